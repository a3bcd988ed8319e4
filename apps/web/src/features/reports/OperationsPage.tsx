import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LinkTabs } from '../../shared/list/LinkTabs.tsx';
import { ListPage } from '../../shared/list/ListPage.tsx';
import { usePermission } from '../../shared/permission/permission.ts';
import { ExportButton } from '../exports/index.ts';
import { Throughput } from './operations/Throughput.tsx';
import { Waits } from './operations/Waits.tsx';
import { partPath, useOperationsPlace } from './reportPlace.ts';

/** What waits for the tenant's people, and what its warehouses get done; what it earns has a page of its own. */
export default function OperationsPage() {
  const { t } = useTranslation('reports');
  const view = useOperationsPlace();
  const mayMargin = usePermission('ops:margin');
  const { part, from, to, kind } = view.place;
  const tabs = (['waits', 'throughput'] as const).map((key) => ({
    key,
    text: t(`part.${key}`),
    to: partPath(key, view.place),
  }));
  return (
    <ListPage
      title={t('title.operations')}
      views={<LinkTabs label={t('parts')} here={part} tabs={tabs} />}
      actions={
        <>
          {mayMargin && (
            <Link to={`/ops/margin?${new URLSearchParams({ from, to })}`}>
              <Button tabIndex={-1}>{t('margin')}</Button>
            </Link>
          )}
          {part === 'waits' ? (
            <ExportButton kind="waitReport" filter={{}} />
          ) : (
            <ExportButton kind="throughputReport" filter={{ from, to, kind }} />
          )}
        </>
      }
    >
      {part === 'waits' ? <Waits /> : <Throughput {...view} />}
    </ListPage>
  );
}
