import type { BillLine } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../../shared/feedback/values/StatusTag.tsx';
import { statusKind } from '../../../shared/feedback/values/statusKinds.ts';
import { Stacked } from '../../../shared/table/Stacked.tsx';

/** Whether somebody bears it, or why it stays as it is; and which line billed the same before. */
export const LineTag = ({ line }: { line: BillLine }) => {
  const { t } = useTranslation('billLines');
  const { state, twiceOf, asideNote } = line;
  const isTwice = twiceOf !== null && state === 'matched';
  const before = twiceOf && t('twiceOf', { bill: twiceOf.billNo, line: twiceOf.lineNo });
  return (
    <Stacked below={asideNote || before}>
      {isTwice ? (
        <StatusTag kind="warning">{t('twice')}</StatusTag>
      ) : (
        <StatusTag kind={statusKind('bill_line_state', state)}>{t(`state.${state}`)}</StatusTag>
      )}
    </Stacked>
  );
};
