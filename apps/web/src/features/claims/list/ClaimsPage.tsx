import { useTranslation } from 'react-i18next';
import { ListPage } from '../../../shared/list/ListPage.tsx';
import { ClaimList } from './ClaimList.tsx';
import { ExportClaims } from './ExportClaims.tsx';
import { useClaims } from './useClaims.ts';

/** A merchant's own claims. */
export default function ClaimsPage() {
  const { t } = useTranslation('claims');
  const claims = useClaims();
  return (
    <ListPage title={t('title')} actions={<ExportClaims claims={claims} />}>
      <ClaimList claims={claims} />
    </ListPage>
  );
}
