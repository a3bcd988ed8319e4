import type { PlainValue } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useDict } from '../../../shared/api/useDict.ts';

const names = {
  titleZh: 'form.titleZh',
  titleEn: 'form.titleEn',
  contentZh: 'form.contentZh',
  contentEn: 'form.contentEn',
  priority: 'column.priority',
  msgCategory: 'column.category',
  startTime: 'form.start',
  endTime: 'form.end',
  toAll: 'column.recipients',
  userIds: 'column.recipients',
} as const;

const textIn = (html: string) =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';

/** What the form calls its fields, and how their values read: texts without their marks. */
export const useAnnouncementWords = () => {
  const { t } = useTranslation('announcements');
  const priorities = useDict('announcement_priority');
  const categories = useDict('message_category');
  const recipients = useDict('announcement_recipients').textOf;
  const text = (field: string, value: PlainValue): string | undefined => {
    if (field === 'toAll') return recipients(value ? 'all' : 'specified');
    if (value === null) return undefined;
    if (field === 'priority') return priorities.textOf(String(value));
    if (field === 'msgCategory') return categories.textOf(String(value));
    if (field === 'userIds')
      return t('recipients.count', { count: Array.isArray(value) ? value.length : 0 });
    return field.startsWith('content') ? textIn(String(value)) : undefined;
  };
  return { label: (field: string) => t(names[field as keyof typeof names] ?? 'title'), text };
};
