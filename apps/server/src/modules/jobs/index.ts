export {
  failJob,
  finishJob,
  isCancelled,
  progressJob,
  startJob,
  throwIfCancelled,
} from './jobs.service.ts';
