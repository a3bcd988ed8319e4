import { type Language, ShipmentFilter, type ShipmentView } from '@alpaca/contract';
import type { Ctx } from '../../../platform/context.ts';
import { words } from '../../../platform/i18n/i18n.ts';
import { formats, time } from '../../../platform/sheets/formats.ts';
import type { CellValue, SheetColumn } from '../../../platform/sheets/write.ts';
import type { ExportField, ExportKind } from '../../exports/index.ts';
import { batches } from './lists.service.ts';

type Value = (list: ShipmentView, lang: Language) => CellValue;
type Shown = Pick<SheetColumn, 'format' | 'width'> & Pick<ExportField<never>, 'group' | 'isExtra'>;

const moment = { format: formats.time, width: 20 };
const count = { format: '#,##0', width: 10 };
const kg = { format: formats.kg, width: 14 };
const came = { ...count, group: 'shipmentCame' };

const at = (value: string | null): CellValue => (value ? time(value) : '');

const values: Record<string, [Value, Shown?]> = {
  shipmentNo: [({ shipmentNo }) => shipmentNo, { width: 20 }],
  inventoryNo: [({ inventoryNo }) => inventoryNo, { width: 20 }],
  status: [({ status }, lang) => words(lang, `shipmentStatus.${status}`), { width: 12 }],
  merchantCode: [({ merchantCode }) => merchantCode, { width: 12 }],
  merchantName: [({ merchantName }) => merchantName],
  warehouseName: [({ warehouseName }) => warehouseName],
  mode: [({ mode }, lang) => words(lang, `deliverSheet.modes.${mode}`), { width: 12 }],
  shipperName: [({ shipperName }) => shipperName],
  pieces: [({ pieces }) => pieces, count],
  weightKg: [({ weightKg }) => weightKg, kg],
  volumeM3: [({ volumeM3 }) => volumeM3, kg],
  shipmentTime: [({ shipmentTime }) => at(shipmentTime), moment],
  deliverTime: [({ deliverTime }) => at(deliverTime), moment],
  estimatedArrival: [({ estimatedArrival }) => at(estimatedArrival), moment],
  remark: [({ remark }) => remark, { width: 32 }],
  listed: [({ counts }) => counts.listed, came],
  arrived: [({ counts }) => counts.arrived, came],
  missing: [({ counts }) => counts.missing, came],
  extra: [({ counts }) => counts.extra, came],
  missingUntil: [({ missingUntil }) => at(missingUntil), { ...moment, group: 'shipmentCame' }],
};

// Operators see many merchants' lists side by side.
const merchantsOwn = ['merchantCode', 'merchantName'];

const fields = async ({ lang, scope }: Ctx): Promise<ExportField<ShipmentView>[]> =>
  Object.entries(values).map(([key, [value, shown]]) => ({
    key,
    group: 'shipment',
    isExtra: scope === 'merchant' && merchantsOwn.includes(key),
    title: (titleLang) => words(titleLang, `shipmentField.${key}`),
    value: (list) => value(list, lang),
    ...shown,
  }));

/** Lists as something that can be taken out as a spreadsheet: all of a filter, with what came of each. */
export const shipmentExport: ExportKind<ShipmentView, ShipmentFilter> = {
  name: 'shipment',
  fields,
  filter: ShipmentFilter,
  batches,
};
