import type { ClaimDocument, ClaimKind, PlainValue } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';

/** What the form calls its fields, and how their values read. */
export const useTermsWords = () => {
  const { t } = useTranslation(['claimTerms', 'shared']);
  const label = (field: string) => t(`field.${field as 'kind'}`);
  const text = (field: string, value: PlainValue): string | undefined => {
    if (field === 'kind') return t(`kind.${value as ClaimKind}`);
    if (field !== 'documents' || !Array.isArray(value)) return undefined;
    const names = (value as ClaimDocument[]).map((one) => t(`document.${one}`));
    return names.join(t('shared:list.comma'));
  };
  return { label, text };
};
