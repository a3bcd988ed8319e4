import type { Edited } from '../../../platform/revisions/revisions.ts';

/** An order as people edit it: by its form. */
export const edited: Edited = { kind: 'order', table: 'orders', missing: 'order.notFound' };
