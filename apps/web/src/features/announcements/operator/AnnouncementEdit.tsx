import {
  addAnnouncement,
  editAnnouncement,
  firstRevision,
  publishAnnouncement,
} from '@alpaca/contract';
import { Alert, Button, Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../../shared/api/useSend.ts';
import { Dialog } from '../../../shared/feedback/dialogs/Dialog.tsx';
import { useConfirm } from '../../../shared/feedback/dialogs/useConfirm.tsx';
import { useUnsavedGuard } from '../../../shared/form/useUnsavedGuard.ts';
import { useServerIssues } from '../../../shared/inputs/useServerIssues.tsx';
import { ActionButton } from '../../../shared/permission/ActionButton.tsx';
import { useEdit } from '../../../shared/revision/useEdit.tsx';
import { say } from '../../../shared/store/notice.ts';
import { AnnouncementFields } from './AnnouncementFields.tsx';
import styles from './Announcements.module.css';
import { type FormValues, toBody } from './formValues.ts';
import { type TextTab, TextTabs, tabOf } from './TextTabs.tsx';
import { useAnnouncementWords } from './useAnnouncementWords.ts';

interface Props {
  /** Which one, and as what it was read; null: a new one. */
  begun: { id: string; revision: number } | null;
  first: FormValues;
  onClose: () => void;
  /** Somebody else's changes are wanted instead of what was typed. */
  onTheirs?: () => void;
}

const quiet = { meta: { quiet: 'fields' } } as const;

export const AnnouncementEdit = ({ begun, first, onClose, onTheirs }: Props) => {
  const { t } = useTranslation(['announcements', 'common']);
  const [form] = Form.useForm<FormValues>();
  const [tab, setTab] = useState<TextTab>('zh');
  const [dirty, setDirty] = useState(false);
  const add = useSend(addAnnouncement, quiet);
  const edit = useEdit(editAnnouncement, {
    ...useAnnouncementWords(),
    onTheirs: () => onTheirs?.(),
  });
  const publish = useSend(publishAnnouncement);
  const { ask, dialog } = useConfirm();
  const rest = useServerIssues(form, add.error ?? edit.error);
  useUnsavedGuard(dirty);

  const store = async () => {
    const body = toBody(form.getFieldsValue(true) as FormValues);
    if (!begun) return { ...(await add.mutateAsync({ body })), revision: firstRevision };
    return { id: begun.id, ...(await edit.mutateAsync({ body: { ...begun, ...body } })) };
  };
  const save = async ({ thenPublish = false } = {}) => {
    const wrong = await form.validateFields().then(
      () => null,
      ({ errorFields }: { errorFields: { name: (string | number)[] }[] }) => errorFields,
    );
    if (wrong)
      return setTab(
        tabOf(
          wrong.map(({ name }) => String(name[0])),
          tab,
        ),
      );
    // What is wrong with it stands at its fields.
    const stored = await store().catch(() => null);
    if (!stored) return;
    if (thenPublish) await publish.mutateAsync({ body: stored });
    say('success', t(thenPublish ? 'publish.done' : 'saved'));
    setDirty(false);
    onClose();
  };
  const leave = async () => {
    if (dirty && !(await ask({ title: t('leave.ask'), danger: true, yes: t('leave') }))) return;
    onClose();
  };
  return (
    <Dialog
      open
      title={t(begun ? 'edit' : 'add')}
      width={920}
      mask={{ closable: false }}
      onCancel={() => void leave()}
      footer={
        <div className={styles.foot}>
          {rest.length > 0 && (
            <Alert className={styles.alert as string} type="error" title={rest.join(' ')} />
          )}
          <Button onClick={() => void leave()}>{t('common:action.cancel')}</Button>
          <ActionButton onClick={() => save()}>{t('save')}</ActionButton>
          <ActionButton
            type="primary"
            permission="system:announcementPublish"
            onClick={() => save({ thenPublish: true })}
          >
            {t('saveAndPublish')}
          </ActionButton>
        </div>
      }
    >
      <Form<FormValues>
        form={form}
        layout="vertical"
        requiredMark
        initialValues={first}
        onValuesChange={() => setDirty(true)}
      >
        <TextTabs tab={tab} onTab={setTab} form={form} />
        <AnnouncementFields />
      </Form>
      {dialog}
      {edit.dialog}
    </Dialog>
  );
};
