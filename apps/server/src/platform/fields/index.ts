/**
 * Fields that are sealed at rest: phones, mail addresses, identity and tax numbers.
 *
 * - `ctx.tenant.ring` has the tenant's keys, so sealing and opening are plain calls: no await, no round
 *   trip. The directory reads them with the tenant, and again every few minutes.
 * - A place is `table.column`, and with the tenant it is what a value is sealed for (AAD). The row's id
 *   is not: rows are copied into sandboxes, kept when deleted and put back, and upserted where the
 *   database chooses whose id stays. Who can write rows could swap their owners as well.
 * - A sandbox has its live tenant's keys.
 * - What is not sealed, `openField` and `openWhole` give back as it is: a release goes out first, the
 *   job seals old rows after it.
 * - In a seed or a tool without a ctx: `sealingOf(db, keeper, tenantId)`.
 */
export { fieldIndex, optionalIndex } from './fieldIndex.ts';
export { lastFour } from './lastFour.ts';
export { openRow } from './openRow.ts';
export { isPersonal } from './personal.ts';
export { isSealed } from './ring.ts';
export type { Place, Sealing } from './sealing.ts';
export {
  openField,
  openOptional,
  openWhole,
  sealField,
  sealOptional,
  sealWhole,
} from './sealing.ts';
export { sealingOf } from './sealingOf.ts';
export { turnFields } from './turnFields.ts';
