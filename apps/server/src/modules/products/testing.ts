export { productsSamples as samples } from './products.samples.ts';
export { productForm } from './productsTestForms.ts';
export { newRemoteList, subjects } from './productsTestSubjects.ts';
