import { useTranslation } from 'react-i18next';
import type { Form } from '../../../shared/form/useForm.ts';
import { PasswordField } from '../../../shared/ui/PasswordField.tsx';

interface Props<N extends string> {
  form: Pick<Form<N | 'password' | 'confirm'>, 'bind'>;
  label: string;
}

/** A password to be, typed twice. */
export const NewPassword = <N extends string>({ form, label }: Props<N>) => {
  const { t } = useTranslation('join');
  return (
    <>
      <PasswordField
        {...form.bind('password')}
        label={label}
        hint={t('hint.password')}
        autoComplete="new-password"
      />
      <PasswordField
        {...form.bind('confirm')}
        label={t('field.confirm')}
        autoComplete="new-password"
      />
    </>
  );
};
