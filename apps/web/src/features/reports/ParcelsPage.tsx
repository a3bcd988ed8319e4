import { useTranslation } from 'react-i18next';
import { LinkTabs } from '../../shared/list/LinkTabs.tsx';
import { ListPage } from '../../shared/list/ListPage.tsx';
import { ExportButton } from '../exports/index.ts';
import { Deliveries } from './deliveries/Deliveries.tsx';
import { Failures } from './failures/Failures.tsx';
import { partPath, useParcelsPlace } from './reportPlace.ts';

/** How long a merchant's parcels take, and what goes wrong with them. */
export default function ParcelsPage() {
  const { t } = useTranslation('reports');
  const view = useParcelsPlace();
  const { part, from, to, countryCode, kind } = view.place;
  const tabs = (['deliveries', 'failures'] as const).map((key) => ({
    key,
    text: t(`part.${key}`),
    to: partPath(key, view.place),
  }));
  return (
    <ListPage
      title={t('title.parcels')}
      views={<LinkTabs label={t('parts')} here={part} tabs={tabs} />}
      actions={
        part === 'deliveries' ? (
          <ExportButton kind="deliveryReport" filter={{ from, to, countryCode }} />
        ) : (
          <ExportButton kind="failureReport" filter={{ from, to, kind }} />
        )
      }
    >
      {part === 'deliveries' ? <Deliveries {...view} /> : <Failures {...view} />}
    </ListPage>
  );
}
