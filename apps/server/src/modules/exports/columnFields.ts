import type { Language } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { words } from '../../platform/i18n/i18n.ts';
import type { Columns } from '../../platform/sheets/parcelColumns.ts';
import type { ExportField } from './kinds.service.ts';

/** Columns as the fields of an export; `titles` is where their words are. */
export const columnFields =
  (group: string, titles: string) =>
  <Row>(columns: Columns<Row>) =>
  async ({ lang }: Ctx): Promise<ExportField<Row>[]> =>
    Object.entries(columns).map(([key, [value, shown]]) => ({
      key,
      group,
      title: (titleLang: Language) => words(titleLang, `${titles}.${key}`),
      value: (row: Row) => value(row, lang),
      ...shown,
    }));
