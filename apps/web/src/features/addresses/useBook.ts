import type { AddressBook } from '@alpaca/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { callKey } from '../../shared/api/useCall.ts';
import { useSend } from '../../shared/api/useSend.ts';
import { say } from '../../shared/store/notice.ts';
import { useDelete } from '../../shared/undo/useDelete.ts';
import { type AddressRow, bookCalls } from './kinds.ts';

/** All that a book shows is asked for again. */
export const useRenewBook = () => {
  const client = useQueryClient();
  return (book: AddressBook) => {
    const { list, tags, getDefault } = bookCalls[book];
    return Promise.all(
      [list, tags, getDefault].map((call) => client.invalidateQueries({ queryKey: callKey(call) })),
    );
  };
};

// The button that was pressed tells of failures.
const quiet = { meta: { quiet: true } };

/** What can be done to addresses of a book; each tells when it is done. */
export const useBookActions = (book: AddressBook) => {
  const { t } = useTranslation('addresses');
  const renew = useRenewBook();
  // Both books take and answer the same here.
  const calls = bookCalls[book] as (typeof bookCalls)['consignee'];
  const remove = useDelete({
    call: calls.remove,
    restore: calls.restore,
    renew: () => renew(book),
  });
  const choose = useSend(calls.setDefault, quiet);
  return {
    remove: (rows: readonly AddressRow[]) =>
      remove(
        { body: { ids: rows.map(({ id }) => id) } },
        rows.map(({ name }) => name),
      ),
    async setDefault(id: string) {
      await choose.mutateAsync({ body: { id } });
      say('success', t('defaultSet'));
      await renew(book);
    },
  };
};
