import type { TFunction } from 'i18next';
import type { FieldWords } from '../../../shared/revision/ChangedDialog.tsx';

const fields = ['estimatedArrival', 'remark', 'added', 'removed'] as const;

/** How what somebody else changed of a list is told. */
export const changeWords = (t: TFunction<'shipment'>): FieldWords => ({
  label: (field) => t(`field.${field as (typeof fields)[number]}`),
});
