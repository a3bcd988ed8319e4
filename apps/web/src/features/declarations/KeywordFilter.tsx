import { useCallback } from 'react';
import { KeywordInput } from '../addresses/index.ts';
import styles from './Declarations.module.css';

interface Props {
  label: string;
  value: string | undefined;
  onChange: (change: { keyword?: string | undefined }, manner?: { replace: boolean }) => void;
}

/** Narrows the list as one types. */
export const KeywordFilter = ({ label, value = '', onChange }: Props) => {
  const search = useCallback(
    (keyword: string) => onChange({ keyword: keyword || undefined }, { replace: true }),
    [onChange],
  );
  return (
    <search className={styles.filter}>
      <KeywordInput label={label} hint={label} value={value} onChange={search} />
    </search>
  );
};
