import { useTranslation } from 'react-i18next';

/** A role's name in the reader's language. */
export const useRoleName = () => {
  const { i18n } = useTranslation('staff');
  return ({ nameZh, nameEn }: { nameZh: string; nameEn: string }) =>
    i18n.language === 'en_US' ? nameEn : nameZh;
};
