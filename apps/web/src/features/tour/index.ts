export { loadTour } from './load.ts';
