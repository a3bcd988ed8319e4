import { numbersMost } from '@alpaca/contract';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { ErrorState } from '../../shared/feedback/states/ErrorState.tsx';
import { TableSkeleton } from '../../shared/feedback/states/Skeletons.tsx';
import { NumberList } from '../../shared/inputs/NumberList.tsx';
import styles from './bulk/Bulk.module.css';
import page from './product/Product.module.css';

interface Props {
  label: string;
  find: string;
  /** Those that were looked for. */
  numbers: string[] | undefined;
  onFind: (numbers: string[]) => void;
  /** What came of looking. */
  query: { data: unknown; error: unknown; isFetching: boolean; refetch: () => unknown };
  /** Whether another button is the one to press now. */
  quiet?: boolean;
}

/** Numbers to look for, while they are looked for, and why they could not be. */
export const PastedNumbers = ({ label, find, numbers, onFind, query, quiet = false }: Props) => {
  const id = useId();
  const [typed, setTyped] = useState(numbers);
  const { data, error, isFetching, refetch } = query;
  const isWaiting = numbers !== undefined && !data;
  return (
    <>
      <div className={page.card}>
        <div className={styles.field}>
          <label htmlFor={id}>{label}</label>
          <NumberList id={id} max={numbersMost} value={typed} onChange={setTyped} />
        </div>
        <div>
          <Button
            type={quiet ? 'default' : 'primary'}
            loading={isFetching}
            disabled={typed === undefined || typed.length > numbersMost}
            onClick={() => typed && onFind(typed)}
          >
            {find}
          </Button>
        </div>
      </div>
      {isWaiting && !error && <TableSkeleton rows={4} />}
      {isWaiting && Boolean(error) && (
        <ErrorState error={error} onRetry={refetch} busy={isFetching} />
      )}
    </>
  );
};
