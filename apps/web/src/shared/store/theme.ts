import { create } from 'zustand';
import { local } from './shelves.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export const useTheme = create<{ theme: Theme }>(() => ({
  theme: local.get<Theme>('theme') ?? 'light',
}));

/** Without the attribute the style sheet follows the system. */
export const applyTheme = ({ theme } = useTheme.getState()) => {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
};

export const chooseTheme = (theme: Theme) => {
  local.set('theme', theme);
  useTheme.setState({ theme });
  applyTheme();
};
