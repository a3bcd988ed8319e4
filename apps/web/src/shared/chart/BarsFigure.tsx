import { lazy, Suspense } from 'react';
import { loadChunk } from '../lib/loadChunk.ts';
import styles from './BarsFigure.module.css';
import type { DayRow } from './DayBars.tsx';

const Bars = lazy(() => loadChunk(() => import('./DayBars.tsx')));

interface Props {
  /** What the picture tells, for those who can't see it; the same figures stand in a table nearby. */
  label: string;
  /** What each colour is. */
  names: readonly [string, string];
  rows: readonly DayRow[];
  every?: number;
}

/** Two bars for each day or step, with what their colours are. */
export const BarsFigure = ({ label, names, rows, every = 1 }: Props) => (
  <>
    <div className={styles.legend}>
      <span>{names[0]}</span>
      <span className={styles.second}>{names[1]}</span>
    </div>
    <div className={styles.chart} role="img" aria-label={label}>
      <Suspense fallback={null}>
        <Bars rows={rows} every={every} />
      </Suspense>
    </div>
  </>
);
