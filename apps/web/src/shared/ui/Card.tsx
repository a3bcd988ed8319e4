import { type ReactNode, useId } from 'react';
import frames from './Frames.module.css';

/** A part of a page with a heading of its own. */
export const Card = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <section className={frames.card} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
};
