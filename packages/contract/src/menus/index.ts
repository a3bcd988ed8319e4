export * from './icons.ts';
export * from './menuDraft.ts';
export * from './menuForm.ts';
export * from './publishing.ts';
