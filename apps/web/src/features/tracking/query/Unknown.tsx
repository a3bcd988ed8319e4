import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { CopyText } from '../../../shared/feedback/values/CopyText.tsx';
import styles from './Query.module.css';

/** Numbers without a parcel, together, with what to do about them. */
export const Unknown = ({ numbers }: { numbers: readonly string[] }) => {
  const { t } = useTranslation(['tracking', 'shared']);
  if (numbers.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={t('query.unknown', { count: numbers.length })}
      description={
        <>
          <p className={styles.numbers}>{numbers.join(t('shared:list.comma'))}</p>
          <p>{t('query.unknownText')}</p>
          <CopyText text={numbers.join('\n')}>{t('query.copy')}</CopyText>
        </>
      }
    />
  );
};
