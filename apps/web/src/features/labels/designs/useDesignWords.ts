import type { LabelDesignForm, PlainValue } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';

/** What the form calls its fields, and how their values read. */
export const useDesignWords = () => {
  const { t } = useTranslation(['labelDesigns', 'shared']);
  const fields = (values: LabelDesignForm['fields']) =>
    values.map((one) => t(`shows.${one}`)).join(t('shared:list.comma'));
  const marks = (values: LabelDesignForm['marks']) =>
    values.map((one) => t(`mark.${one}`)).join(t('shared:list.comma'));
  const label = (field: string) => t(`field.${field as 'size'}`);
  const text = (field: string, value: PlainValue): string | undefined => {
    if (value === null) return undefined;
    if (field === 'size') return t(`size.${value as LabelDesignForm['size']}`);
    if (field === 'fields') return fields(value as LabelDesignForm['fields']);
    return field === 'marks' ? marks(value as LabelDesignForm['marks']) : undefined;
  };
  return { label, text, fields, marks };
};
