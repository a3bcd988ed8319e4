import { type ComponentProps, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Field.module.css';

export interface FieldProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  name: string;
  label: string;
  value: string;
  error?: string | undefined;
  hint?: string;
  optional?: boolean;
  onChange: (value: string) => void;
  /** Stands at the end of the input's own box. */
  inside?: ReactNode;
  /** Stands beside the input. */
  beside?: ReactNode;
}

/** A labelled input with its hint, or what is wrong with it, in a line kept free for that. */
export const Field = (props: FieldProps) => {
  const { label, error, hint, optional, onChange, inside, beside, ...input } = props;
  const { t } = useTranslation('common');
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {optional && <span className={styles.optional}>{t('form.optional')}</span>}
      </label>
      <div className={styles.row}>
        <div className={styles.box}>
          <input
            type="text"
            {...input}
            id={id}
            className={styles.input}
            aria-invalid={error ? true : undefined}
            aria-required={!optional}
            aria-describedby={note ? `${id}-note` : undefined}
            onChange={(event) => onChange(event.target.value)}
          />
          {inside}
        </div>
        {beside}
      </div>
      <p id={`${id}-note`} className={error ? styles.error : styles.hint}>
        {note}
      </p>
    </div>
  );
};
