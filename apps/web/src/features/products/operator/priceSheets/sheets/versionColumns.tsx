import type { VersionLine } from '@alpaca/contract';
import { Button } from 'antd';
import type { TFunction } from 'i18next';
import { StatusTag } from '../../../../../shared/feedback/values/StatusTag.tsx';
import { TimeText } from '../../../../../shared/feedback/values/TimeText.tsx';
import { ActionButton } from '../../../../../shared/permission/ActionButton.tsx';
import type { Column } from '../../../../../shared/table/types.ts';
import styles from '../PriceSheets.module.css';
import { DropButton } from './DropButton.tsx';
import { stateKinds, versionState } from './versionState.ts';

interface Acts {
  versions: readonly VersionLine[];
  onVersion: (id: string) => void;
  onCopy: (id: string) => unknown;
  /** Why no draft can be begun. */
  blocked: string | undefined;
  onChanged: () => void;
}

export const versionColumns = (
  t: TFunction<'priceSheets'>,
  { versions, onVersion, onCopy, blocked, onChanged }: Acts,
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
    width: 205,
    pin: 'end',
    render: ({ id, status }) => (
      <span className={styles.actions}>
        <Button size="small" onClick={() => onVersion(id)}>
          {t(status === 'draft' ? 'edit' : 'view')}
        </Button>
        {status === 'published' && (
          <ActionButton
            size="small"
            permission="ops:priceSheetEdit"
            disabledReason={blocked}
            onClick={() => onCopy(id)}
          >
            {t('copyDraft')}
          </ActionButton>
        )}
        {status === 'draft' && <DropButton id={id} onDropped={onChanged} />}
      </span>
    ),
  },
];
