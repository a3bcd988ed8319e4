import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { ListPage } from '../../../../shared/list/ListPage.tsx';
import { useUrlFilter } from '../../../../shared/list/useUrlFilter.ts';
import { ActiveOnly } from '../../../accounts/index.ts';
import { ChooseStep, Steps } from '../../../imports/index.ts';
import styles from './Batch.module.css';
import { BatchImport } from './BatchImport.tsx';
import { BatchResults } from './BatchResults.tsx';
import { TrialList } from './TrialList.tsx';

const Place = z.object({
  /** A sheet on its way, or the results of one. */
  import: z.optional(z.uuid()),
  trial: z.optional(z.uuid()),
});

const BatchTrial = () => {
  const { t } = useTranslation('trial');
  const [place, setPlace] = useUrlFilter(Place);
  const home = () => setPlace({ import: undefined, trial: undefined });
  const results = (id: string) => setPlace({ import: undefined, trial: id });
  if (place.trial) return <BatchResults key={place.trial} id={place.trial} onBack={home} />;
  if (place.import) return <BatchImport id={place.import} onBack={home} onResults={results} />;
  return (
    <ListPage title={t('batch.title')} views={<Steps status="none" kind="trial" />}>
      <ChooseStep kind="trial" onOpen={(id) => setPlace({ import: id })} />
      <h2 className={styles.heading}>{t('batch.list')}</h2>
      <TrialList onOpen={results} />
    </ListPage>
  );
};

/** Many parcels by spreadsheet: mended on the page, quoted by every product, kept by name. */
export default function BatchTrialPage() {
  return (
    <ActiveOnly>
      <BatchTrial />
    </ActiveOnly>
  );
}
