import styles from './Nothing.module.css';

interface Props {
  text: string;
  action?: { text: string; run: () => void };
  alert?: boolean;
}

/** A line in the middle of an empty pop-over: nothing here, not yet, or not to be had. */
export const Nothing = ({ text, action, alert = false }: Props) => (
  <div className={styles.nothing} role={alert ? 'alert' : 'status'}>
    <p>{text}</p>
    {action && (
      <button type="button" className={styles.action} onClick={action.run}>
        {action.text}
      </button>
    )}
  </div>
);
