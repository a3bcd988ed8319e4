import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useConfirm } from '../../shared/feedback/dialogs/useConfirm.tsx';
import { unsavedAt } from '../../shared/form/useUnsavedGuard.ts';
import type { AddressKind } from './kinds.ts';
import { formHref, managePath } from './paths.ts';

/** Opens the form. It has one tab, so what is unsaved there is asked for first. */
export const useOpenForm = () => {
  const { t } = useTranslation('addresses');
  const navigate = useNavigate();
  const { ask, dialog } = useConfirm();
  const open = async (kind: AddressKind, from: { id?: string; copy?: string } = {}) => {
    const question = { title: t('unsavedTitle'), text: t('unsavedText'), yes: t('unsavedYes') };
    if (unsavedAt(managePath) && !(await ask({ ...question, danger: true }))) return;
    await navigate(formHref(kind, from));
  };
  return { open, dialog };
};
