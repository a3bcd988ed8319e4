import { listUsers, type UserLine, userKinds } from '@alpaca/contract';
import { Input, Select } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../shared/feedback/dialogs/Dialog.tsx';
import { useListQuery } from '../../../shared/list/useListQuery.ts';
import { DataTable } from '../../../shared/table/DataTable.tsx';
import type { Column } from '../../../shared/table/types.ts';
import { useSelection } from '../../../shared/table/useSelection.ts';
import styles from './UserSelect.module.css';
import type { ChosenUser } from './UserSelect.tsx';
import { usePlace } from './usePlace.ts';

interface Props {
  chosen: readonly ChosenUser[];
  max: number;
  onChoose: (users: ChosenUser[]) => void;
  onCancel: () => void;
}

/** Users with a search; who was chosen stays so over pages and searches. */
export const UserSelectDialog = ({ chosen, max, onChoose, onCancel }: Props) => {
  const { t } = useTranslation('userSelect');
  const [search, setSearch] = useState('');
  const [kind, setKind] = useState<UserLine['kind'] | undefined>();
  const place = usePlace();
  const selection = useSelection<ChosenUser>();
  const { choose } = selection;
  useEffect(() => {
    choose(
      chosen.map(({ id }) => id),
      chosen,
    );
  }, [choose, chosen]);
  const users = useListQuery(listUsers, {
    pageNo: place.pageNo,
    pageSize: place.pageSize,
    ...(search && { search }),
    ...(kind && { kind }),
  });
  const columns: Column<UserLine>[] = [
    { key: 'realname', title: t('column.realname'), width: 160, keep: true },
    { key: 'username', title: t('column.username'), width: 160 },
    { key: 'kind', title: t('column.kind'), width: 110, render: (user) => t(`kind.${user.kind}`) },
    { key: 'merchantName', title: t('column.merchant'), width: 180 },
  ];
  const tooMany = selection.count > max;
  return (
    <Dialog
      open
      title={t('title')}
      width={760}
      okText={t('ok', { n: selection.count })}
      okButtonProps={{ disabled: tooMany }}
      onOk={() =>
        onChoose(selection.rows.map(({ id, username, realname }) => ({ id, username, realname })))
      }
      onCancel={onCancel}
    >
      <div className={styles.search}>
        <Input.Search
          allowClear
          aria-label={t('search')}
          placeholder={t('searchHint')}
          onSearch={(text) => {
            setSearch(text.trim());
            place.go({ pageNo: 1 });
          }}
        />
        <Select
          allowClear
          aria-label={t('column.kind')}
          placeholder={t('column.kind')}
          className={styles.kind as string}
          value={kind}
          options={userKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
          onChange={(value) => {
            setKind(value);
            place.go({ pageNo: 1 });
          }}
        />
      </div>
      {tooMany && <p role="alert">{t('tooMany', { n: max })}</p>}
      <DataTable
        code="system.userSelect"
        label={t('title')}
        columns={columns}
        query={users}
        place={place}
        selection={selection as never}
        height={340}
      />
    </Dialog>
  );
};
