import styles from './Choice.module.css';

interface Props<T extends string> {
  label: string;
  value: T;
  options: readonly { value: T; text: string; lang?: string }[];
  onChange: (value: T) => void;
}

/** A small select whose name is only heard, for the corners of a page. */
export const Choice = <T extends string>({ label, value, options, onChange }: Props<T>) => (
  <select
    className={styles.choice}
    aria-label={label}
    title={label}
    value={value}
    onChange={(event) => onChange(event.target.value as T)}
  >
    {options.map((option) => (
      <option key={option.value} value={option.value} lang={option.lang}>
        {option.text}
      </option>
    ))}
  </select>
);
