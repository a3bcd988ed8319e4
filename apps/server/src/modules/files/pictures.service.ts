import type { UploadPurpose } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { refuse } from '../../platform/refusal.ts';
import { requireOwnFiles } from './ownFiles.service.ts';

interface Wanted {
  image: string;
  /** What it has already: it may be one that the web brings with it. */
  before?: string;
  purpose: UploadPurpose;
}

/** A picture that was brought for this, or the one that it has already: no address from elsewhere. */
export const requirePicture = async (ctx: Ctx, { image, before, purpose }: Wanted) => {
  if (image === before) return;
  if (!/^[0-9a-f-]{36}$/.test(image)) refuse('file.notFound');
  await requireOwnFiles(ctx, { keys: [image], purpose });
};
