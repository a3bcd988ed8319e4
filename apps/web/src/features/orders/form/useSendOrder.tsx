import { type OrderSummary, saveDraft, submitOrder } from '@alpaca/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, refusedBy } from '../../../shared/api/error.ts';
import { showError } from '../../../shared/api/showError.ts';
import { useConfirm } from '../../../shared/feedback/dialogs/useConfirm.tsx';
import type { Fields } from '../../../shared/revision/changed.ts';
import { useEdit } from '../../../shared/revision/useEdit.tsx';
import { draftOf, formOf, numbered } from '../model/formOf.ts';
import type { Issues } from '../model/issues.ts';
import type { OrderValues } from '../model/values.ts';
import { useOrderWords } from './useOrderWords.ts';

interface Means {
  id: string | undefined;
  /** The number of the order to go on with. */
  orderNo: string | undefined;
  /** Puts what the server found at its fields. */
  onIssues: (words: Issues) => void;
  /** Quotes the order again and tells what it costs now. */
  requote: () => Promise<string | undefined>;
  /** Fills the form with the order as it is saved now. */
  onReload: () => void;
}

interface Agreed {
  total: string | undefined;
  remote?: boolean;
}

const quiet = { meta: { quiet: true } };

const inForm = {
  of: ({ form }: { form: unknown }) => form as Fields,
  into: <B extends { form: unknown }>(body: B, form: Fields): B => ({ ...body, form }) as B,
};

/** Submits or saves an order; what costs more than was seen is asked before it is sent again. */
export const useSendOrder = ({ id, orderNo, onIssues, requote, onReload }: Means) => {
  const { t } = useTranslation('orders');
  const { ask, dialog } = useConfirm();
  const means = { ...useOrderWords(), form: inForm, onTheirs: onReload };
  const submitting = useEdit(submitOrder, means, quiet);
  const saving = useEdit(saveDraft, means, quiet);
  // What was saved here and is still open.
  const [made, setMade] = useState(0);
  const begun = ({ revision = 0 }: OrderValues) =>
    id ? { id, revision: Math.max(revision, made) } : {};
  const [rest, setRest] = useState<readonly string[]>([]);

  const refuse = (error: unknown): null => {
    if (!(error instanceof ApiError)) throw error;
    if (error.changed) return null;
    if (error.errorKey === 'order.customerNoTaken') onIssues({ customerNo: error.message });
    else if (error.issues.length > 0) {
      onIssues(
        Object.fromEntries(error.issues.map(({ path, message }) => [placeOf(path), message])),
      );
    } else if (error.errorKey === 'order.notQuoted') setRest([error.message]);
    else showError(error);
    return null;
  };

  const submit = async (values: OrderValues, agreed: Agreed): Promise<OrderSummary | null> => {
    setRest([]);
    const { total, remote = false } = agreed;
    try {
      return await submitting.mutateAsync({
        body: {
          ...begun(values),
          form: formOf(numbered(values, orderNo)),
          remoteAgreed: remote,
          ...(total !== undefined && { agreedTotal: total }),
        },
      });
    } catch (error) {
      if (refusedBy(error, 'order.remote') && !remote) {
        const question = { title: t('remote.title'), text: t('remote.text'), yes: t('goOn') };
        return (await ask(question)) ? submit(values, { total, remote: true }) : null;
      }
      if (refusedBy(error, 'order.priceRose')) {
        const now = await requote();
        const text = (error as ApiError).message;
        const question = { title: t('priceRose.title'), text, yes: t('goOn') };
        return (await ask(question)) ? submit(values, { total: now, remote }) : null;
      }
      return refuse(error);
    }
  };

  const save = async (values: OrderValues): Promise<OrderSummary | null> => {
    setRest([]);
    try {
      const form = draftOf(numbered(values, orderNo));
      const from = begun(values);
      const saved = await saving.mutateAsync({ body: { ...from, form } });
      // On top of somebody else's changes: those are not in this form yet.
      if (from.revision && saved.revision > from.revision + 1) onReload();
      else setMade(saved.revision);
      return saved;
    } catch (error) {
      return refuse(error);
    }
  };
  const dialogs = (
    <>
      {dialog}
      {submitting.dialog}
      {saving.dialog}
    </>
  );
  return { submit, save, rest, dialog: dialogs };
};

// The server names fields from the body's root.
const placeOf = (path: string) => path.replace(/^(body\.)?form\./, '');
