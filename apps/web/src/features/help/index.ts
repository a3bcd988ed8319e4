export const loadHelpPanel = () => import('./HelpPanel.tsx');
