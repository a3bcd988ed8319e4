import { Amount } from './Amount.tsx';
import styles from './Story.module.css';
import { TimeText } from './TimeText.tsx';

interface Props {
  title: string;
  currency: string;
  steps: readonly {
    id: string;
    text: string;
    time: string;
    byName: string;
    amount: string | null;
    note: string;
  }[];
}

/** All that happened to something, the latest first. */
export const Story = ({ title, currency, steps }: Props) => (
  <section>
    <h2>{title}</h2>
    <ol className={styles.story}>
      {steps.toReversed().map(({ id, text, time, byName, amount, note }) => (
        <li key={id}>
          <span>
            <strong>{text}</strong>
            {amount && (
              <>
                {' '}
                <Amount value={amount} currency={currency} />
              </>
            )}
          </span>
          {note && <span>{note}</span>}
          <small>
            <TimeText value={time} to="minute" />
            {byName && ` · ${byName}`}
          </small>
        </li>
      ))}
    </ol>
  </section>
);
