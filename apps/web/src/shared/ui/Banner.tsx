import styles from './Banner.module.css';

/** The place where a form says what went wrong. It is always there, so that its words are heard. */
export const Banner = ({ text, quiet = false }: { text: string; quiet?: boolean }) => (
  <div role="alert" className={quiet ? 'unseen' : styles.banner}>
    {text}
  </div>
);
