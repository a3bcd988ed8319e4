import { listDeliveryCodes } from '@alpaca/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ApiError, refusedBy } from '../../shared/api/error.ts';
import { showError } from '../../shared/api/showError.ts';
import { callKey } from '../../shared/api/useCall.ts';
import { useSend } from '../../shared/api/useSend.ts';
import { useConfirm } from '../../shared/feedback/dialogs/useConfirm.tsx';
import { useEdit } from '../../shared/revision/useEdit.tsx';
import { type AddressKind, bookCalls, formCalls } from './kinds.ts';

type Values = Record<string, unknown>;
type Begun = { id: string; revision: number };

// An emptied choice is undefined, and would leave out what the contract's default says.
const filled = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** Saves a form; an address that is there already is saved again only if it is meant. */
export const useSaveAddress = (
  kind: AddressKind,
  begun?: Begun,
  onTheirs: () => void = () => {},
) => {
  const { t } = useTranslation('addresses');
  const client = useQueryClient();
  const { ask, dialog } = useConfirm();
  const calls = formCalls[kind];
  // The kinds take different fields and are otherwise saved alike.
  const edit = useEdit(
    calls.edit as (typeof formCalls)['consignee']['edit'],
    {
      label: (field) => t(`field.${field as 'name'}`),
      onTheirs: () => {
        renew();
        onTheirs();
      },
    },
    { meta: { quiet: true } },
  );
  const add = useSend(calls.add as (typeof formCalls)['consignee']['add'], {
    meta: { quiet: true },
  });

  const post = (values: Values, allowDuplicate: boolean) => {
    const body = {
      ...filled(values),
      ...begun,
      ...(allowDuplicate && { allowDuplicate }),
    };
    return (begun ? edit : add).mutateAsync({ body: body as never });
  };

  const renew = () => {
    const book = kind === 'delivery' ? null : bookCalls[kind];
    const stale = [
      calls.read,
      ...(book ? [book.list, book.tags, book.getDefault] : [listDeliveryCodes]),
    ];
    for (const one of stale) void client.invalidateQueries({ queryKey: callKey(one) });
  };

  /** Whether it was saved. */
  const save = async (values: Values, allowDuplicate = false): Promise<boolean> => {
    try {
      await post(values, allowDuplicate);
    } catch (error) {
      if (refusedBy(error, 'address.duplicate')) {
        const question = { title: t('duplicateTitle'), yes: t('saveAnyway') };
        const text = (error as ApiError).message;
        return (await ask({ ...question, text })) && save(values, true);
      }
      // What names fields is shown at them, who saved first has been asked about.
      const told = error instanceof ApiError && (error.issues.length > 0 || error.changed);
      if (!told) showError(error);
      return false;
    }
    renew();
    return true;
  };
  return {
    save,
    dialog: (
      <>
        {dialog}
        {edit.dialog}
      </>
    ),
    busy: add.isPending || edit.isPending,
    error: add.error ?? edit.error,
  };
};
