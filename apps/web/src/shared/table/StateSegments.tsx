import { Segmented } from 'antd';
import styles from './StateSegments.module.css';

interface Props<State extends string> {
  label: string;
  here: State;
  /** Each with how many there are, where that is known. */
  states: readonly { value: State; text: string; count?: number | undefined }[];
  onChange: (to: State) => void;
}

/** Above a list: all of it, or those that are so far. */
export const StateSegments = <State extends string>({
  label,
  here,
  states,
  onChange,
}: Props<State>) => (
  <div className={styles.states}>
    <Segmented<State>
      aria-label={label}
      value={here}
      onChange={onChange}
      options={states.map(({ value, text, count }) => ({
        value,
        label: count === undefined ? text : `${text} ${count}`,
      }))}
    />
  </div>
);
