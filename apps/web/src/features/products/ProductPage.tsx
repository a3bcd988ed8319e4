import { getProductDetail } from '@alpaca/contract';
import { Button } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { useCall } from '../../shared/api/useCall.ts';
import { LoadState } from '../../shared/feedback/states/ErrorState.tsx';
import { FormSkeleton } from '../../shared/feedback/states/Skeletons.tsx';
import { ListPage } from '../../shared/list/ListPage.tsx';
import { DetailTable } from '../../shared/table/DetailTable.tsx';
import { useTab } from '../../shared/tabs/tabContext.ts';
import { ActiveOnly } from '../accounts/index.ts';
import { Favourite } from '../rates/index.ts';
import { FreightTable } from './FreightTable.tsx';
import { LimitFacts, ProductFacts } from './ProductFacts.tsx';
import styles from './Products.module.css';
import { trialHref } from './paths.ts';

const Product = ({ id }: { id: string }) => {
  const { t } = useTranslation('products');
  const navigate = useNavigate();
  const tab = useTab();
  const query = useCall(getProductDetail, { query: { id } }, { meta: { quiet: true } });
  const { data } = query;
  const name = data?.product.name ?? '';
  const { setTitle } = tab;
  useEffect(() => {
    if (name) setTitle(name);
  }, [name, setTitle]);
  if (!data) {
    return (
      <ListPage title={t('list.title')}>
        <LoadState query={query}>
          <FormSkeleton fields={10} />
        </LoadState>
      </ListPage>
    );
  }
  return (
    <ListPage
      title={name}
      actions={
        <>
          <Favourite productId={id} product={name} />
          <Button type="primary" onClick={() => void navigate(trialHref)}>
            {t('try')}
          </Button>
        </>
      }
    >
      <ProductFacts detail={data} />
      <LimitFacts limits={data.terms.limits} />
      {data.restrictions && (
        <section className={styles.card}>
          <h2>{t('detail.restrictions')}</h2>
          <p className={styles.words}>{data.restrictions}</p>
        </section>
      )}
      <h2 className={styles.heading}>{t('detail.surcharges')}</h2>
      <DetailTable
        label={t('detail.surcharges')}
        rows={data.surcharges}
        rowKey={({ code }) => code}
        empty={<p className={styles.soft}>{t('detail.noSurcharges')}</p>}
        columns={[
          { key: 'name', title: t('detail.surcharge'), width: 200 },
          { key: 'about', title: t('detail.about'), width: 560 },
        ]}
      />
      <h2 className={styles.heading}>{t('detail.freight')}</h2>
      <FreightTable productId={id} />
    </ListPage>
  );
};

/** One product: what it takes, what it costs, what else is charged. */
export default function ProductPage() {
  const [params] = useSearchParams();
  return (
    <ActiveOnly>
      <Product id={params.get('id') ?? ''} />
    </ActiveOnly>
  );
}
