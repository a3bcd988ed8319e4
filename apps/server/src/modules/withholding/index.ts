export { sweepDeadlines } from './deadlines.sweep.ts';
export { intercept, letGoOn } from './intercept.service.ts';
export {
  end as giveUpWithheld,
  otherLines,
  pay as payWithheld,
  takeLine,
} from './outcomes.service.ts';
export { putAside } from './putAside.service.ts';
export { detail as withheldDetail } from './withheldDetail.service.ts';
export { list as listWithheld } from './withheldList.service.ts';
