export * from './declarations.ts';
export * from './declaredFields.ts';
