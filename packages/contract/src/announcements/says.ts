import type { Says } from '../wire/says.ts';

export const announcementsSays = {
  refusals: {
    'notice.notFound': 404,
    'announcement.notFound': 404,
    'announcement.cannotMove': 409,
    'announcement.over': 409,
    'announcement.noSuchUser': 422,
    'message.urgent': 409,
    'advert.notFound': 404,
  },
  permissions: {
    'system:userAnnouncements': { side: 'both' },
    'system:announcements': { side: 'staff' },
    'system:announcementAdd': { side: 'staff' },
    'system:announcementEdit': { side: 'staff' },
    'system:announcementDelete': { side: 'staff' },
    'system:announcementPublish': { side: 'staff' },
    'system:announcementWithdraw': { side: 'staff' },
    'system:adverts': { side: 'staff' },
  },
  pages: ['system/UserAnnouncements', 'system/Announcements', 'system/Adverts'],
} as const satisfies Says;

declare module '../wire/says.ts' {
  interface Areas {
    announcements: typeof announcementsSays;
  }
}
