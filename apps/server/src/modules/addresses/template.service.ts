import { type AddressBook, constants, downloadFile } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import * as files from '../files/files.service.ts';
import * as imports from '../imports/imports.service.ts';

/** Where the sheet to fill in can be fetched once, within a minute. */
export const templateUrl = async (ctx: Ctx, book: AddressBook) => {
  const key = await imports.createTemplate(ctx, imports.allowedKind(ctx, book));
  const { ticket } = await files.ticketFor(ctx, key);
  const path = downloadFile.path.replace('{key}', key);
  return { url: `${constants.basePath}${path}?${new URLSearchParams({ ticket })}` };
};
