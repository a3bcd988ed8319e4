import type { addStaff, Request, StaffMember } from '@alpaca/contract';

type Body = Request<typeof addStaff>['body'];

export type PersonValues = Omit<Body, 'username' | 'phone' | 'email'> & {
  username?: string;
  phone?: string;
  email?: string;
};

export const fresh: Partial<PersonValues> = { kind: 'operator', isIt: false, roles: [] };

export const valuesOf = (person: StaffMember): PersonValues => ({
  realname: person.realname,
  phone: person.phone,
  email: person.email,
  kind: person.kind,
  isIt: person.isIt,
  roles: person.roles.map(({ roleId, until }) => ({ roleId, until })),
});

/** As it is sent: what was left empty is left out. */
export const bodyOf = ({ phone, email, username: _, ...values }: PersonValues) => ({
  ...values,
  ...(phone && { phone }),
  ...(email && { email }),
});
