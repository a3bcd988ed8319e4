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

const two = (n: number) => String(n).padStart(2, '0');

const isoWith = (wire: string, offsetMs: number) => {
  const minutes = offsetMs / 60_000;
  const [hours, rest] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${wire.replace(' ', 'T')}${minutes < 0 ? '-' : '+'}${two(hours)}:${two(rest)}`;
};

/** A moment as other systems read it: ISO 8601 with the zone's offset. */
export const toIso = (moment: Date, zone: string): string =>
  isoWith(toWire(moment, zone), offsetAt(moment.getTime(), zone));

const asIfUtc = (wire: string) => Date.parse(`${wire.replace(' ', 'T')}Z`);

const dayMs = 86_400_000;

// Clocks are only ever changed at a full quarter of an hour, so what holds at its beginning holds until the next.
const quarterMs = 900_000;
const keptMost = 20_000;
const offsets = new Map<string, number>();

/** By how much a zone's clocks are ahead. Kept, since telling it by the calendar takes as long as all else of an event. */
const offsetAt = (time: number, zone: string): number => {
  const quarter = Math.floor(time / quarterMs) * quarterMs;
  const key = `${quarter}${zone}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const offset = asIfUtc(toWire(new Date(quarter), zone)) - quarter;
  if (offsets.size >= keptMost) offsets.clear();
  offsets.set(key, offset);
  return offset;
};

/**
 * The moment that the wire's words mean in the tenant's zone. An hour that the clocks repeat means
 * its first time; an hour that they skip means as much later as they were put forward, so that a
 * day never begins in the day before.
 */
export const fromWire = (wire: string, zone: string): Date => {
  const wanted = asIfUtc(wire);
  // A zone's clocks change at most once in two days, so one of these offsets holds.
  const [former, latter] = [offsetAt(wanted - dayMs, zone), offsetAt(wanted + dayMs, zone)];
  const byFormer = new Date(wanted - former);
  if (former === latter) return byFormer;
  const byLatter = new Date(wanted - latter);
  return toWire(byFormer, zone) !== wire && toWire(byLatter, zone) === wire ? byLatter : byFormer;
};

/** What the wire told, as other systems read it. Told by the calendar once already, it is not told by it again. */
export const isoOfWire = (wire: string, zone: string): string =>
  isoWith(wire, offsetAt(fromWire(wire, zone).getTime(), zone));
