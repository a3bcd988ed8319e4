import { type ImportView, importMoves, listImportReplaced } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../shared/api/useCall.ts';

/** Who brought the same file in before, and how much came of it; undefined where nobody did. */
export const useBeforeText = ({ before }: ImportView) => {
  const { t } = useTranslation('imports');
  return before
    ? t('before.told', {
        who: before.userName,
        when: before.createTime,
        rows: before.committed,
      })
    : undefined;
};

/** What to know before rows are brought in: what they replace, what came before, what stays. */
export const useCommitNotes = (view: ImportView): string[] => {
  const { t } = useTranslation('imports');
  const before = useBeforeText(view);
  const { id, kind, status, counts } = view;
  const { data = [] } = useCall(
    listImportReplaced,
    { query: { id } },
    {
      enabled: kind === 'remoteArea' && importMoves[status].includes('commit'),
      meta: { quiet: true },
    },
  );
  return [
    ...data
      .filter((list) => list.before > 0)
      .map(({ name, before: was, after }) =>
        t(after < was ? 'replaced.fewer' : 'replaced.told', {
          name,
          before: was,
          after: after,
        }),
      ),
    ...(before ? [before] : []),
    ...(counts.bad > 0 ? [t('commit.someBad', { rows: counts.bad })] : []),
  ];
};
