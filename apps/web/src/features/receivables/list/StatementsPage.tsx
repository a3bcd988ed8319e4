import { useTranslation } from 'react-i18next';
import { ListPage } from '../../../shared/list/ListPage.tsx';
import { ExportButton } from '../../exports/index.ts';
import { StatementList } from './StatementList.tsx';
import { useStatements } from './useStatements.ts';

/** A merchant's statements: to be confirmed or queried, and paid. */
export default function StatementsPage() {
  const { t } = useTranslation('receivables');
  const statements = useStatements();
  const { pageNo: _, pageSize: __, ...filter } = statements.filter;
  return (
    <ListPage
      title={t('title')}
      actions={
        <ExportButton kind="statement" filter={filter} count={statements.query.data?.page.total} />
      }
    >
      <StatementList statements={statements} />
    </ListPage>
  );
}
