import { listRemoteLists } from '@alpaca/contract';
import { Form, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../../../shared/api/useCall.ts';
import type { Draft } from './useDraft.ts';
import styles from './Version.module.css';

/** Which remote areas a version knows, and what is noted about it. */
export const OtherTab = ({ draft, mayEdit }: { draft: Draft; mayEdit: boolean }) => {
  const { t } = useTranslation('priceSheets');
  const { data: lists = [], isPending } = useCall(listRemoteLists);
  const { remoteListId, note } = draft.parts;
  return (
    <Form layout="vertical" className={styles.other ?? ''} disabled={!mayEdit}>
      <Form.Item label={t('remote.list')} htmlFor="remoteList" extra={t('remote.listHint')}>
        <Select
          id="remoteList"
          allowClear
          loading={isPending}
          placeholder={t('none')}
          value={remoteListId}
          onChange={(id: string | undefined) => draft.set({ remoteListId: id ?? null })}
          options={lists.map(({ id, code, revision, areas }) => ({
            value: id,
            label: t('remote.option', { code, revision, areas }),
          }))}
        />
      </Form.Item>
      <Form.Item label={t('version.note')} htmlFor="versionNote">
        <Input.TextArea
          id="versionNote"
          autoSize={{ minRows: 3 }}
          maxLength={500}
          showCount
          value={note}
          onChange={({ target }) => draft.set({ note: target.value })}
        />
      </Form.Item>
    </Form>
  );
};
