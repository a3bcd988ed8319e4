import { useTranslation } from 'react-i18next';
import { LinkTabs } from '../../../shared/list/LinkTabs.tsx';
import { ListPage } from '../../../shared/list/ListPage.tsx';
import { useSearch } from '../../../shared/place/useSearch.ts';
import { ExportButton } from '../../exports/index.ts';
import { StatementList } from '../list/StatementList.tsx';
import { useStatements } from '../list/useStatements.ts';
import { Ageing } from './Ageing.tsx';

const places = { ageing: '?', statements: '?part=statements' } as const;
const parts = ['ageing', 'statements'] as const;

const Statements = () => <StatementList statements={useStatements()} />;

/** The staff's side: what credit merchants owe and for how long, and their statements. */
export default function ReceivablesPage() {
  const { t } = useTranslation('receivables');
  const { params } = useSearch();
  // A bell leads to one statement.
  const isList = params.get('part') === 'statements' || params.has('id');
  const here = isList ? 'statements' : 'ageing';
  const tabs = parts.map((key) => ({ key, text: t(`part.${key}`), to: places[key] }));
  return (
    <ListPage
      title={t('receivables')}
      views={<LinkTabs label={t('parts')} here={here} tabs={tabs} />}
      actions={!isList && <ExportButton kind="receivable" filter={{}} />}
    >
      {isList ? <Statements /> : <Ageing />}
    </ListPage>
  );
}
