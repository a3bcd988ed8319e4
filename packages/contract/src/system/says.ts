import type { Says } from '../wire/says.ts';

export const systemSays = {
  refusals: {
    'preference.tooMany': 409,
    'check.refused': 422,
    'setting.outOfRange': 422,
    'setting.changedMeanwhile': 409,
  },
  permissions: {
    'system:logs': { side: 'staff' },
    'system:settings': { side: 'staff' },
    'system:settingEdit': { side: 'staff' },
  },
  pages: ['system/Logs', 'system/Settings'],
} as const satisfies Says;

declare module '../wire/says.ts' {
  interface Areas {
    system: typeof systemSays;
  }
}
