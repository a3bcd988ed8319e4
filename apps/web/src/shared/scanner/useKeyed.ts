import { useTranslation } from 'react-i18next';
import { usePhone } from '../lib/usePhone.ts';

type Key = 'F2' | 'F4' | 'F8' | 'F9' | 'Esc' | 'Enter';

/** The words of a button with the key that presses it; a phone has no such keys. */
export const useKeyed = () => {
  const { t } = useTranslation('scanner');
  const isPhone = usePhone();
  return (words: string, key: Key) =>
    isPhone ? words : t(key === 'Enter' ? 'withEnter' : 'withKey', { words, key });
};
