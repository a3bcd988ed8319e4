import { ArrowLeftOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { ListPage } from '../../../shared/list/ListPage.tsx';
import { useImport } from '../../imports/api.ts';
import { ImportDesk } from '../../imports/ImportDesk.tsx';
import { Steps } from '../../imports/Steps.tsx';
import styles from './Batch.module.css';

/** A sheet on its way to its orders. */
export const BatchImport = ({ id, onBack }: { id: string; onBack: () => void }) => {
  const { t } = useTranslation(['orderBatch', 'imports']);
  const { data: view } = useImport(id);
  return (
    <ListPage
      title={view ? t(`imports:title.${view.kind}`) : t('title')}
      views={
        <>
          <Button
            type="link"
            className={styles.back ?? ''}
            icon={<ArrowLeftOutlined />}
            onClick={onBack}
          >
            {t('back')}
          </Button>
          <Steps status={view?.status ?? 'none'} />
        </>
      }
    >
      <ImportDesk key={id} id={id} onAnother={onBack} />
    </ListPage>
  );
};
