export * from './importFiles.ts';
export { ImportKindField, type ImportKindName, importAccess, importKinds } from './importKinds.ts';
export * from './importMoves.ts';
export * from './importRows.ts';
export * from './imports.ts';
export {
  ImportCounts,
  ImportField,
  ImportView,
  type KnownSheetName,
  knownSheets,
} from './importView.ts';
