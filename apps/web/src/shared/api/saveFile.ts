import { type CallSpec, type Envelope, headers, type Request } from '@alpaca/contract';
import { addressOf } from './address.ts';
import { headersOf, resultOf, unanswered } from './answer.ts';
import { settings } from './settings.ts';

type FileCall = CallSpec & { method: 'GET'; result: 'file' };

const nameOf = (disposition: string | null) => {
  const [, name] = /filename\*=UTF-8''([^;]+)/.exec(disposition ?? '') ?? [];
  return name ? decodeURIComponent(name) : '';
};

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
  const token = settings.token();
  const reply = await fetch(settings.origin + addressOf(call, input as object, settings.language), {
    headers: headersOf(call, settings, token),
  }).catch((cause) => Promise.reject(unanswered(cause)));
  if (reply.ok) {
    return keepFile(await reply.blob(), nameOf(reply.headers.get('content-disposition')));
  }
  const envelope = await (reply.json() as Promise<Envelope<unknown>>).catch(() => null);
  const version = reply.headers.get(headers.contractVersion);
  resultOf({ status: reply.status, version, envelope }, settings, token);
};
