import { Form, type FormRule, Radio } from 'antd';
import i18next from 'i18next';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useDict } from '../../../shared/api/useDict.ts';
import { DictSelect } from '../../../shared/inputs/DictSelect.tsx';
import { TimeInput } from '../../../shared/inputs/TimeInput.tsx';
import { UserSelect } from '../../system/index.ts';
import styles from './Announcements.module.css';
import type { FormValues } from './formValues.ts';

const wrong = (key: 'web.verify.30' | 'web.verify.39') => new Error(i18next.t(`verify:${key}`));

const someone: FormRule = {
  required: true,
  validator: async (_rule, users: FormValues['users']) => {
    if (!users?.length) throw wrong('web.verify.39');
  },
};

// Times on the wire sort as text.
const inOrder: FormRule = ({ getFieldValue }) => ({
  validator: async (_rule, end: string | null) => {
    const start = getFieldValue('startTime') as string | null;
    if (start && end && start >= end) throw wrong('web.verify.30');
  },
});

/** To whom, how urgent, and from when to when. */
export const AnnouncementFields = () => {
  const { t } = useTranslation('announcements');
  const toAll = Form.useWatch<boolean>('toAll');
  const recipients = useDict('announcement_recipients').textOf;
  return (
    <>
      <div className={styles.row}>
        <Form.Item name="priority" label={t('column.priority')}>
          <DictSelect code="announcement_priority" allowClear={false} />
        </Form.Item>
        <Form.Item name="msgCategory" label={t('column.category')}>
          <DictSelect code="message_category" allowClear={false} />
        </Form.Item>
        <Form.Item name="startTime" label={t('form.start')}>
          <TimeInput placeholder={t('form.startHint')} />
        </Form.Item>
        <Form.Item
          name="endTime"
          label={t('form.end')}
          dependencies={['startTime']}
          rules={[inOrder]}
        >
          <TimeInput placeholder={t('form.endHint')} />
        </Form.Item>
      </div>
      <Form.Item name="toAll" label={t('column.recipients')}>
        <Radio.Group
          options={[
            { value: true, label: recipients('all') },
            { value: false, label: recipients('specified') },
          ]}
        />
      </Form.Item>
      {toAll === false && (
        // Its texts come now, and the dialog should not go while they do.
        <Suspense>
          <Form.Item name="users" label={recipients('specified')} rules={[someone]}>
            <UserSelect />
          </Form.Item>
        </Suspense>
      )}
    </>
  );
};
