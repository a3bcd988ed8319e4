import { type BillState, billStates } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { StateSegments } from '../../../shared/table/StateSegments.tsx';

interface Props {
  here: BillState | undefined;
  counts: Readonly<Record<BillState, number>> | undefined;
  onChange: (to: BillState | undefined) => void;
}

/** All bills, or those that are so far, with how many there are. */
export const BillStates = ({ here, counts, onChange }: Props) => {
  const { t } = useTranslation('payables');
  return (
    <StateSegments<BillState | 'all'>
      label={t('field.state')}
      here={here ?? 'all'}
      onChange={(to) => onChange(to === 'all' ? undefined : to)}
      states={[
        { value: 'all', text: t('all') },
        ...billStates.map((value) => ({
          value,
          text: t(`state.${value}`),
          count: counts?.[value],
        })),
      ]}
    />
  );
};
