export const loadKeysDialog = () => import('./KeysDialog.tsx');
