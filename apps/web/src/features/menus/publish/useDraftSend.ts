import type { CallSpec } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useEdit } from '../../../shared/revision/useEdit.tsx';
import { useMenuWords } from '../useMenuWords.ts';

type Options<C extends CallSpec> = Parameters<typeof useEdit<C>>[2];

/** A call about the draft as a whole: where somebody changed it since, it is told and looked at again. */
export const useDraftSend = <C extends CallSpec>(
  call: C,
  look: () => unknown,
  options: Options<C>,
) => {
  const { t } = useTranslation('menus');
  const { label, text } = useMenuWords();
  return useEdit(
    call,
    { label, text, onTheirs: () => void look(), onlyTheirs: t('lookAgain') },
    options,
  );
};
