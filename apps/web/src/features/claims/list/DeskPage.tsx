import { useTranslation } from 'react-i18next';
import { LinkTabs } from '../../../shared/list/LinkTabs.tsx';
import { ListPage } from '../../../shared/list/ListPage.tsx';
import { useSearch } from '../../../shared/place/useSearch.ts';
import { Terms } from '../terms/Terms.tsx';
import { ClaimList } from './ClaimList.tsx';
import { ExportClaims } from './ExportClaims.tsx';
import { useClaims } from './useClaims.ts';

const places = { claims: '?', terms: '?view=terms' } as const;
const views = ['claims', 'terms'] as const;

/** The staff's side: what merchants claim, and what each line wants and answers for. */
export default function DeskPage() {
  const { t } = useTranslation('claims');
  const { params } = useSearch();
  const claims = useClaims();
  const here = params.get('view') === 'terms' ? 'terms' : 'claims';
  const tabs = views.map((key) => ({ key, text: t(`view.${key}`), to: places[key] }));
  const isTerms = here === 'terms';
  return (
    <ListPage
      title={t('title')}
      views={<LinkTabs label={t('views')} here={here} tabs={tabs} />}
      actions={!isTerms && <ExportClaims claims={claims} />}
    >
      {isTerms ? <Terms /> : <ClaimList claims={claims} />}
    </ListPage>
  );
}
