import type { AddressBook } from '@alpaca/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { callKey } from '../../shared/api/useCall.ts';
import { useSend } from '../../shared/api/useSend.ts';
import { say } from '../../shared/store/notice.ts';
import { bookCalls } from './kinds.ts';

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
  const remove = useSend(
    bookCalls[book].remove as (typeof bookCalls)['consignee']['remove'],
    quiet,
  );
  const choose = useSend(
    bookCalls[book].setDefault as (typeof bookCalls)['consignee']['setDefault'],
    quiet,
  );
  return {
    async remove(ids: string[]) {
      await remove.mutateAsync({ body: { ids } });
      say('success', t('deleted', { count: ids.length }));
      await renew(book);
    },
    async setDefault(id: string) {
      await choose.mutateAsync({ body: { id } });
      say('success', t('defaultSet'));
      await renew(book);
    },
  };
};
