export const loadPalette = () => import('./Palette.tsx');
