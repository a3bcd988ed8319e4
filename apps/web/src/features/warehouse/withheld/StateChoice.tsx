import type { listWithheld, Parsed } from '@alpaca/contract';
import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './Withheld.module.css';

type State = Parsed<typeof listWithheld>['body']['state'];

/** What is withheld now, or what was. */
export const StateChoice = ({
  value,
  onChange,
}: {
  value: State;
  onChange: (to: State) => void;
}) => {
  const { t } = useTranslation('withheld');
  return (
    <Segmented
      className={styles.state ?? ''}
      aria-label={t('state.label')}
      value={value}
      onChange={onChange}
      options={(['open', 'ended'] as const).map((one) => ({
        value: one,
        label: t(`state.${one}`),
      }))}
    />
  );
};
