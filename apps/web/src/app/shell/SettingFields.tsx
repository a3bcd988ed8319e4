import { useId } from 'react';
import styles from './SettingsDrawer.module.css';

interface OptionsProps<T extends string> {
  label: string;
  value: T;
  options: readonly { value: T; text: string }[];
  onChange: (value: T) => void;
}

/** A few choices side by side. */
export const Options = <T extends string>({ label, value, options, onChange }: OptionsProps<T>) => {
  const name = useId();
  return (
    <fieldset className={styles.options}>
      <legend>{label}</legend>
      <div className={styles.row}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.text}
          </label>
        ))}
      </div>
    </fieldset>
  );
};

interface SwitchProps {
  label: string;
  hint: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

export const Switch = ({ label, hint, checked, onChange }: SwitchProps) => {
  const id = useId();
  return (
    <div className={styles.switch}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="checkbox"
        aria-describedby={`${id}-hint`}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <p id={`${id}-hint`}>{hint}</p>
    </div>
  );
};
