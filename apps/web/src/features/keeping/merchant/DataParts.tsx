import type { MerchantData } from '@alpaca/contract';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { DetailTable } from '../../../shared/table/DetailTable.tsx';
import { Card } from '../../../shared/ui/Card.tsx';
import styles from '../Keeping.module.css';
import { ErasePart } from './ErasePart.tsx';
import { ExportPart } from './ExportPart.tsx';

export interface PartProps {
  data: MerchantData;
  /** Whose, where it is not one's own. */
  merchantId: string | undefined;
  onChanged: () => void;
}

/** What the law keeps of who is erased: what, why and for how long. */
const Kept = ({ data }: Pick<PartProps, 'data'>) => {
  const { t } = useTranslation('keeping');
  return (
    <Card title={t('kept.title')}>
      <DetailTable
        label={t('kept.title')}
        rows={data.kept}
        rowKey={({ what }) => what}
        firstSize={20}
        columns={[
          { key: 'what', title: t('kept.what'), width: 260, card: 'name', keep: true },
          { key: 'why', title: t('kept.why'), width: 190 },
          { key: 'howLong', title: t('kept.howLong'), width: 150 },
        ]}
      />
    </Card>
  );
};

/** Everything of a merchant: as an archive, or gone. */
export const DataParts = (props: PartProps) => {
  const { t } = useTranslation('keeping');
  return (
    <div className={styles.parts}>
      {!props.data.mayAsk && <Alert showIcon type="info" title={t('ownerOnly')} />}
      <ExportPart {...props} />
      <ErasePart {...props} />
      <Kept data={props.data} />
    </div>
  );
};
