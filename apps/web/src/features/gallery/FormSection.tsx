import { Email, lettersOrDigits, Mobile, optionalText, Password, text } from '@alpaca/contract';
import { Alert, Button, Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../shared/api/error.ts';
import { useUnsavedGuard } from '../../shared/form/useUnsavedGuard.ts';
import { schemaRule } from '../../shared/inputs/schemaRule.ts';
import { TextInput } from '../../shared/inputs/TextInput.tsx';
import { useServerIssues } from '../../shared/inputs/useServerIssues.tsx';
import { Piece, Row, Section, Value } from './Piece.tsx';

const fields = {
  boxNo: lettersOrDigits(10),
  name: text(20),
  mobile: Mobile,
  email: Email,
  password: Password,
  remark: optionalText(10),
};
const names = Object.keys(fields) as (keyof typeof fields)[];

const refused = () =>
  new ApiError({
    status: 422,
    errorKey: 'request.invalid',
    message: '',
    issues: [
      { path: 'boxNo', key: 'x', message: 'server: boxNo' },
      { path: 'other.0.part', key: 'x', message: 'server: elsewhere' },
    ],
  });

/** A form whose rules are the contract's, and where the server's words go. */
export const FormSection = () => {
  const { t } = useTranslation('gallery');
  const [form] = Form.useForm();
  const [error, setError] = useState<unknown>(null);
  const [sent, setSent] = useState<unknown>(null);
  const [dirty, setDirty] = useState(false);
  const rest = useServerIssues(form, error);
  useUnsavedGuard(dirty);
  return (
    <Section title={t('section.form')}>
      <Piece name={t('form.rules')}>
        {rest.length > 0 && <Alert type="error" title={rest.join(' ')} />}
        <Form
          form={form}
          layout="vertical"
          style={{ maxWidth: 420 }}
          onValuesChange={() => setDirty(true)}
          onFinish={setSent}
        >
          {names.map((name) => (
            <Form.Item
              key={name}
              name={name}
              label={t(`form.${name}`)}
              rules={[schemaRule(fields[name])]}
            >
              <TextInput autoComplete="off" />
            </Form.Item>
          ))}
          <Row>
            <Button type="primary" htmlType="submit">
              {t('form.submit')}
            </Button>
            <Button onClick={() => setError(refused())}>{t('form.refuse')}</Button>
            <Button onClick={() => setDirty(false)}>{t('form.clean')}</Button>
          </Row>
        </Form>
        <Value name="sent" value={sent} />
        <Value name="dirty" value={dirty} />
      </Piece>
    </Section>
  );
};
