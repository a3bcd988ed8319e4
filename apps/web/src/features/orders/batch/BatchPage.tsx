import { orderImportTypes } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { ListPage } from '../../../shared/list/ListPage.tsx';
import { useUrlFilter } from '../../../shared/list/useUrlFilter.ts';
import { ActiveOnly } from '../../accounts/index.ts';
import { ChooseStep, Steps } from '../../imports/index.ts';
import styles from './Batch.module.css';
import { BatchImport } from './BatchImport.tsx';
import { Templates } from './Templates.tsx';
import { TypeChoice } from './TypeChoice.tsx';

const Place = z.object({
  type: z._default(z.enum(orderImportTypes), 'submit'),
  /** A sheet on its way. */
  id: z.optional(z.uuid()),
});

const kinds = { submit: 'orderSubmit', draft: 'orderDraft' } as const;

const BatchOrders = () => {
  const { t } = useTranslation('orderBatch');
  const [{ type, id }, setPlace] = useUrlFilter(Place);
  if (id) return <BatchImport id={id} onBack={() => setPlace({ id: undefined })} />;
  return (
    <ListPage title={t('title')} views={<Steps status="none" kind={kinds[type]} />}>
      <ChooseStep
        kind={kinds[type]}
        templates={<Templates />}
        onOpen={(opened) => setPlace({ id: opened })}
      >
        <TypeChoice value={type} onChange={(next) => setPlace({ type: next })} />
        <p className={styles.soft}>{t('rows')}</p>
        <p className={styles.soft}>{t('marketplaces')}</p>
      </ChooseStep>
    </ListPage>
  );
};

/** Many orders by spreadsheet: mended and priced on the page, then submitted or saved. */
export default function BatchPage() {
  return (
    <ActiveOnly>
      <BatchOrders />
    </ActiveOnly>
  );
}
