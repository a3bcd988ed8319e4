import type { Request } from '@alpaca/contract';
import { type FileCall, fileCall } from './fileCall.ts';

/** Puts a file that this page has made among the person's downloads. */
export const keepFile = (file: Blob, name: string) => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has taken the file over by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};

/** Saves a file that a call makes on the spot; one that is stored has a link (`downloadFile`). */
export const saveFile = async <C extends FileCall>(call: C, input: Request<C>) => {
  const { file, name } = await fileCall(call, input);
  keepFile(file, name);
};
