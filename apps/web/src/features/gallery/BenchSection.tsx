import { Button, Table } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { antdColumns, widthOfAll } from '../../shared/table/antdColumns.ts';
import { DataTable } from '../../shared/table/DataTable.tsx';
import { arranged } from '../../shared/table/settings.ts';
import styles from './Gallery.module.css';
import { Row, Section } from './Piece.tsx';
import { sampleColumns } from './sampleColumns.tsx';
import { sampleOrders } from './sampleOrders.ts';

const height = 560;
const thousand = sampleOrders(1000);
const hundred = thousand.slice(0, 100);
const kinds = { virtual1000: thousand, virtual100: hundred, plain1000: thousand };
type Kind = keyof typeof kinds;

/** The same rows in our table and in the library's plain one, drawn on demand to be measured. */
export const BenchSection = () => {
  const { t } = useTranslation('gallery');
  const [kind, setKind] = useState<Kind | null>(null);
  const columns = sampleColumns(t).map((column) => ({ ...column, hidden: false }));
  const rows = kind ? kinds[kind] : [];
  const page = { records: rows, total: rows.length, pageNo: 1, pageSize: 1000 };
  const plain = antdColumns(arranged(columns, {}), page, false, {
    sort: '',
    words: { number: '#' },
  });
  return (
    <Section title={t('section.bench')}>
      <Row>
        {([...Object.keys(kinds), null] as (Kind | null)[]).map((one) => (
          <Button key={one} data-kind={one ?? 'none'} onClick={() => setKind(one)}>
            {one ?? '–'}
          </Button>
        ))}
      </Row>
      <div className={styles.bench} data-testid="bench">
        {kind?.startsWith('virtual') && (
          <DataTable
            key={kind}
            code="gallery.bench"
            label={kind}
            columns={columns}
            query={{ data: page, error: null, isFetching: false, refetch: () => null }}
            place={{ pageNo: 1, pageSize: 1000, sort: '', go: () => {} }}
            height={height}
          />
        )}
        {kind === 'plain1000' && (
          <Table
            columns={plain}
            dataSource={rows}
            rowKey="id"
            pagination={false}
            scroll={{ x: widthOfAll(plain, 0), y: height }}
          />
        )}
      </div>
    </Section>
  );
};
