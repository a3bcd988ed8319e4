import { dueMost, grouped, type KeptKind, listKeptKinds } from '@alpaca/contract';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCall } from '../../../shared/api/useCall.ts';
import { usePermission } from '../../../shared/permission/permission.ts';
import { WholeTable } from '../../../shared/table/DetailTable.tsx';
import { Stacked } from '../../../shared/table/Stacked.tsx';
import type { Column } from '../../../shared/table/types.ts';
import styles from '../Keeping.module.css';

type T = TFunction<'keeping'>;

const number = (count: number) => grouped(String(count));

const dueText = (t: T, { due }: KeptKind) => {
  if (due === null) return '--';
  if (due === 0) return t('kind.dueNone');
  return due >= dueMost ? t('kind.dueMore', { count: number(due) as never }) : number(due);
};

const lastText = (t: T, { last }: KeptKind) => {
  if (!last) return '--';
  const { night, gone, files, endTime } = last;
  const below = [
    night,
    ...(files > 0 ? [t('kind.lastFiles', { files: number(files) })] : []),
    ...(endTime === null ? [t('kind.goesOn')] : []),
  ];
  return <Stacked below={below.join(' · ')}>{t('kind.lastGone', { gone: number(gone) })}</Stacked>;
};

const columns = (t: T): Column<KeptKind>[] => [
  {
    key: 'name',
    title: t('kind.name'),
    width: 420,
    keep: true,
    card: 'name',
    render: ({ name, about }) => <Stacked below={about}>{name}</Stacked>,
  },
  {
    key: 'days',
    title: t('kind.days'),
    width: 120,
    align: 'end',
    render: ({ days }) => (days === null ? t('kind.forGood') : t('kind.dayCount', { count: days })),
  },
  {
    key: 'due',
    title: t('kind.due'),
    width: 120,
    align: 'end',
    render: (kind) => dueText(t, kind),
  },
  { key: 'last', title: t('kind.last'), width: 220, render: (kind) => lastText(t, kind) },
];

/** Each kind of data: for how long, what went last, what goes next. */
export const Kinds = () => {
  const { t } = useTranslation('keeping');
  const query = useCall(listKeptKinds, {}, { meta: { quiet: true } });
  const maySet = usePermission('system:settings');
  return (
    <>
      <div className={styles.head}>
        <p className={styles.lead}>{t('lead')}</p>
        {maySet && <Link to="/system/settings">{t('toSettings')}</Link>}
      </div>
      <WholeTable
        label={t('part.kinds')}
        query={query}
        rowKey={({ key }) => key}
        columns={columns(t)}
      />
    </>
  );
};
