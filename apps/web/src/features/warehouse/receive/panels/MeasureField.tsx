import { type RefObject, useEffect, useId } from 'react';
import styles from '../Receive.module.css';

interface Props {
  ref: RefObject<HTMLInputElement | null>;
  label: string;
  hint: string;
  /** What is known already; a scale may know it before anybody has typed. */
  value?: string;
  help?: string | undefined;
  onEnter: (text: string) => void;
}

/** A large field whose Enter hands over what was typed. */
export const MeasureField = ({ ref, label, hint, value = '', help, onEnter }: Props) => {
  const id = useId();
  useEffect(() => {
    if (ref.current) ref.current.value = value;
  }, [ref, value]);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        ref={ref}
        id={id}
        className={styles.input}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        maxLength={60}
        placeholder={hint}
        defaultValue={value}
        aria-describedby={help ? `${id}-help` : undefined}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          const field = event.currentTarget;
          const typed = field.value.trim();
          // What is heard stands in the field it belongs to: a size that was typed here is no weight.
          field.value = value;
          onEnter(typed);
        }}
      />
      {help && <small id={`${id}-help`}>{help}</small>}
    </div>
  );
};
