import type { ComponentProps } from 'react';
import styles from './Button.module.css';

interface Props extends ComponentProps<'button'> {
  kind?: 'primary' | 'plain' | 'danger';
  busy?: boolean;
}

/** A busy button keeps the focus and its place; it only does nothing. */
export const Button = ({ kind = 'plain', busy = false, type = 'button', ...rest }: Props) => (
  <button
    {...rest}
    type={type}
    className={`${styles.button} ${styles[kind]}`}
    aria-disabled={busy || rest.disabled || undefined}
    aria-busy={busy || undefined}
    onClick={busy ? (event) => event.preventDefault() : rest.onClick}
  >
    {busy && <span className={styles.spinner} aria-hidden="true" />}
    {rest.children}
  </button>
);
