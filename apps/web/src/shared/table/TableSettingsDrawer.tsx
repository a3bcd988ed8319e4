import { Button, Drawer, Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { ColumnRow } from './ColumnRow.tsx';
import { densities, inOrder, isShown, move, type TableSettings } from './settings.ts';
import styles from './TableSettingsDrawer.module.css';
import type { Column } from './types.ts';
import { useColumnDrag } from './useColumnDrag.ts';

interface Props<T> {
  open: boolean;
  columns: readonly Column<T>[];
  settings: TableSettings;
  onChange: (settings: TableSettings) => void;
  onClose: () => void;
}

/** How a person wants the table: which columns, in which order, fixed, how wide, how dense. */
export const TableSettingsDrawer = <T,>(props: Props<T>) => {
  const { open, columns, settings, onChange, onClose } = props;
  const { t } = useTranslation('shared');
  const ordered = inOrder(columns, settings.order);
  const place = (key: string, to: number) => onChange(move(columns, settings, key, to));
  const drag = useColumnDrag(place);
  return (
    <Drawer
      open={open}
      title={t('settings.title')}
      size={360}
      onClose={onClose}
      extra={
        <Button size="small" onClick={() => onChange({})}>
          {t('settings.reset')}
        </Button>
      }
    >
      <h3 className={styles.heading}>{t('settings.density')}</h3>
      <Segmented
        block
        aria-label={t('settings.density')}
        value={settings.density ?? 'middle'}
        options={densities.map((value) => ({ value, label: t(`settings.density.${value}`) }))}
        onChange={(density) => onChange({ ...settings, density })}
      />
      <h3 className={styles.heading}>{t('settings.columns')}</h3>
      <p className={styles.hint}>{t('settings.hint')}</p>
      <ul className={styles.list}>
        {ordered.map((column, index) => (
          <ColumnRow
            key={column.key}
            column={column}
            shown={isShown(column, settings)}
            settings={settings}
            onChange={onChange}
            onMove={(by) => place(column.key, index + by)}
            drag={drag(column.key, index)}
          />
        ))}
      </ul>
    </Drawer>
  );
};
