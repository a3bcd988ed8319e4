/** Stands where something stood that nobody has to read in a log. */
export const masked = '•••';
const mostBytes = 4096;

/** People, where they live, what they are known by to authorities, and secrets. */
const maskedNames = new Set(
  `name realname alias company contact consigneeName buyerAccount
   address address1 address2 address3 houseNumber area city postCode postalCode zip street
   phone phone2 mobile tel email
   taxNo taxNumber eoriNo vatNo certificateNo idCard identityCard passport
   accessCode deliveryNotes remark keyword
   secret password token authorization`
    .toLowerCase()
    .split(/\s+/),
);

export const isMasked = (name: string) => maskedNames.has(name.toLowerCase().replace(/[_-]/g, ''));

// That a field was left empty tells nothing of anybody, and is often what was wrong.
const isEmpty = (value: unknown) => value === null || value === '';

const replaced = (name: string, value: unknown) =>
  isMasked(name) && !isEmpty(value) ? masked : value;

const bytesOf = (text: string) => Buffer.byteLength(text);

/** So much of a text as is kept. */
export const shortened = (text: string, most = mostBytes) => {
  if (bytesOf(text) <= most) return text;
  const ellipsis = '…';
  const room = Buffer.from(text).subarray(0, most - bytesOf(ellipsis));
  // A character that was cut through is left out.
  return new TextDecoder().decode(room, { stream: true }) + ellipsis;
};

/** A value as JSON, without what is nobody's business. */
export const maskBody = (value: unknown) =>
  value === undefined || value === null ? '' : shortened(JSON.stringify(value, replaced));

const nameOf = (pair: string) => {
  const [name = ''] = pair.split('=');
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
};

/** The same for what is asked in an address. */
export const maskPath = (url: string) => {
  const [path = '', ...query] = url.split('?');
  const pairs = query.join('?').split('&');
  const shown = pairs.map((pair) =>
    isMasked(nameOf(pair)) ? `${pair.split('=')[0]}=${masked}` : pair,
  );
  return shortened(query.length > 0 ? `${path}?${shown.join('&')}` : path, 2048);
};
