import { cleanPdf, UnusablePdf, type UnusableReason } from '../pdf/index.ts';
import { type RefusalKey, refuseUpload } from './refused.ts';

const refusals: Readonly<Record<UnusableReason, RefusalKey>> = {
  active: 'upload.active',
  broken: 'upload.broken',
  empty: 'upload.broken',
  encrypted: 'upload.locked',
  tooLarge: 'upload.tooLarge',
  tooManyPages: 'upload.tooLarge',
};

/** A document is to be read: its pages are kept, and nothing that runs, opens or carries something. */
export const checkPdf = async (came: Buffer) => {
  try {
    const { bytes, pages } = await cleanPdf(came);
    return { body: bytes, pages: pages.length };
  } catch (error) {
    if (!(error instanceof UnusablePdf)) throw error;
    return refuseUpload(refusals[error.reason], { reason: 'pdf' });
  }
};
