export { type CheckedFile, inspectUpload } from './inspect.ts';
export { purposes } from './purposes.ts';
export { UploadRefused } from './refused.ts';
