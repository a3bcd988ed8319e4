export * from './labelDesigns.ts';
export * from './labelSets.ts';
export * from './labels.ts';
export * from './orderFiles.ts';
export * from './printing.ts';
export * from './printRecords.ts';
