import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { BackLink } from '../../../../shared/list/BackLink.tsx';
import { ListPage } from '../../../../shared/list/ListPage.tsx';
import { ImportDesk, Steps, useImport } from '../../../imports/index.ts';

interface Props {
  id: string;
  onBack: () => void;
  onResults: (id: string) => void;
}

/** A sheet of parcels on its way to its prices. */
export const BatchImport = ({ id, onBack, onResults }: Props) => {
  const { t } = useTranslation('trial');
  const { data } = useImport(id);
  const some = data?.status === 'done' && data.counts.committed > 0;
  return (
    <ListPage
      title={t('batch.title')}
      actions={some && <Button onClick={() => onResults(id)}>{t('batch.seeResults')}</Button>}
      views={
        <>
          <BackLink onBack={onBack}>{t('batch.back')}</BackLink>
          <Steps status={data?.status ?? 'none'} kind="trial" />
        </>
      }
    >
      <ImportDesk key={id} id={id} onAnother={onBack} onDone={() => onResults(id)} />
    </ListPage>
  );
};
