import { listTrialRows, type TrialLine } from '@alpaca/contract';
import { Button, Segmented } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BackLink } from '../../../../shared/list/BackLink.tsx';
import { ListPage } from '../../../../shared/list/ListPage.tsx';
import { useListQuery } from '../../../../shared/list/useListQuery.ts';
import { DataTable } from '../../../../shared/table/DataTable.tsx';
import { useListPlace } from '../../../../shared/table/useListPlace.ts';
import { ExportButton } from '../../../exports/index.ts';
import { useSellingProducts } from '../../ProductSelect.tsx';
import styles from './Batch.module.css';
import { resultColumns } from './resultColumns.tsx';
import { SaveTrialDialog } from './SaveTrialDialog.tsx';
import { type Asked, WhyDrawer } from './WhyDrawer.tsx';

const modes = ['best', 'all'] as const;

/** Every row of a trial with its prices; any of them tells how it comes about. */
export const BatchResults = ({ id, onBack }: { id: string; onBack: () => void }) => {
  const { t } = useTranslation('trial');
  const { pageNo, pageSize } = useListPlace();
  const [mode, setMode] = useState<(typeof modes)[number]>('best');
  const [why, setWhy] = useState<Asked | null>(null);
  const [saving, setSaving] = useState(false);
  const { data, ...query } = useListQuery(listTrialRows, { id, pageNo, pageSize });
  const { data: selling } = useSellingProducts();
  const days = useMemo(
    () => new Map((selling?.records ?? []).map((product) => [product.id, product])),
    [selling],
  );
  const products = data?.products ?? [];
  const trial = data?.trial;
  return (
    <ListPage
      title={trial?.saved ? trial.name : t('batch.results')}
      views={<BackLink onBack={onBack}>{t('batch.back')}</BackLink>}
      actions={
        <>
          <Segmented
            aria-label={t('batch.mode')}
            value={mode}
            options={modes.map((value) => ({ value, label: t(`batch.mode.${value}`) }))}
            onChange={setMode}
          />
          <ExportButton kind="trial" filter={{ id }} count={trial?.rows} />
          {trial && !trial.saved && (
            <Button type="primary" onClick={() => setSaving(true)}>
              {t('batch.save')}
            </Button>
          )}
        </>
      }
    >
      {trial && !trial.saved && <p className={styles.soft}>{t('batch.saveHint')}</p>}
      <DataTable<TrialLine>
        key={mode}
        code={`trial.results.${mode}`}
        label={t('batch.results')}
        columns={resultColumns(t, { mode, products, days, onWhy: setWhy })}
        query={{ ...query, data: data?.page }}
        rowKey={({ rowNo }) => String(rowNo)}
      />
      <WhyDrawer id={id} asked={why} onClose={() => setWhy(null)} />
      <SaveTrialDialog
        id={id}
        open={saving}
        onClose={() => setSaving(false)}
        onSaved={() => void query.refetch()}
      />
    </ListPage>
  );
};
