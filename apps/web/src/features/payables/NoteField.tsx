import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { NoteItem } from '../../shared/inputs/NoteItem.tsx';

interface Props {
  schema: z.ZodMiniType;
  /** What is to be said in it, where that is not plain. */
  hint?: string;
}

export const NoteField = (props: Props) => {
  const { t } = useTranslation('payables');
  return <NoteItem {...props} label={t('field.note')} />;
};
