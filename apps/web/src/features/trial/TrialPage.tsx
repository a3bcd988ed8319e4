import { useTranslation } from 'react-i18next';
import { ListPage } from '../../shared/list/ListPage.tsx';
import { ActiveOnly } from '../account/ActiveOnly.tsx';
import { TrialDesk } from './TrialDesk.tsx';

/** What parcels would cost by each product, before anything is ordered. */
export default function TrialPage() {
  const { t } = useTranslation('trial');
  return (
    <ActiveOnly>
      <ListPage title={t('single.title')}>
        <TrialDesk />
      </ListPage>
    </ActiveOnly>
  );
}
