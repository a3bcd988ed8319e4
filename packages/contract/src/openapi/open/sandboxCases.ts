/** What an order of the sandbox can be made to meet, by how its customer number begins. */
export const sandboxCases = [
  'refuse-postcode',
  'refuse-address',
  'refuse-parcel',
  'refuse-content',
  'late-label',
  'no-answer',
  'keep-label',
  'withhold-battery',
  'weigh-heavier',
  'bill-heavier',
  'return-parcel',
  'lose-parcel',
  'stall-parcel',
] as const;
export type SandboxCase = (typeof sandboxCases)[number];

export const sandboxCaseOf = (customerNo = ''): SandboxCase | undefined =>
  sandboxCases.find((name) => customerNo.toLowerCase().startsWith(name));
