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

/** The moment that the wire's words mean in the tenant's zone. */
export const fromWire = (wire: string, zone: string): Date => {
  const wanted = asIfUtc(wire);
  // Twice, because the offset at the first guess may be another side of a clock change.
  let guess = wanted;
  for (let i = 0; i < 2; i++) guess += wanted - asIfUtc(toWire(new Date(guess), zone));
  return new Date(guess);
};
