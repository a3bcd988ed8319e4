import { type OrderSummary, saveDraft, submitOrder } from '@alpaca/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, refusedBy } from '../../../shared/api/error.ts';
import { showError } from '../../../shared/api/showError.ts';
import { useSend } from '../../../shared/api/useSend.ts';
import { useConfirm } from '../../../shared/feedback/useConfirm.tsx';
import { draftOf, formOf, numbered } from '../model/formOf.ts';
import type { Issues } from '../model/issues.ts';
import type { OrderValues } from '../model/values.ts';

interface Means {
  id: string | undefined;
  /** The number of the order to go on with. */
  orderNo: string | undefined;
  /** Puts what the server found at its fields. */
  onIssues: (words: Issues) => void;
  /** Quotes the order again and tells what it costs now. */
  requote: () => Promise<string | undefined>;
}

interface Agreed {
  total: string | undefined;
  remote?: boolean;
}

const quiet = { meta: { quiet: true } };

/** Submits or saves an order; what costs more than was seen is asked before it is sent again. */
export const useSendOrder = ({ id, orderNo, onIssues, requote }: Means) => {
  const { t } = useTranslation('orders');
  const { ask, dialog } = useConfirm();
  const submitting = useSend(submitOrder, quiet);
  const saving = useSend(saveDraft, quiet);
  const [rest, setRest] = useState<readonly string[]>([]);

  const refuse = (error: unknown): null => {
    if (!(error instanceof ApiError)) throw error;
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
          ...(id && { id }),
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
      return await saving.mutateAsync({ body: { ...(id && { id }), form } });
    } catch (error) {
      return refuse(error);
    }
  };
  return { submit, save, rest, dialog };
};

// The server names fields from the body's root.
const placeOf = (path: string) => path.replace(/^(body\.)?form\./, '');
