import { create } from 'zustand';
import { local } from '../../shared/store/shelves.ts';

export const layouts = ['sidemenu', 'topmenu'] as const;

interface Settings {
  layout: (typeof layouts)[number];
  fixedHeader: boolean;
  fixedSide: boolean;
  multiTab: boolean;
  /** The side menu is 80 px wide instead of 200. */
  collapsed: boolean;
}

const defaults: Settings = {
  layout: 'sidemenu',
  fixedHeader: true,
  fixedSide: true,
  multiTab: true,
  collapsed: false,
};

/** How this browser's user likes the frame. */
export const useSettings = create<Settings>(() => ({
  ...defaults,
  ...local.get<Partial<Settings>>('settings'),
}));

export const changeSettings = (change: Partial<Settings>) => {
  useSettings.setState(change);
  local.set('settings', useSettings.getState());
};
