import { editNumberRange, listNumberRanges } from '@alpaca/contract';
import { newId } from '../platform/ids.ts';
import type { EditedForm } from './editedForms.ts';

export const numberRange: EditedForm = {
  read: async (visitor, id) => {
    const { result } = await visitor.call(listNumberRanges);
    return result.find((range) => range.id === id) as NonNullable<(typeof result)[number]>;
  },
  edit: editNumberRange,
  field: 'code',
  value: () => `R${newId().slice(-12)}`,
};
