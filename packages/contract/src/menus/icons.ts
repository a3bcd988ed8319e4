import * as z from 'zod/mini';
import { call } from '../wire/call.ts';

export const IconUse = z.strictObject({
  icon: z.string(),
  /** Entries of the published menu that show it, in the reader's language. */
  usedBy: z.array(z.string()),
});
export type IconUse = z.infer<typeof IconUse>;

/** The icons that menu entries may show, and which ones do. For IT people. */
export const listMenuIcons = call({
  method: 'GET',
  path: '/sys/permission/icons',
  access: 'system:icons',
  rules: { none: 'icons' },
  result: z.array(IconUse),
  refuses: ['request.forbidden'],
});
