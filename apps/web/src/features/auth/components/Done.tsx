import { type ReactNode, useEffect, useRef } from 'react';
import { loginPath } from '../../../shared/lib/paths.ts';
import { Link } from '../../../shared/place/Link.tsx';
import buttons from '../../../shared/ui/Button.module.css';
import styles from './Done.module.css';

interface Props {
  title: string;
  text: string;
  login: string;
  children?: ReactNode;
}

/** A finished step. The focus goes to its title, as the form that had it is gone. */
export const Done = ({ title, text, login, children }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.done}>
      <svg className={styles.tick} viewBox="0 0 56 56" aria-hidden="true">
        <circle cx="28" cy="28" r="28" />
        <path d="M17 29l8 8 15-17" />
      </svg>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
      <p>{text}</p>
      <Link className={`${buttons.button} ${buttons.primary}`} to={loginPath}>
        {login}
      </Link>
    </div>
  );
};
