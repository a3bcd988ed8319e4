import { chooseLabelDesign, type LabelDesign, listLabelDesigns } from '@alpaca/contract';
import { Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../shared/api/useCall.ts';
import { useSend } from '../../../shared/api/useSend.ts';
import { LoadState } from '../../../shared/feedback/states/ErrorState.tsx';
import { FormSkeleton } from '../../../shared/feedback/states/Skeletons.tsx';
import { say } from '../../../shared/store/notice.ts';
import { Card } from '../../../shared/ui/Card.tsx';
import styles from './Settings.module.css';

// A radio's value is no null.
const usual = '';

/** Which of the tenant's designs the merchant's own-line labels follow; kept as soon as it is chosen. */
export const DesignCard = () => {
  const { t } = useTranslation('printing');
  const designs = useCall(listLabelDesigns, {}, { meta: { quiet: true } });
  const choose = useSend(chooseLabelDesign, {
    onSuccess: () => say('success', t('design.saved')),
    onSettled: () => designs.refetch(),
  });
  const aboutOf = ({ size, logo }: LabelDesign) =>
    [t(`design.size.${size}`), logo && t('design.logo')].filter(Boolean).join(' · ');
  const option = (value: string, name: string, about: string) => ({
    value,
    label: (
      <span className={styles.design}>
        {name}
        <small>{about}</small>
      </span>
    ),
  });
  const { data } = designs;
  const chosen = choose.isPending
    ? choose.variables.body.designId
    : data?.find(({ isChosen }) => isChosen)?.id;
  return (
    <Card title={t('design.title')}>
      <div className={styles.stack}>
        <p>{t('design.text')}</p>
        <LoadState query={designs}>
          <FormSkeleton fields={2} />
        </LoadState>
        {data?.length === 0 && <p className={styles.hint}>{t('design.none')}</p>}
        {data && data.length > 0 && (
          <Radio.Group
            aria-label={t('design.title')}
            className={styles.choices ?? ''}
            disabled={choose.isPending}
            value={chosen ?? usual}
            onChange={({ target }) =>
              choose.mutate({ body: { designId: (target.value as string) || null } })
            }
            options={[
              option(usual, t('design.usual'), t('design.usualText')),
              ...data.map((design) => option(design.id, design.name, aboutOf(design))),
            ]}
          />
        )}
      </div>
    </Card>
  );
};
