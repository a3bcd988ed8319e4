import { useTranslation } from 'react-i18next';
import { LoadState } from '../../shared/feedback/states/ErrorState.tsx';
import { FormSkeleton } from '../../shared/feedback/states/Skeletons.tsx';
import { ListPage } from '../../shared/list/ListPage.tsx';
import styles from './Keeping.module.css';
import { DataParts } from './merchant/DataParts.tsx';
import { useMerchantData } from './merchant/useMerchantData.ts';

/** A company's own data, for its owner. */
export default function OwnDataPage() {
  const { t } = useTranslation('keeping');
  const query = useMerchantData(undefined);
  const { data, refetch } = query;
  return (
    <ListPage title={t('own.title')}>
      <p className={styles.lead}>{t('own.lead')}</p>
      <LoadState query={query}>
        <FormSkeleton fields={5} />
      </LoadState>
      {data && (
        <div className={styles.narrow}>
          <DataParts data={data} merchantId={undefined} onChanged={() => void refetch()} />
        </div>
      )}
    </ListPage>
  );
}
