import { getWaits, type WaitRow } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCall } from '../../../shared/api/useCall.ts';
import { RankBars } from '../../../shared/chart/RankBars.tsx';
import { EmptyState } from '../../../shared/feedback/states/EmptyState.tsx';
import { LoadState } from '../../../shared/feedback/states/ErrorState.tsx';
import { TableSkeleton } from '../../../shared/feedback/states/Skeletons.tsx';
import { countText } from '../../../shared/feedback/values/amountText.ts';
import { DetailTable } from '../../../shared/table/DetailTable.tsx';
import overview from '../../../shared/ui/Overview.module.css';
import { Groups } from '../parts/Groups.tsx';

const keyOf = ({ key }: WaitRow) => key;
const dayHours = 24;

/** What waits for somebody, and how long the oldest of it has. */
export const Waits = () => {
  const { t } = useTranslation('reports');
  const query = useCall(getWaits, undefined, { meta: { quiet: true } });
  const { data } = query;
  const age = (hours: number | null) => {
    if (hours === null) return '--';
    if (hours === 0) return t('underAnHour');
    return hours < 2 * dayHours
      ? t('hours', { count: hours })
      : t('days', { count: Math.floor(hours / dayHours) });
  };
  // The words are made to stand after their count.
  const nameOf = ({ count, text }: WaitRow) => `${countText(count)} ${text}`;
  const aged = data?.rows.filter(({ hours }) => hours !== null) ?? [];
  return (
    <div className={overview.view}>
      <LoadState query={query}>
        <TableSkeleton />
      </LoadState>
      {data && data.rows.length === 0 && (
        <EmptyState title={t('waits.none')} text={t('waits.noneText')} />
      )}
      {data && data.rows.length > 0 && (
        <>
          <p className={overview.lead}>{t('asOf', { time: data.asOf.slice(0, 16) })}</p>
          <Groups title={t('waits.oldest')}>
            <RankBars
              label={t('waits.oldest')}
              rows={aged.map((row) => ({
                key: row.key,
                name: nameOf(row),
                length: row.hours ?? 0,
                value: age(row.hours),
              }))}
            />
          </Groups>
          <Groups title={t('waits.all')}>
            <DetailTable
              label={t('waits.all')}
              rows={data.rows}
              rowKey={keyOf}
              firstSize={50}
              columns={[
                {
                  key: 'text',
                  title: t('field.waits'),
                  width: 280,
                  pin: 'start',
                  keep: true,
                  card: 'name',
                  render: (row) => <Link to={row.path}>{nameOf(row)}</Link>,
                },
                {
                  key: 'hours',
                  title: t('field.age'),
                  align: 'end',
                  card: 'state',
                  render: ({ hours }) => age(hours),
                },
                {
                  key: 'oldest',
                  title: t('field.oldest'),
                  width: 180,
                  render: ({ oldest }) => oldest?.slice(0, 16) ?? '--',
                },
              ]}
            />
          </Groups>
        </>
      )}
    </div>
  );
};
