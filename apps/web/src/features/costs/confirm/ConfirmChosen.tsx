import type { CostChange } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { sumsText } from '../../../shared/feedback/values/sumsText.ts';
import { ActionButton } from '../../../shared/permission/ActionButton.tsx';
import { sumsOf } from '../../orders/index.ts';
import { useConfirmChanges } from './useConfirmChanges.ts';

interface Props {
  changes: readonly CostChange[];
  onDone: () => void;
  /** Nothing was done: what stands now is shown, and what was chosen stays. */
  onLook: () => void;
}

/** Agrees to all that were chosen, once their sum was seen. */
export const ConfirmChosen = ({ changes, onDone, onLook }: Props) => {
  const { t } = useTranslation(['costs', 'shared']);
  const confirm = useConfirmChanges();
  const sums = sumsOf(
    changes.map(({ currency, difference }) => ({ currency, amount: difference })),
  );
  const count = changes.length;
  return (
    <ActionButton
      permission="order:costChanges"
      type="primary"
      confirm={{
        title: t('confirmMany', { count }),
        text: t('confirmManyText', { sum: sumsText(sums, t('shared:list.comma')) }),
        samples: changes.map(({ transactionOrderNo }) => transactionOrderNo),
        yes: t('confirmYes', { count }),
      }}
      onClick={() => confirm(changes).then(onDone, onLook)}
    >
      {t('confirmYes', { count })}
    </ActionButton>
  );
};
