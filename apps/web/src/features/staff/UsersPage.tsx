import { useTranslation } from 'react-i18next';
import { LinkTabs } from '../../shared/list/LinkTabs.tsx';
import { useSearch } from '../../shared/place/useSearch.ts';
import { PeopleView } from './people/PeopleView.tsx';
import { RolesView } from './roles/RolesView.tsx';

/** The tenant's own people, and the roles that say what they may do. */
export default function UsersPage() {
  const { t } = useTranslation('staff');
  const { params } = useSearch();
  const here = params.get('view') === 'roles' ? 'roles' : 'people';
  const View = here === 'roles' ? RolesView : PeopleView;
  return (
    <View
      views={
        <LinkTabs
          label={t('title')}
          here={here}
          tabs={[
            { key: 'people', text: t('people'), to: '?' },
            { key: 'roles', text: t('roles'), to: '?view=roles' },
          ]}
        />
      }
    />
  );
}
