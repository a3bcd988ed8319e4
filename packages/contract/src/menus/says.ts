import type { Says } from '../wire/says.ts';

export const menusSays = {
  refusals: {
    'menu.notFound': 404,
    'menu.versionNotFound': 404,
    'menu.permissionTaken': 409,
    'menu.permissionUnknown': 422,
    'menu.pageUnknown': 422,
    'menu.pageTaken': 409,
    // A merchant named for a page of the staff, or the other way round, would never see it.
    'menu.kindsCannotHold': 422,
    'menu.redirectUnknown': 422,
    'menu.typeFixed': 422,
    // What stands below what: buttons below pages, everything else below groups.
    'menu.wrongParent': 422,
    'menu.cycle': 422,
    'menu.tooDeep': 422,
    'menu.tooMany': 409,
    'menu.lockedOut': 409,
    'menu.nothingToPublish': 409,
    'menu.hasRules': 409,
  },
  permissions: {
    'system:menus': { side: 'staff' },
    'system:icons': { side: 'staff' },
  },
  pages: ['system/Menus', 'system/Icons'],
} as const satisfies Says;

declare module '../wire/says.ts' {
  interface Areas {
    menus: typeof menusSays;
  }
}
