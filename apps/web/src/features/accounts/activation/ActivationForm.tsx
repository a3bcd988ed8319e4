import { type ActivationRequest, activateAccount, EnterpriseForm } from '@alpaca/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Form, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callKey } from '../../../shared/api/useCall.ts';
import { useSend } from '../../../shared/api/useSend.ts';
import { useUnsavedGuard } from '../../../shared/form/useUnsavedGuard.ts';
import { schemaRule } from '../../../shared/inputs/schemaRule.ts';
import { TextInput } from '../../../shared/inputs/TextInput.tsx';
import { UploadField } from '../../../shared/inputs/UploadField.tsx';
import { FormIssues, useServerIssues } from '../../../shared/inputs/useServerIssues.tsx';
import { say } from '../../../shared/store/notice.ts';
import { refreshUser, useSession } from '../../../shared/store/session.ts';
import styles from './Activation.module.css';
import { bodyOf, type Filled, filledFrom, type Kind } from './filled.ts';

const { shape } = EnterpriseForm;
const papers = {
  purpose: 'licence',
  accept: ['.jpg', '.jpeg', '.png', '.webp', '.pdf'],
  maxMb: 10,
} as const;

/** The form of a company or a person; after a rejection it starts from what was handed in. */
export const ActivationForm = ({ before }: { before: ActivationRequest | null }) => {
  const { t } = useTranslation('accounts');
  const [form] = Form.useForm<Filled>();
  const [kind, setKind] = useState<Kind>(before?.kind ?? 'enterprise');
  const [dirty, setDirty] = useState(false);
  const queries = useQueryClient();
  const send = useSend(activateAccount, {
    meta: { quiet: 'fields' },
    onSuccess: ({ authStatus }) => {
      setDirty(false);
      say('success', t('activation.sent'));
      const { user } = useSession.getState();
      if (user) refreshUser({ ...user, authStatus });
      void queries.invalidateQueries({ queryKey: callKey(activateAccount) });
    },
  });
  const rest = useServerIssues(form, send.error);
  useUnsavedGuard(dirty);
  const enterprise = kind === 'enterprise';
  const text = (name: keyof typeof shape & keyof Filled, label: string, autoComplete = 'off') => (
    <Form.Item name={name} label={label} rules={[schemaRule(shape[name])]}>
      <TextInput autoComplete={autoComplete} />
    </Form.Item>
  );
  const file = (name: 'licence' | 'front' | 'back', label: string) => (
    <Form.Item
      name={name}
      label={label}
      rules={[{ required: true, message: t('activation.fileNeeded', { name: label }) }]}
    >
      <UploadField {...papers} title={label} />
    </Form.Item>
  );
  return (
    <Form
      form={form}
      layout="vertical"
      className={styles.form ?? ''}
      initialValues={filledFrom(before)}
      scrollToFirstError={{ block: 'center', focus: true }}
      onValuesChange={() => setDirty(true)}
      onFinish={(values) => send.mutate({ body: bodyOf(kind, values) })}
    >
      <FormIssues words={rest} />
      <p className={styles.lead}>{t('activation.lead')}</p>
      <Segmented<Kind>
        aria-label={t('field.kind')}
        value={kind}
        onChange={setKind}
        options={[
          { value: 'enterprise', label: t('activation.enterprise') },
          { value: 'personal', label: t('activation.personal') },
        ]}
      />
      {enterprise && (
        <section className={styles.part} aria-labelledby="activation-company">
          <h2 id="activation-company">{t('activation.company')}</h2>
          <div className={styles.fields}>
            {text('companyNameZh', t('field.companyNameZh'), 'organization')}
            {text('companyNameEn', t('field.companyNameEn'))}
            {text('creditCode', t('field.creditCode'))}
          </div>
          <div className={styles.files}>{file('licence', t('field.licence'))}</div>
        </section>
      )}
      <section className={styles.part} aria-labelledby="activation-person">
        <h2 id="activation-person">
          {t(enterprise ? 'activation.legalPerson' : 'activation.person')}
        </h2>
        <div className={styles.fields}>
          {text('realName', t(enterprise ? 'field.legalPerson' : 'field.realName'), 'name')}
          {text('identityNumber', t('field.identityNumber'))}
        </div>
        <div className={styles.files}>
          {file('front', t('field.front'))}
          {file('back', t('field.back'))}
        </div>
      </section>
      <section className={styles.part} aria-labelledby="activation-contact">
        <h2 id="activation-contact">{t('activation.contact')}</h2>
        <div className={styles.fields}>
          {text('contactName', t('field.contactName'), 'name')}
          {text('contactPhone', t('field.contactPhone'), 'tel')}
          {text('address', t('field.address'), 'street-address')}
        </div>
      </section>
      <div>
        <Button type="primary" htmlType="submit" size="large" loading={send.isPending}>
          {t(before ? 'activation.again' : 'activation.submit')}
        </Button>
      </div>
    </Form>
  );
};
