import {
  type CostChange,
  isOpenChange,
  isWeighedReason,
  toAmount,
  toMinor,
} from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useShownDialog } from '../../../shared/feedback/dialogs/useShownDialog.ts';
import { ActionButton } from '../../../shared/permission/ActionButton.tsx';
import { RuleDialog } from './RuleDialog.tsx';

/** How much of what was announced was let go in the end. */
const letGoOf = ({ difference, settled, currency }: CostChange) =>
  settled === null ? 0n : toMinor(difference, currency) - toMinor(settled, currency);

/** After a dispute in which something was let go: the next ones like it need none. */
export const MakeRule = ({ change }: { change: CostChange }) => {
  const { t } = useTranslation('tolerances');
  const dialog = useShownDialog<CostChange>();
  const letGo = letGoOf(change);
  const isOver = change.threadId && !isOpenChange(change.state);
  if (!isOver || letGo <= 0n || !isWeighedReason(change.reason)) return null;
  return (
    <>
      <ActionButton permission="ops:disputes" onClick={() => dialog.show(change)}>
        {t('makeRule')}
      </ActionButton>
      {dialog.of && (
        <RuleDialog
          key={dialog.key}
          open={dialog.open}
          change={dialog.of}
          letGo={toAmount(letGo, change.currency)}
          onClose={dialog.close}
        />
      )}
    </>
  );
};
