import { Input } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../../shared/feedback/values/StatusTag.tsx';
import type { PaperSize } from '../printing/printClient.ts';
import styles from './Settings.module.css';
import { barsOn, scannedBar, widthOf } from './testBars.ts';

/** Takes what a scanner types, and tells which widths it could read. */
export const ScanBack = ({ size, dpi }: { size: PaperSize; dpi: number }) => {
  const { t } = useTranslation('printing');
  const id = useId();
  const [typed, setTyped] = useState('');
  const [last, setLast] = useState('');
  const [read, setRead] = useState<ReadonlySet<string>>(new Set());
  const bars = barsOn(size);
  const take = () => {
    if (typed.trim() === '') return;
    const bar = scannedBar(typed);
    setLast(
      bar ? t('test.readNow', { mm: widthOf(bar, dpi) }) : t('test.unknown', { text: typed }),
    );
    if (bar) setRead(new Set([...read, bar.text]));
    setTyped('');
  };
  const isAll = bars.every(({ text }) => read.has(text));
  return (
    <div className={styles.stack}>
      <div className={styles.field}>
        <label htmlFor={id}>{t('test.scan')}</label>
        <Input
          id={id}
          autoComplete="off"
          placeholder={t('test.scanHint')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onPressEnter={take}
        />
      </div>
      <ul className={styles.bars}>
        {bars.map((bar) => (
          <li key={bar.text}>
            <span>{t('test.width', { mm: widthOf(bar, dpi) })}</span>
            <StatusTag kind={read.has(bar.text) ? 'success' : 'neutral'}>
              {t(read.has(bar.text) ? 'test.read' : 'test.unread')}
            </StatusTag>
          </li>
        ))}
      </ul>
      <p role="status">{isAll ? t('test.allRead') : last}</p>
      {read.size > 0 && !isAll && <p className={styles.hint}>{t('test.onlyWide')}</p>}
    </div>
  );
};
