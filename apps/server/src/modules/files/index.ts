export { requireFileQuota } from './fileQuota.ts';
export * as files from './files.service.ts';
export { type FileGuard, registerFileGuards } from './files.service.ts';
export { type FileFacts, filesByKey, giveFilesTo, requireOwnFiles } from './ownFiles.service.ts';
export { parcelPhotos, photoCounts } from './parcelPhotos.repository.ts';
export { requirePicture } from './pictures.service.ts';
