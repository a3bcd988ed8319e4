export { noteRun } from './sums/runs.repository.ts';
