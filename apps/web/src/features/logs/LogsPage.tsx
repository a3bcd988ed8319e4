import { getLogList } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { LinkTabs } from '../../shared/list/LinkTabs.tsx';
import { ListPage } from '../../shared/list/ListPage.tsx';
import { useUrlFilter } from '../../shared/list/useUrlFilter.ts';
import { ExportButton } from '../exports/index.ts';
import { Operations } from './operations/Operations.tsx';
import { SignIns } from './signIns/SignIns.tsx';

const parts = ['operations', 'signIns'] as const;
const Place = z.object({
  ...getLogList.query.shape,
  part: z._default(z.enum(parts), 'operations'),
});

/** Who changed what and when, and who signed in; the latest first. */
export default function LogsPage() {
  const { t } = useTranslation('logs');
  const [{ part, pageNo: _, pageSize: __, after: ___, ...filter }] = useUrlFilter(Place);
  const tabs = parts.map((key) => ({
    key,
    text: t(`part.${key}`),
    to: key === 'operations' ? '?' : `?part=${key}`,
  }));
  return (
    <ListPage
      title={t('title')}
      views={<LinkTabs label={t('parts')} here={part} tabs={tabs} />}
      actions={part === 'operations' && <ExportButton kind="operationLog" filter={filter} />}
    >
      {part === 'operations' ? <Operations /> : <SignIns />}
    </ListPage>
  );
}
