import type { Says } from '../wire/says.ts';

export const staffSays = {
  refusals: {
    'staff.lastAdministrator': 409,
    'staff.own': 409,
    'staff.beyond': 422,
    'staff.gone': 409,
    'staff.kindFits': 422,
    'staff.expiryPast': 422,
    'role.notFound': 404,
    'role.taken': 409,
    'role.held': 409,
    'role.beyond': 422,
    'role.cannotGrant': 422,
    'role.noSuchRevision': 422,
  },
  permissions: {
    'system:users': { side: 'staff' },
    'system:staffEdit': { side: 'staff', needs: ['system:users'] },
    'system:roleEdit': { side: 'staff', needs: ['system:users'] },
  },
  pages: ['system/Users'],
} as const satisfies Says;

declare module '../wire/says.ts' {
  interface Areas {
    staff: typeof staffSays;
  }
}
