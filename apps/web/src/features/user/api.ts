/**
 * The rules and calls behind the forms. They come right behind the first picture instead of
 * before it: a form is read and filled in before it needs them.
 */
export const api = () => import('./calls.ts');
