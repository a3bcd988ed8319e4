export const loadServiceButton = () => import('./ServiceButton.tsx');
