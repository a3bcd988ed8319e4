import type { Samples } from '../../testing/samples.ts';

const as = 'yunling-op';
const shift = { from: '09:00', to: '18:00' };
const days = { mon: shift, tue: shift, wed: shift, thu: shift, fri: shift, sat: null, sun: null };

export const serviceSamples: Samples = {
  getMyService: {},
  openService: {},
  listServiceTalks: { as, query: { state: 'waiting' } },
  getServiceTalk: { as },
  takeServiceTalk: { as, body: { revision: 2 } },
  settleServiceTalk: { as, body: { revision: 2 } },
  getServiceHours: { as },
  saveServiceHours: {
    as: 'yunling-admin',
    body: { revision: 0, days, closedZh: '工作日 9 点答复', closedEn: 'Back at 9 on weekdays' },
  },
};
