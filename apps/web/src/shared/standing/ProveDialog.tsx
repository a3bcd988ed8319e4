import {
  confirmOptions,
  confirmSession,
  getSecondFactor,
  logout,
  type SecondFactor,
} from '@alpaca/contract';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../api/request.ts';
import { typed } from '../form/rules.ts';
import { useForm } from '../form/useForm.ts';
import { loginPath } from '../lib/paths.ts';
import { forgetSession, useSession } from '../store/session.ts';
import { renewToken } from '../store/watchSession.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import dialogs from '../ui/Dialog.module.css';
import { Field } from '../ui/Field.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import styles from './ProveDialog.module.css';
import { askPasskey, passkeysPossible, turnedAway } from './passkey.ts';
import { settle } from './store.ts';
import { markHere } from './watchIdle.ts';

const proved = () => {
  markHere();
  settle(true);
};

const leave = async () => {
  await request(logout).catch(() => null);
  forgetSession();
  window.location.replace(loginPath);
};

/** How the person can prove who they are; null while that is asked. */
const useWays = () => {
  const [ways, setWays] = useState<SecondFactor | null>(null);
  useEffect(() => {
    request(getSecondFactor).then(setWays, () => null);
  }, []);
  return ways;
};

const rules = { password: typed({ max: 100 }), code: typed({ max: 40, empty: 'web.verify.7' }) };
const refusals = {
  'auth.wrongPassword': 'password',
  'auth.secondFactorWrong': 'code',
} as const;

/**
 * Over a page that was left alone, or before something that a stolen session must not do. The page
 * beneath keeps what was typed; what it asked for waits, and goes on afterwards.
 */
export default function ProveDialog({ locked }: { locked: boolean }) {
  const { t } = useTranslation(['security', 'common']);
  const { user } = useSession();
  const dialog = useRef<HTMLDialogElement>(null);
  const ways = useWays();
  const form = useForm(['password', 'code'], rules, refusals);
  const [asking, setAsking] = useState(false);
  const hasPasskey = (ways?.passkeys.length ?? 0) > 0 && passkeysPossible();
  // A password unlocks; what is confirmed needs the second factor of whoever has one.
  const field = locked || (ways && !ways.totp && ways.passkeys.length === 0) ? 'password' : 'code';
  const showsField = ways !== null && (field === 'password' || ways.totp);

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  useEffect(() => {
    if (showsField) dialog.current?.querySelector('input')?.focus();
  }, [showsField]);

  const submit = async ({ password, code }: typeof form.values) => {
    const body = field === 'password' ? { password } : { code };
    renewToken((await request(confirmSession, { body })).token);
    proved();
  };
  const byPasskey = async () => {
    setAsking(true);
    try {
      const { options } = await request(confirmOptions);
      const body = { passkey: await askPasskey(options) };
      renewToken((await request(confirmSession, { body })).token);
      proved();
    } catch (error) {
      if (!turnedAway(error)) form.refuse(error);
    }
    setAsking(false);
  };

  return (
    <dialog
      ref={dialog}
      className={locked ? `${dialogs.dialog} ${styles.locked}` : dialogs.dialog}
      aria-labelledby="prove-title"
      aria-describedby="prove-text"
      onKeyDown={(event) => {
        // Dialogs of the page beneath listen too, and would close with what was typed in them.
        event.stopPropagation();
        if (event.key !== 'Escape') return;
        event.preventDefault();
        if (!locked) settle(false);
      }}
      onCancel={(event) => {
        event.preventDefault();
        if (!locked) settle(false);
      }}
      // Whatever else a browser closes dialogs by: a locked page stays asked.
      onClose={() => dialog.current?.showModal()}
    >
      <h2 id="prove-title">{t(locked ? 'prove.lockedTitle' : 'prove.title')}</h2>
      <p id="prove-text">
        {locked ? t('prove.lockedText', { name: user?.realname ?? '' }) : t('prove.text')}
      </p>
      <form
        ref={form.ref}
        noValidate
        className={styles.form}
        onSubmit={form.submit(submit, [field])}
      >
        <Banner {...form.banner} />
        {showsField && field === 'password' && (
          <PasswordField
            {...form.bind('password')}
            label={t('prove.password')}
            autoComplete="current-password"
          />
        )}
        {showsField && field === 'code' && (
          <Field
            {...form.bind('code')}
            label={t('code.label')}
            hint={t('code.hint')}
            inputMode="text"
            autoComplete="one-time-code"
          />
        )}
        {hasPasskey && (
          <Button busy={asking} onClick={byPasskey}>
            {t('prove.passkey')}
          </Button>
        )}
        <div className={dialogs.actions}>
          <Button onClick={() => (locked ? void leave() : settle(false))}>
            {t(locked ? 'prove.leave' : 'common:action.cancel')}
          </Button>
          {showsField && (
            <Button kind="primary" type="submit" busy={form.busy}>
              {t(locked ? 'prove.unlock' : 'prove.confirm')}
            </Button>
          )}
        </div>
      </form>
    </dialog>
  );
}
