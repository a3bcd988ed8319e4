import { type BatchView, listMilestones, type Milestone } from '@alpaca/contract';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../shared/api/useCall.ts';
import { useShownDialog } from '../../../shared/feedback/dialogs/useShownDialog.ts';
import { LoadState } from '../../../shared/feedback/states/ErrorState.tsx';
import { FormSkeleton } from '../../../shared/feedback/states/Skeletons.tsx';
import { AddButton } from '../../../shared/permission/ActionButton.tsx';
import { Card } from '../../../shared/ui/Card.tsx';
import { MilestoneDialog } from './MilestoneDialog.tsx';
import styles from './Milestones.module.css';

export type Batch = Pick<BatchView, 'id' | 'masterNo' | 'bagList'>;

const Line = ({ of, onEdit }: { of: Milestone; onEdit: () => void }) => {
  const { t } = useTranslation('milestones');
  const where = [of.place, of.countryCode].filter(Boolean).join(' ');
  const whom = t(`whom.${of.scope}`, { bag: of.bagNo });
  return (
    <li className={styles.line}>
      <span className={styles.soft}>{of.statedTime.slice(0, 16)}</span>
      <span>
        {[t(`kind.${of.kind}`), where, of.note].filter(Boolean).join(' · ')}
        <span className={styles.below}>
          {[whom, t('parcels', { count: of.parcels }), of.byName, of.isCorrected && t('corrected')]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <Button
        size="small"
        type="link"
        aria-label={t('correctOf', { kind: t(`kind.${of.kind}`) })}
        onClick={onEdit}
      >
        {t('correct')}
      </Button>
    </li>
  );
};

/** What happened to a batch on its way, entered once for all of its parcels. */
export const Milestones = ({ batch }: { batch: Batch }) => {
  const { t } = useTranslation('milestones');
  const dialog = useShownDialog<Milestone>();
  const query = useCall(
    listMilestones,
    { query: { batchId: batch.id } },
    { meta: { quiet: true } },
  );
  return (
    <Card title={t('title')}>
      <LoadState query={query}>
        <FormSkeleton fields={2} />
      </LoadState>
      {query.data?.length === 0 && <p className={styles.soft}>{t('none')}</p>}
      <ol className={styles.list}>
        {query.data?.map((one) => (
          <Line key={one.id} of={one} onEdit={() => dialog.show(one)} />
        ))}
      </ol>
      <AddButton permission="ops:dispatch" onClick={() => dialog.show(null)}>
        {t('add')}
      </AddButton>
      <MilestoneDialog
        key={dialog.key}
        open={dialog.open}
        of={dialog.of}
        batch={batch}
        onClose={dialog.close}
        onChanged={() => void query.refetch()}
      />
    </Card>
  );
};
