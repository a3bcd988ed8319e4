import type { AnnouncementForm, getAnnouncement, Result } from '@alpaca/contract';

type Stored = Result<typeof getAnnouncement>;

/** The form's own values: users by name, times as they cross the wire. */
export type FormValues = Omit<Stored, 'id' | 'revision' | 'sendStatus'>;

export const blank: FormValues = {
  titleZh: '',
  titleEn: '',
  contentZh: '',
  contentEn: '',
  priority: 'L',
  msgCategory: 'announcement',
  toAll: true,
  users: [],
  startTime: null,
  endTime: null,
};

export const toBody = ({
  users = [],
  startTime,
  endTime,
  ...rest
}: FormValues): AnnouncementForm => ({
  ...rest,
  userIds: rest.toAll ? [] : users.map(({ id }) => id).sort(),
  startTime: startTime ?? null,
  endTime: endTime ?? null,
});
