import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { LinkTabs } from '../../../../shared/list/LinkTabs.tsx';
import { useUrlFilter } from '../../../../shared/list/useUrlFilter.ts';
import { GroupsTab } from './groups/GroupsTab.tsx';
import { ImportView } from './ImportView.tsx';
import { RatesTab } from './rates/RatesTab.tsx';
import { RemoteTab } from './remote/RemoteTab.tsx';
import { SheetsTab } from './sheets/SheetsTab.tsx';
import { VersionPage } from './version/VersionPage.tsx';

const tabs = ['sheets', 'groups', 'remote', 'rates'] as const;
const Place = z.object({
  tab: z._default(z.enum(tabs), 'sheets'),
  version: z.optional(z.uuid()),
  /** What is being imported, and the import once it has begun. */
  kind: z.optional(z.enum(['priceRow', 'zonePlace', 'remoteArea'])),
  import: z.optional(z.uuid()),
});

const path = '/ops/price-sheets';

/** What products cost: sheets and their versions, price groups, remote areas, exchange rates. */
export default function PriceSheetsPage() {
  const { t } = useTranslation('priceSheets');
  const [place, setPlace] = useUrlFilter(Place);
  const { tab, version, kind } = place;
  if (kind && (version || kind === 'remoteArea')) {
    return (
      <ImportView
        kind={kind}
        target={version}
        id={place.import}
        onOpen={(id) => setPlace({ import: id })}
        onBack={(target) => setPlace({ version: target, kind: undefined, import: undefined })}
      />
    );
  }
  if (version) {
    return (
      <VersionPage
        id={version}
        onBack={() => setPlace({ version: undefined })}
        onImport={(chosen) => setPlace({ kind: chosen, import: undefined })}
      />
    );
  }
  const views = (
    <LinkTabs
      label={t('tabs')}
      here={tab}
      tabs={tabs.map((key) => ({
        key,
        text: t(`tab.${key}`),
        to: key === 'sheets' ? path : `${path}?tab=${key}`,
      }))}
    />
  );
  if (tab === 'remote')
    return <RemoteTab views={views} onImport={() => setPlace({ kind: 'remoteArea' })} />;
  if (tab === 'groups') return <GroupsTab views={views} />;
  if (tab === 'rates') return <RatesTab views={views} />;
  return <SheetsTab views={views} onVersion={(id) => setPlace({ version: id })} />;
}
