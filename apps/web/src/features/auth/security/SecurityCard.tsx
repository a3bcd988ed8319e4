import { type ReactNode, useId } from 'react';
import frames from '../../../shared/ui/Frames.module.css';
import styles from './Security.module.css';

interface Props {
  title: string;
  text: string;
  action?: ReactNode;
  children: ReactNode;
}

export const SecurityCard = ({ title, text, action, children }: Props) => {
  const id = useId();
  return (
    <section className={frames.box} aria-labelledby={id}>
      <header className={styles.head}>
        <div>
          <h2 id={id}>{title}</h2>
          <p>{text}</p>
        </div>
        {action}
      </header>
      {children}
    </section>
  );
};
