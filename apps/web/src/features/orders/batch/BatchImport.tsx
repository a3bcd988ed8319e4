import { useTranslation } from 'react-i18next';
import { BackLink } from '../../../shared/list/BackLink.tsx';
import { ListPage } from '../../../shared/list/ListPage.tsx';
import { ImportDesk, OwnPartsContext, Steps, useImport } from '../../imports/index.ts';
import { CommitOrders } from '../sheet/CommitOrders.tsx';
import { Forecast } from '../sheet/Forecast.tsx';

const parts = { Summary: Forecast, Commit: CommitOrders };

/** A sheet on its way to its orders. */
export const BatchImport = ({ id, onBack }: { id: string; onBack: () => void }) => {
  const { t } = useTranslation(['orderBatch', 'imports']);
  const { data: view } = useImport(id);
  return (
    <ListPage
      title={view ? t(`imports:title.${view.kind}`) : t('title')}
      views={
        <>
          <BackLink onBack={onBack}>{t('back')}</BackLink>
          <Steps status={view?.status ?? 'none'} kind={view?.kind} />
        </>
      }
    >
      <OwnPartsContext value={parts}>
        <ImportDesk key={id} id={id} onAnother={onBack} />
      </OwnPartsContext>
    </ListPage>
  );
};
