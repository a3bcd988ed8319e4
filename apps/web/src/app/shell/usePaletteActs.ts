import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { switchLanguage } from '../../shared/api/switchLanguage.ts';
import { language } from '../../shared/store/language.ts';
import { chooseTheme } from '../../shared/store/theme.ts';

const keys = [
  'dark',
  'light',
  'system',
  'language',
  'settings',
  'keys',
  'help',
  'signOut',
] as const;
type Key = (typeof keys)[number];

/** What the frame lends to the palette. */
export type FrameActs = Record<'settings' | 'keys' | 'help' | 'signOut', () => void>;

/** What can be done from wherever one is, in the words of the palette, and how it is done. */
export const usePaletteActs = (frame: FrameActs) => {
  const { t } = useTranslation('find');
  const acts = useMemo(
    () => keys.map((key) => ({ key, title: t(`act.${key}`), also: t(`act.${key}.also`) })),
    [t],
  );
  const run: Record<Key, () => void> = {
    ...frame,
    dark: () => chooseTheme('dark'),
    light: () => chooseTheme('light'),
    system: () => chooseTheme('system'),
    language: () => void switchLanguage(language === 'zh_CN' ? 'en_US' : 'zh_CN'),
  };
  return { acts, act: (key: string) => run[key as Key]() };
};
