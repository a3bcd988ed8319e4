export const loadGallery = () => import('./Gallery.tsx');
export const loadGalleryTexts = () => import('./ownTexts.ts');
export const loadFormSection = async () => (await import('./FormSection.tsx')).FormSection;
export const loadDialogsSection = async () => (await import('./DialogsSection.tsx')).DialogsSection;
