export const loadHelpPanel = () => import('./HelpPanel.tsx');
export const loadHelp = () => import('./openHelp.ts');
