export const loadHelpPanel = () => import('./HelpPanel.tsx');
export const loadTopics = () => import('./findTopics.ts');
