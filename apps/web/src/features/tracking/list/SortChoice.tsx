import type { TrackSort } from '@alpaca/contract';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';

interface Props {
  value: TrackSort;
  onChange: (sort: TrackSort) => void;
}

/** What moved last first, or what has been silent longest. A phone has no heads of columns to press. */
export const SortChoice = ({ value, onChange }: Props) => {
  const { t } = useTranslation('tracking');
  return (
    <Select
      variant="borderless"
      aria-label={t('sort.label')}
      popupMatchSelectWidth={false}
      value={value}
      onChange={onChange}
      options={[
        { value: '-latest', label: t('sort.newest') },
        { value: 'latest', label: t('sort.silent') },
      ]}
    />
  );
};
