import { type ImportView, importMoves } from '@alpaca/contract';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { useBeforeText } from './useCommitNotes.ts';

/** The same file was brought in before: said while there is still time to stop. */
export const BroughtBefore = ({ view }: { view: ImportView }) => {
  const { t } = useTranslation('imports');
  const text = useBeforeText(view);
  const canCommit = importMoves[view.status].includes('commit') && view.counts.valid > 0;
  return text && canCommit ? (
    <Alert type="warning" showIcon title={text} description={t('before.check')} />
  ) : null;
};
