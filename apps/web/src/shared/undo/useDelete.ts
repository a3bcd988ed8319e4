import type { CallSpec, Request, Restored } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { request } from '../api/request.ts';
import { useSend } from '../api/useSend.ts';
import { say } from '../store/notice.ts';
import { offerUndo } from './offerUndo.ts';

interface Deletion<C extends CallSpec, R extends CallSpec> {
  call: C;
  /** Takes the same, and gives back what was deleted. */
  restore: R;
  /** Reads anew what shows them. */
  renew: () => unknown;
}

// Generic over the calls: TypeScript can't see that both take the same.
const sendRestore = request as unknown as (call: CallSpec, input: unknown) => Promise<Restored>;

/** Deletes at once and offers to take it back: `await remove({ body: { ids } }, names)`. */
export const useDelete = <C extends CallSpec, R extends CallSpec>({
  call,
  restore,
  renew,
}: Deletion<C, R>) => {
  const { t } = useTranslation('shared');
  // The button that was pressed tells of failures.
  const removing = useSend(call, { meta: { quiet: true } });
  return async (input: Request<C> & Request<R>, names: readonly string[]) => {
    await removing.mutateAsync(input as never).finally(renew);
    const [name] = names;
    const told =
      names.length === 1
        ? t('undo.deleted', { name })
        : t('undo.deletedMany', { count: names.length });
    offerUndo(told, async () => {
      try {
        const { restored } = await sendRestore(restore, input);
        say('success', t(restored > 0 ? 'undo.done' : 'undo.already'));
      } finally {
        await renew();
      }
    });
  };
};
