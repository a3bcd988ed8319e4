import { useTranslation } from 'react-i18next';
import { LinkTabs } from '../../shared/list/LinkTabs.tsx';
import { ListPage } from '../../shared/list/ListPage.tsx';
import { ExportButton } from '../exports/index.ts';
import { parts, soughtOf, useMarginFilter } from './marginFilter.ts';
import { OrderMargins } from './orders/OrderMargins.tsx';
import { Overview } from './overview/Overview.tsx';

/** What orders bring in after all they cost: summed up, and one by one with those that lose. */
export default function MarginPage() {
  const { t } = useTranslation('margin');
  const { place, setPlace } = useMarginFilter();
  const { part, view, why, number } = place;
  const sought = soughtOf(place);
  const tabs = parts.map((key) => ({
    key,
    text: t(`part.${key}`),
    to: `?${new URLSearchParams({ ...(key === 'orders' && { part: key }), from: sought.from, to: sought.to })}`,
  }));
  return (
    <ListPage
      title={t('title')}
      views={<LinkTabs label={t('parts')} here={part} tabs={tabs} />}
      actions={
        part === 'overview' ? (
          <ExportButton kind="margin" filter={{ ...sought, by: 'week' }} />
        ) : (
          <ExportButton kind="orderMargin" filter={{ ...sought, view, why, number }} />
        )
      }
    >
      {part === 'overview' ? (
        <Overview place={place} onChange={setPlace} />
      ) : (
        <OrderMargins place={place} onChange={setPlace} />
      )}
    </ListPage>
  );
}
