import { useTranslation } from 'react-i18next';
import { FormSkeleton } from '../../../shared/feedback/states/Skeletons.tsx';
import { ListPage } from '../../../shared/list/ListPage.tsx';
import { ActiveOnly } from '../../accounts/index.ts';
import { useHome } from '../quotes/useHome.ts';
import { TrialDesk } from './TrialDesk.tsx';

/** What parcels would cost by each product, before anything is ordered. */
export default function TrialPage() {
  const { t } = useTranslation('trial');
  const home = useHome();
  return (
    <ActiveOnly>
      <ListPage title={t('single.title')}>
        {home ? <TrialDesk home={home} /> : <FormSkeleton fields={6} />}
      </ListPage>
    </ActiveOnly>
  );
}
