import type { FormEventHandler, ReactNode, Ref } from 'react';
import { Banner } from '../../../shared/ui/Banner.tsx';
import { Button } from '../../../shared/ui/Button.tsx';
import styles from './FormPage.module.css';

interface HeadProps {
  title: string;
  lead: string;
}

export const Head = ({ title, lead }: HeadProps) => (
  <header className={styles.head}>
    <h1>{title}</h1>
    <p>{lead}</p>
  </header>
);

interface FormProps {
  form: { ref: Ref<HTMLFormElement>; busy: boolean; banner: { text: string; quiet: boolean } };
  /** Where nothing around the form names it. */
  label?: string;
  submit: string;
  onSubmit: FormEventHandler;
  children: ReactNode;
}

/** The rules are the contract's, so the browser's own bubbles stay away. */
export const UserForm = ({ form, label, submit, onSubmit, children }: FormProps) => (
  <form ref={form.ref} aria-label={label} noValidate onSubmit={onSubmit}>
    <Banner {...form.banner} />
    {children}
    <div className={styles.submit}>
      <Button kind="primary" type="submit" busy={form.busy}>
        {submit}
      </Button>
    </div>
  </form>
);

export const Foot = ({ children }: { children: ReactNode }) => (
  <p className={styles.foot}>{children}</p>
);
