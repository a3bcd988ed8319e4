import { paperFormats, printerKinds } from '@alpaca/contract';
import { Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { PrintClient } from '../printing/printClient.ts';
import { usePrinters } from '../printing/usePrinters.ts';
import {
  changeWorkstation,
  choosePrinter,
  labelSheets,
  useWorkstation,
} from '../printing/workstation.ts';
import styles from './Settings.module.css';

/** A printer for each kind, and what lies in the one for labels. */
export const PrinterFields = ({ client }: { client: PrintClient | null }) => {
  const { t } = useTranslation(['printing', 'papers']);
  const { printers, sheet, format } = useWorkstation();
  const { data = [], error, isFetching } = usePrinters(client);
  const words = () => {
    if (!client) return t('printers.hint');
    if (isFetching) return t('choose.asking');
    if (error) return t('choose.failed', { message: error.message });
    return data.length === 0 ? t('choose.none') : t('client.foundText', { count: data.length });
  };
  return (
    <>
      <p role="status" className={styles.told}>
        {words()}
      </p>
      {printerKinds.map((kind) => {
        const id = `printer-${kind}`;
        // One that is switched off now is still the one that was chosen.
        const names = [...new Set([...data, printers[kind]])].filter(Boolean);
        return (
          <Form.Item key={kind} label={t(`papers:printer.${kind}`)} htmlFor={id}>
            <Select
              id={id}
              showSearch
              allowClear
              loading={isFetching}
              notFoundContent={words()}
              placeholder={t('printers.choose')}
              value={printers[kind] || null}
              onChange={(name) => choosePrinter(kind, name ?? '')}
              options={names.map((name) => ({ value: name, label: name }))}
            />
          </Form.Item>
        );
      })}
      <Form.Item
        label={t('printers.format')}
        htmlFor="label-format"
        extra={t('printers.formatHint')}
      >
        <Select
          id="label-format"
          value={format}
          onChange={(chosen) => changeWorkstation({ format: chosen })}
          options={paperFormats.map((value) => ({ value, label: t(`printers.${value}`) }))}
        />
      </Form.Item>
      <Form.Item label={t('printers.sheet')} htmlFor="label-sheet">
        <Select
          id="label-sheet"
          value={sheet}
          onChange={(chosen) => changeWorkstation({ sheet: chosen })}
          options={labelSheets.map((value) => ({ value, label: t(`design.size.${value}`) }))}
        />
      </Form.Item>
    </>
  );
};
