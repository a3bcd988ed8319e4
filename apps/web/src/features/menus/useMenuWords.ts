import type { MenuForm, MenuType, PlainValue } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { language } from '../../shared/store/language.ts';

type Kind = MenuForm['kinds'][number];

/** What the form calls its fields, and how their values read. */
export const useMenuWords = () => {
  const { t } = useTranslation(['menus', 'shared']);
  const typeText = (type: MenuType) => t(`type.${type}`);
  const kindsText = (kinds: readonly string[]) =>
    kinds.map((kind) => t(`kind.${kind as Kind}`)).join(t('shared:list.comma'));
  const label = (field: string) => t(`field.${field as 'nameZh'}`);
  const text = (field: string, value: PlainValue): string | undefined => {
    if (value === null) return undefined;
    if (field === 'kinds') return kindsText(value as string[]);
    return field === 'type' ? typeText(value as MenuType) : undefined;
  };
  const inLanguage = ({ zh, en }: { zh: string; en: string }) => (language === 'en_US' ? en : zh);
  return { label, text, typeText, kindsText, inLanguage };
};
