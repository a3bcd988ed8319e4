import { Pagination } from 'antd';
import { AddRows } from './AddRows.tsx';
import styles from './Order.module.css';
import type { Lines } from './useRows.ts';

/** Below lines: more of them, how a block of them is brought, and the other pages. */
export const RowsFoot = ({ lines, hint }: { lines: Lines; hint: string }) => (
  <div className={styles.foot}>
    <AddRows left={lines.left} onAdd={lines.add} />
    <span className={styles.hint}>{hint}</span>
    <Pagination
      simple
      hideOnSinglePage
      current={lines.page}
      pageSize={lines.pageSize}
      total={lines.total}
      onChange={lines.setPage}
    />
  </div>
);
