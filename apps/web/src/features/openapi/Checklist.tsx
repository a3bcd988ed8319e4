import { Checkbox } from 'antd';
import type { ReactNode } from 'react';
import styles from './OpenApi.module.css';

interface LineProps {
  checked: boolean;
  disabled?: boolean;
  onChange: (on: boolean) => void;
  /** A plain sentence of what it means. */
  hint: string;
  children: ReactNode;
}

export const CheckLine = ({ checked, disabled = false, onChange, hint, children }: LineProps) => (
  <Checkbox
    className={styles.checkLine ?? ''}
    checked={checked}
    disabled={disabled}
    onChange={({ target }) => onChange(target.checked)}
  >
    {children}
    <small>{hint}</small>
  </Checkbox>
);

/** What a form gives a list of things to be ticked. */
export interface Ticked<V extends string> {
  id?: string;
  value?: readonly V[];
  onChange?: (chosen: V[]) => void;
}

interface Props<V extends string> extends Ticked<V> {
  label: string;
  all: readonly V[];
  line: (one: V, ticked: { checked: boolean; onChange: (on: boolean) => void }) => ReactNode;
}

/** Things to be ticked, each with a plain line; those that are, always in the same order. */
export const Checklist = <V extends string>(props: Props<V>) => {
  const { id, label, all, value = [], onChange, line } = props;
  const toggle = (one: V, on: boolean) =>
    onChange?.(all.filter((each) => (each === one ? on : value.includes(each))));
  return (
    <fieldset {...(id && { id })} className={styles.checklist} aria-label={label}>
      {all.map((one) =>
        line(one, { checked: value.includes(one), onChange: (on) => toggle(one, on) }),
      )}
    </fieldset>
  );
};
