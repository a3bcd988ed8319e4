import type { FileGuard } from '../files/index.ts';
import { withFile } from './besides.repository.ts';
import { isSeen } from './talkKinds.ts';

/** A file is for whoever may see a talk in which it was shown. */
export const threadFileGuard: FileGuard = {
  purpose: 'threadFile',
  mayFetch: async (ctx, key) => {
    for (const talk of await withFile(ctx, key)) if (await isSeen(ctx, talk)) return true;
    return false;
  },
};
