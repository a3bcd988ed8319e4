import { setFirstPassword } from '@alpaca/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../../shared/api/request.ts';
import { useForm } from '../../../shared/form/useForm.ts';
import { closeSession } from '../../../shared/store/session.ts';
import { usePageTitle } from '../../../shared/ui/usePageTitle.ts';
import { BackToLogin, Done, NewPassword } from '../components/AroundPasswords.tsx';
import { Head, UserForm } from '../components/FormPage.tsx';
import { firstRules } from '../rules.ts';

const names = ['password', 'confirm'] as const;

/** Where the link of a new administrator leads: its code stands behind '#', which no server sees. */
export default function FirstPassword() {
  const { t } = useTranslation(['firstPassword', 'user', 'join']);
  const [link] = useState(() => window.location.hash.slice(1));
  const form = useForm(names, firstRules, {});
  const [username, setUsername] = useState('');
  usePageTitle(t('title'));

  const submit = async ({ password }: typeof form.values) => {
    const done = await request(setFirstPassword, { body: { link, password } });
    // Whoever was signed in here before is not the one who goes on.
    closeSession();
    setUsername(done.username);
  };

  if (username) {
    return (
      <Done title={t('done')} text={t('doneText', { username })} login={t('user:login.submit')} />
    );
  }
  return (
    <>
      <Head title={t('title')} lead={t('lead')} />
      <UserForm
        form={form}
        label={t('title')}
        submit={t('submit')}
        onSubmit={form.submit(submit, names)}
      >
        <NewPassword form={form} label={t('join:field.newPassword')} />
      </UserForm>
      <BackToLogin />
    </>
  );
}
