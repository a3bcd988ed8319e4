import type { NoticeEntry } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../shared/feedback/values/StatusTag.tsx';
import { statusKind } from '../../shared/feedback/values/statusKinds.ts';

export const PriorityTag = ({ priority }: Pick<NoticeEntry, 'priority'>) => {
  const { t } = useTranslation('notices');
  const kind = statusKind('announcement_priority', priority);
  return <StatusTag kind={kind}>{t(`priority.${priority}`)}</StatusTag>;
};
