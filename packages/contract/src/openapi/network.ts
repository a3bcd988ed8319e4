// zod knows addresses too, but by patterns that would come with the home page.

const isWithin = (digits: string | undefined, most: number) =>
  digits === undefined || (/^(0|[1-9]\d{0,2})$/.test(digits) && Number(digits) <= most);

const isV4 = (address: string) => {
  const parts = address.split('.');
  return parts.length === 4 && parts.every((part) => part !== '' && isWithin(part, 255));
};

const groupsOf = (half: string) => (half === '' ? [] : half.split(':'));

/** Eight groups, of which one run of noughts may be left out; the last two may be written as IPv4. */
const isV6 = (address: string) => {
  const halves = address.split('::');
  if (halves.length > 2) return false;
  const groups = halves.flatMap(groupsOf);
  const last = groups.at(-1) ?? '';
  const endsAsV4 = last.includes('.');
  const hex = endsAsV4 ? groups.slice(0, -1) : groups;
  if (endsAsV4 && !isV4(last)) return false;
  const count = hex.length + (endsAsV4 ? 2 : 0);
  return (
    hex.every((group) => /^[0-9a-f]{1,4}$/i.test(group)) &&
    (halves.length === 2 ? count <= 7 : count === 8)
  );
};

/** One address, or a network such as 203.0.113.0/24. */
export const isNetwork = (text: string): boolean => {
  const [address = '', bits, ...more] = text.split('/');
  if (more.length > 0) return false;
  return address.includes(':')
    ? isV6(address) && isWithin(bits, 128)
    : isV4(address) && isWithin(bits, 32);
};
