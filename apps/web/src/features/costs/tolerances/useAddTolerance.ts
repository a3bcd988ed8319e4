import { addTolerance, listTolerances } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useLookAgain } from '../../../shared/api/useCall.ts';
import { useSend } from '../../../shared/api/useSend.ts';
import { say } from '../../../shared/store/notice.ts';

const shown = [listTolerances];

/** Adds a tolerance from a dialog, which goes once it is there. */
export const useAddTolerance = (onClose: () => void) => {
  const { t } = useTranslation('tolerances');
  const lookAgain = useLookAgain(shown);
  return useSend(addTolerance, {
    meta: { quiet: 'fields' },
    onSuccess: () => {
      say('success', t('added'));
      lookAgain();
      onClose();
    },
  });
};
