import { createFileTicket, exportVerifyMsg, downloadFile as fileCall } from '@alpaca/contract';
import { addressOf } from './address.ts';
import { request } from './request.ts';
import { settings } from './settings.ts';

/** Saves what a link of ours gives, by the browser itself. */
export const downloadLink = (address: string) => {
  const link = document.createElement('a');
  link.href = address;
  // Empty: the name that the server gives the file stays. A refusal is not shown as a page.
  link.download = '';
  link.click();
};

/**
 * Saves a stored file under its own name. A plain link can't carry the token, so it carries a
 * ticket of one minute; the browser then loads the file by itself, however big it is.
 */
export const downloadFile = async (key: string) => {
  const { ticket } = await request(createFileTicket, { body: { key } });
  downloadLink(addressOf(fileCall, { params: { key }, query: { ticket } }, settings.language));
};

/** Saves the file that marks an import's bad rows, by the link that is made for such files. */
export const downloadErrorFile = async (key: string) => {
  const { ticket } = await request(createFileTicket, { body: { key } });
  downloadLink(addressOf(exportVerifyMsg, { query: { key, token: ticket } }, settings.language));
};
