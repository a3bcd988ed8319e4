import { useTranslation } from 'react-i18next';
import { useForm } from '../../../shared/form/useForm.ts';
import { Field } from '../../../shared/ui/Field.tsx';
import { sendCode, signInByPhone } from '../phoneCalls.ts';
import { phoneRules } from '../phoneRules.ts';
import { CodeFields } from './CodeFields.tsx';
import { codeRefusals, useFlow } from './codeForm.ts';
import { UserForm } from './FormPage.tsx';

const names = ['mobile', 'captcha', 'code'] as const;

export default function PhoneLogin() {
  const { t } = useTranslation('user');
  const form = useForm(names, phoneRules, codeRefusals);
  const flow = useFlow();
  const { mobile } = form.values;
  const submit = ({ mobile, code }: typeof form.values) =>
    signInByPhone({ mobile, code, ...flow.given() });
  return (
    <UserForm
      form={form}
      submit={t('login.submit')}
      onSubmit={form.submit(submit, ['mobile', 'code'])}
    >
      <Field {...form.bind('mobile')} label={t('field.mobile')} type="tel" autoComplete="tel" />
      <CodeFields
        form={form}
        label={t('field.code')}
        to="mobile"
        flow={flow}
        send={(captcha) => sendCode({ mobile, purpose: 'login', ...captcha })}
      />
    </UserForm>
  );
}
