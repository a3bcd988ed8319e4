import { useTranslation } from 'react-i18next';
import { useForm } from '../../../shared/form/useForm.ts';
import { Field } from '../../../shared/ui/Field.tsx';
import { api } from '../api.ts';
import { CodeFields } from './CodeFields.tsx';
import { codeRefusals } from './codeForm.ts';
import { UserForm } from './FormPage.tsx';

const names = ['mobile', 'captcha', 'code'] as const;
const rules = async () => (await api()).phoneRules;

export const PhoneLogin = () => {
  const { t } = useTranslation('user');
  const form = useForm(names, rules, codeRefusals);
  const { mobile } = form.values;
  const submit = async ({ mobile, code }: typeof form.values) =>
    (await api()).signInByPhone({ mobile, code });
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
        send={async (captcha) => (await api()).sendCode({ mobile, purpose: 'login', ...captcha })}
      />
    </UserForm>
  );
};
