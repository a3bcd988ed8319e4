import type { ReactNode } from 'react';
import { StatusTag } from '../feedback/values/StatusTag.tsx';
import type { StatusKind } from '../feedback/values/statusKinds.ts';
import styles from './Scan.module.css';
import type { VerdictKind } from './Verdict.tsx';

export interface ScanRow {
  key: number | string;
  number: string;
  /** The order, where it goes by another number. */
  about: string;
  kind: VerdictKind;
  words: string;
  actions?: ReactNode;
}

interface Props {
  title: string;
  empty: string;
  /** How many went how. */
  counts: readonly string[];
  rows: readonly ScanRow[];
}

const tagKinds: Readonly<Record<VerdictKind, StatusKind>> = {
  ready: 'neutral',
  busy: 'processing',
  right: 'success',
  twice: 'warning',
  wrong: 'danger',
};

// Older ones stand in the print ledger.
const shownMost = 200;

/** What was scanned in this session, the latest first. */
export const ScanRows = ({ title, empty, counts, rows }: Props) => (
  <section className={styles.list} aria-label={title}>
    <header className={styles.listHead}>
      <h2 className={styles.listTitle}>{title}</h2>
      <p className={styles.counts}>{counts.join(' · ')}</p>
    </header>
    {rows.length === 0 && <p className={styles.empty}>{empty}</p>}
    <ol className={styles.rows}>
      {rows
        .slice(-shownMost)
        .toReversed()
        .map(({ key, number, about, kind, words, actions }) => (
          <li key={key} className={styles.row}>
            <div className={styles.what}>
              <span className={styles.number}>{number}</span>
              {about && about !== number && <span className={styles.about}>{about}</span>}
            </div>
            <StatusTag kind={tagKinds[kind]}>{words}</StatusTag>
            {actions}
          </li>
        ))}
    </ol>
  </section>
);
