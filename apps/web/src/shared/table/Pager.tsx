import { Button, Pagination } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './Pager.module.css';
import { countedRows, pageSizes, pageWithin, reachable } from './paging.ts';

/** Ways on where numbered pages end: by cursor, and from the list's other end. */
export interface DeepPaging {
  onNext?: (() => void) | undefined;
  onLast?: (() => void) | undefined;
}

interface Props {
  total: number;
  pageNo: number;
  pageSize: number;
  onChange: (pageNo: number, pageSize: number) => void;
  deep?: DeepPaging | undefined;
}

/** Numbered pages, as deep as they go. Not there when there is only one. */
export const Pager = ({ total, pageNo, pageSize, onChange, deep }: Props) => {
  const { t } = useTranslation('shared');
  if (total <= pageSize) return null;
  const current = pageWithin(pageNo, pageSize, total);
  const atEnd = current === pageWithin(Number.MAX_SAFE_INTEGER, pageSize, total);
  const beyond = total >= countedRows ? deep : undefined;
  return (
    <nav className={styles.pager} aria-label={t('pager.label')}>
      <Pagination
        current={current}
        pageSize={pageSize}
        total={reachable(total)}
        pageSizeOptions={[...pageSizes]}
        showSizeChanger={{ 'aria-label': t('pager.size') }}
        showQuickJumper={reachable(total) > pageSize * 10}
        showLessItems
        responsive
        onChange={(next, size) => onChange(size === pageSize ? next : 1, size)}
      />
      {beyond?.onNext && atEnd && (
        <Button size="small" onClick={beyond.onNext}>
          {t('pager.beyond')}
        </Button>
      )}
      {beyond?.onLast && (
        <Button size="small" onClick={beyond.onLast}>
          {t('pager.last')}
        </Button>
      )}
    </nav>
  );
};
