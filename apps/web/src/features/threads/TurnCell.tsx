import { useTranslation } from 'react-i18next';
import { Stacked } from '../../shared/table/Stacked.tsx';

interface Props {
  /** Whose answer is due, in the list's own words. */
  name: string | null;
  unread: number;
}

/** Who has to answer, and how much is new to whoever looks. */
export const TurnCell = ({ name, unread }: Props) => {
  const { t } = useTranslation('threads');
  return <Stacked below={unread > 0 && t('unread', { count: unread })}>{name ?? '--'}</Stacked>;
};
