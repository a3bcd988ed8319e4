import { phoneLogin, sendSmsCode } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { request } from '../../../shared/api/request.ts';
import { by } from '../../../shared/form/rules.ts';
import { useForm } from '../../../shared/form/useForm.ts';
import { Field } from '../../../shared/ui/Field.tsx';
import { signInByPhone } from '../api.ts';
import { CodeFields } from './CodeFields.tsx';
import { UserForm } from './FormPage.tsx';

const { mobile, code } = phoneLogin.body.shape;
const rules = {
  mobile: by(mobile, 'web.verify.3'),
  captcha: by(sendSmsCode.body.shape.captcha, 'web.verify.6'),
  code: by(code, 'web.verify.7'),
};

export const PhoneLogin = () => {
  const { t } = useTranslation('user');
  const form = useForm(rules);
  const { mobile } = form.values;
  return (
    <UserForm
      form={form}
      label={t('login.byPhone')}
      submit={t('login.submit')}
      onSubmit={form.submit(
        ({ mobile, code }) => signInByPhone({ mobile, code }),
        ['mobile', 'code'],
      )}
    >
      <Field {...form.bind('mobile')} label={t('field.mobile')} type="tel" autoComplete="tel" />
      <CodeFields
        form={form}
        label={t('field.code')}
        to="mobile"
        send={(captcha) => request(sendSmsCode, { body: { mobile, purpose: 'login', ...captcha } })}
      />
    </UserForm>
  );
};
