export * as files from './files.service.ts';
export { type FileFacts, filesByKey, requireOwnFiles } from './ownFiles.service.ts';
