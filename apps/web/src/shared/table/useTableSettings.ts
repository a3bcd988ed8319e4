import { useState } from 'react';
import { usePreference } from '../api/usePreference.ts';
import { type TableSettings, widthWithin } from './settings.ts';

const none: TableSettings = {};

/** A person's arrangement of one table, kept with the account. A width is saved when it is let go. */
export const useTableSettings = (code: string) => {
  const [saved, save] = usePreference<TableSettings>(`table.${code}`, none);
  const [dragged, setDragged] = useState<Record<string, number> | null>(null);
  const settings = dragged ? { ...saved, widths: { ...saved.widths, ...dragged } } : saved;
  const setWidth = (key: string, wanted: number, done: boolean) => {
    const width = widthWithin(wanted);
    setDragged(done ? null : { [key]: width });
    if (done) save({ ...saved, widths: { ...saved.widths, [key]: width } });
  };
  return { settings, save, setWidth };
};
