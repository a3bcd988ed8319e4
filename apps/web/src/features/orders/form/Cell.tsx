import { type ReactNode, useId } from 'react';
import { labelled } from '../../../shared/inputs/schemaRule.ts';
import styles from './Order.module.css';

interface Props {
  path: string;
  label: string;
  issue: string | undefined;
  required?: boolean;
  className?: string | undefined;
  /** Gets what ties the input to its label and its words. */
  children: (given: {
    id: string;
    status: '' | 'error';
    'aria-invalid': boolean;
    'aria-describedby': string | undefined;
  }) => ReactNode;
}

/** An input with its label above and what is wrong with it below. */
export const Cell = ({ path, label, issue, required = false, className = '', children }: Props) => {
  const id = useId();
  return (
    <div className={`${styles.cell} ${className}`} data-path={path}>
      <label htmlFor={id} className={styles.label}>
        {required && (
          <span className={styles.star} aria-hidden="true">
            *
          </span>
        )}
        {label}
      </label>
      {children({
        id,
        status: issue ? 'error' : '',
        'aria-invalid': issue !== undefined,
        'aria-describedby': issue ? `${id}-issue` : undefined,
      })}
      {issue && (
        <p id={`${id}-issue`} className={styles.issue} role="alert">
          {labelled(issue, label)}
        </p>
      )}
    </div>
  );
};
