import type { Samples } from '../../testing/samples.ts';

export const announcementsSamples: Samples = {
  listByUser: {},
  queryNoticeById: {},
  markNoticeRead: {},
  getLastAnnouncement: {},
  getAdverts: {},
};
