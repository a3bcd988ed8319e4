export { columnFields } from './columnFields.ts';
export * as exports from './exports.service.ts';
export type { ExportField, ExportKind } from './kinds.service.ts';
export { registerExportKinds } from './kinds.service.ts';
