const formats = new Map<string, Intl.DateTimeFormat>();

// sv-SE writes YYYY-MM-DD HH:mm:ss, which is the wire's form.
const format = (zone: string) => {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  formats.set(zone, made);
  return made;
};

/** A moment as the wire tells it, in the tenant's zone. */
export const toWire = (moment: Date, zone: string): string => format(zone).format(moment);

const asIfUtc = (wire: string) => Date.parse(`${wire.replace(' ', 'T')}Z`);

const dayMs = 86_400_000;

const offsetAt = (time: number, zone: string) => asIfUtc(toWire(new Date(time), zone)) - time;

/**
 * The moment that the wire's words mean in the tenant's zone. An hour that the clocks repeat means
 * its first time; an hour that they skip means as much later as they were put forward, so that a
 * day never begins in the day before.
 */
export const fromWire = (wire: string, zone: string): Date => {
  const wanted = asIfUtc(wire);
  // A zone's clocks change at most once in two days, so one of these offsets holds.
  const byFormer = new Date(wanted - offsetAt(wanted - dayMs, zone));
  const byLatter = new Date(wanted - offsetAt(wanted + dayMs, zone));
  return toWire(byFormer, zone) !== wire && toWire(byLatter, zone) === wire ? byLatter : byFormer;
};
