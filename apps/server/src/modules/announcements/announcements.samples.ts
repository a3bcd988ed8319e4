import type { Samples } from '../../testing/samples.ts';

const written = {
  titleZh: '标题',
  titleEn: 'Title',
  contentZh: '<p>内容</p>',
  contentEn: '<p>Text</p>',
  priority: 'L',
  msgCategory: 'announcement',
  toAll: false,
  startTime: null,
  endTime: null,
};
const as = 'yunling-op';
const advert = {
  titleZh: '新专线',
  titleEn: 'A new line',
  image: '00000000-0000-4000-8000-000000000000',
  linkUrl: '/product/list',
  validFrom: null,
  validTo: null,
  isShown: true,
};

export const announcementsSamples: Samples = {
  listByUser: {},
  queryNoticeById: {},
  markNoticeRead: {},
  getLastAnnouncement: {},
  getAdverts: {},
  listAdverts: { as },
  // A picture is brought first.
  addAdvert: { as, body: advert, answers: 'file.notFound' },
  editAdvert: { as, body: { ...advert, image: '/ads/sample.svg' } },
  listMyNotices: {},
  readAllNotices: { body: { msgCategory: 'message' } },
  listAnnouncements: { as },
  listReaders: { as },
  getAnnouncement: { as },
  addAnnouncement: { as, body: written },
  editAnnouncement: { as, body: written },
  deleteAnnouncement: { as },
  restoreAnnouncement: { as },
  publishAnnouncement: { as },
  // The walk's announcement is not published yet.
  withdrawAnnouncement: { as, answers: 'announcement.cannotMove' },
  getMessageSettings: {},
  saveMessageSetting: { body: { kind: 'job.finished', inApp: false, mail: false } },
};
