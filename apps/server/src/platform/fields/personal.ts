/** Fields by which somebody is reached, or known to an authority, whatever form they stand in. */
export const personalFields = [
  'phone',
  'phone2',
  'email',
  'taxNo',
  'eoriNo',
  'certificateNo',
] as const;

const personal = new Set<string>(personalFields);

export const isPersonal = (field: string) => personal.has(field);
