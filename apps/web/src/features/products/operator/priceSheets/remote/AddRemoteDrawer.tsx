import { addRemoteList, Code, type RemoteArea } from '@alpaca/contract';
import { Drawer, Form, Input } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../../../../shared/api/useSend.ts';
import { issueKey, labelled, wordsOf } from '../../../../../shared/inputs/schemaRule.ts';
import { ActionButton } from '../../../../../shared/permission/ActionButton.tsx';
import { say } from '../../../../../shared/store/notice.ts';
import styles from '../PriceSheets.module.css';
import { RowGrid } from '../version/RowGrid.tsx';
import { type Cells, createChecker, filledRows, recordOf } from '../version/rowModel.ts';
import { useSorts } from '../version/useSorts.ts';

interface Props {
  /** null: closed; '': a new list. */
  code: string | null;
  onClose: () => void;
  onAdded: () => void;
}

const widest = 860;

const AddRemote = ({ code, onClose, onAdded }: Props & { code: string }) => {
  const { t } = useTranslation('priceSheets');
  const { areas: sort } = useSorts();
  const [name, setName] = useState(code);
  const [rows, setRows] = useState<readonly Cells[]>([]);
  const repeats = t('grid.repeated');
  const check = useMemo(() => createChecker(sort, wordsOf, repeats), [sort, repeats]);
  const checked = useMemo(() => check(rows), [check, rows]);
  const bad = checked.filter(({ state }) => state === 'bad').length;
  const issue = name ? issueKey(Code, name) : null;
  const send = useSend(addRemoteList);
  const given = filledRows(rows);
  const blocked = () => {
    if (!name || issue) return labelled(wordsOf(issue ?? 'web.verify.0'), t('remote.code'));
    if (given.length === 0) return t('remote.needRows');
    return bad > 0 ? t('editor.bad', { count: bad }) : undefined;
  };
  const save = async () => {
    const areas = given.map((cells) => recordOf(sort.fields, cells) as RemoteArea);
    const done = await send.mutateAsync({ body: { code: name, areas } }).catch(() => null);
    if (!done) return;
    say('success', t('remote.added'));
    onAdded();
    onClose();
  };
  return (
    <div className={styles.stack}>
      <p className={styles.soft}>{t('remote.addHint')}</p>
      <Form layout="vertical">
        <Form.Item
          label={t('remote.code')}
          htmlFor="remoteCode"
          {...(issue && { validateStatus: 'error' as const, help: wordsOf(issue) })}
        >
          <Input
            id="remoteCode"
            maxLength={30}
            value={name}
            onChange={({ target }) => setName(target.value.trim())}
          />
        </Form.Item>
      </Form>
      <RowGrid
        label={t('remote.grid')}
        sort={sort}
        rows={rows}
        checked={checked}
        onChange={setRows}
      />
      <div className={styles.foot}>
        <ActionButton type="primary" disabledReason={blocked()} onClick={save}>
          {t('save')}
        </ActionButton>
      </div>
    </div>
  );
};

/** A list of remote areas, typed or pasted; under a known code it is the next revision. */
export const AddRemoteDrawer = (props: Props) => {
  const { t } = useTranslation('priceSheets');
  const { code, onClose } = props;
  return (
    <Drawer
      open={code !== null}
      destroyOnHidden
      size={Math.min(widest, window.innerWidth)}
      title={t('remote.add')}
      onClose={onClose}
    >
      {code !== null && <AddRemote {...props} code={code} />}
    </Drawer>
  );
};
