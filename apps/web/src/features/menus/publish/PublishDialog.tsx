import { type MenuViewer, menuViewers, previewMenu, publishMenu } from '@alpaca/contract';
import { Alert, Form, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../shared/api/useCall.ts';
import { FormDialog } from '../../../shared/feedback/dialogs/FormDialog.tsx';
import { LoadState } from '../../../shared/feedback/states/ErrorState.tsx';
import { FormSkeleton } from '../../../shared/feedback/states/Skeletons.tsx';
import { schemaRule } from '../../../shared/inputs/schemaRule.ts';
import { TextInput } from '../../../shared/inputs/TextInput.tsx';
import { say } from '../../../shared/store/notice.ts';
import { Effect } from './Effect.tsx';
import styles from './Publish.module.css';
import { SeenMenu } from './SeenMenu.tsx';
import { useDraftSend } from './useDraftSend.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  onChanged: () => void;
}

interface Values {
  reason?: string;
}

const { reason: Reason } = publishMenu.body.shape;

/** What publishing changes, for whom, and how the menu looks then; published from here. */
export const PublishDialog = ({ open, onClose, onChanged }: Props) => {
  const { t } = useTranslation('menus');
  const [form] = Form.useForm<Values>();
  const [as, setAs] = useState<MenuViewer>('merchant');
  const preview = useCall(
    previewMenu,
    { query: { as } },
    { enabled: open, staleTime: 0, meta: { quiet: true }, placeholderData: (before) => before },
  );
  const { data } = preview;
  const publish = useDraftSend(publishMenu, preview.refetch, {
    meta: { quiet: true },
    onSuccess: ({ version }) => {
      say('success', t('published', { version }));
      onChanged();
      onClose();
    },
    onError: () => void preview.refetch(),
  });
  const mayPublish = data && data.changes.length > 0 && data.lockedOut.length === 0;
  return (
    <FormDialog<Values>
      open={open}
      title={t('preview.title')}
      width={960}
      form={form}
      okText={t('publish')}
      canSave={Boolean(mayPublish)}
      sends={[publish]}
      error={publish.error}
      onSave={({ reason }) =>
        data && publish.mutate({ body: { draft: data.draft, ...(reason && { reason }) } })
      }
      onClose={onClose}
    >
      <LoadState query={preview}>
        <FormSkeleton fields={6} />
      </LoadState>
      {data && (
        <div className={styles.beside}>
          <section aria-label={t('preview.changes')}>
            <Effect preview={data} />
            <Form.Item name="reason" label={t('field.reason')} rules={[schemaRule(Reason)]}>
              <TextInput placeholder={t('hint.reason')} />
            </Form.Item>
          </section>
          <section>
            <Segmented<MenuViewer>
              block
              value={as}
              onChange={setAs}
              aria-label={t('preview.as')}
              options={menuViewers.map((value) => ({ value, label: t(`viewer.${value}`) }))}
            />
            {data.menu.length > 0 ? (
              <SeenMenu menu={data.menu} />
            ) : (
              <Alert type="warning" title={t('preview.empty')} />
            )}
          </section>
        </div>
      )}
    </FormDialog>
  );
};
