import type { VersionLine } from '@alpaca/contract';
import type { TFunction } from 'i18next';
import { StatusTag } from '../../../../../shared/feedback/values/StatusTag.tsx';
import { TimeText } from '../../../../../shared/feedback/values/TimeText.tsx';
import { actionsWidth } from '../../../../../shared/table/RowActions.tsx';
import type { Column } from '../../../../../shared/table/types.ts';
import { VersionActions, type VersionActs } from './VersionActions.tsx';
import { stateKinds, versionState } from './versionState.ts';

export const versionColumns = (
  t: TFunction<'priceSheets'>,
  versions: readonly VersionLine[],
  acts: VersionActs,
): Column<VersionLine>[] => [
  {
    key: 'versionNo',
    title: t('version.no'),
    width: 80,
    render: ({ versionNo }) => t('version.noText', { no: versionNo }),
  },
  {
    key: 'status',
    title: t('version.status'),
    width: 95,
    render: (version) => {
      const state = versionState(version, versions);
      return <StatusTag kind={stateKinds[state]}>{t(`state.${state}`)}</StatusTag>;
    },
  },
  {
    key: 'validFrom',
    title: t('version.validFrom'),
    width: 150,
    render: ({ validFrom }) => <TimeText value={validFrom} to="minute" />,
  },
  {
    key: 'rows',
    title: t('version.rows'),
    width: 180,
    render: ({ places, rows, surcharges }) => `${places} / ${rows} / ${surcharges}`,
  },
  { key: 'note', title: t('version.note'), width: 140 },
  { key: 'publishedBy', title: t('version.by'), width: 115 },
  {
    key: 'actions',
    title: t('actions'),
    width: actionsWidth,
    pin: 'end',
    render: (version) => <VersionActions version={version} acts={acts} />,
  },
];
