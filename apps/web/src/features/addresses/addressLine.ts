type Part =
  | 'countryCode'
  | 'province'
  | 'city'
  | 'area'
  | 'address1'
  | 'address2'
  | 'address3'
  | 'houseNumber'
  | 'postCode';
type Place = { readonly [P in Part]?: string };

// Written from the large to the small, without spaces between.
const fromLarge = new Set(['CN', 'TW', 'HK', 'MO', 'JP']);

const joined = (parts: readonly (string | undefined)[], mark: string) =>
  parts.filter(Boolean).join(mark);

/** An address on one line, in the order in which its country writes it. */
export const addressLine = (place: Place): string => {
  const { province, city, area, address1, address2, address3, houseNumber, postCode } = place;
  const street = joined([address1, address2, address3, houseNumber], ' ');
  if (fromLarge.has(place.countryCode ?? '')) {
    return joined([joined([province, city, area], '') + street, postCode], ' ');
  }
  return joined([street, area, city, joined([province, postCode], ' ')], ', ');
};
