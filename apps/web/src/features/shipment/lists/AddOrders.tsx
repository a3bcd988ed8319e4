import { useTranslation } from 'react-i18next';
import { addByChoiceHref, addByScanHref } from '../../../shared/paths/shipment.ts';
import { usePermission } from '../../../shared/permission/permission.ts';
import { LinkButton } from '../../../shared/place/LinkButton.tsx';

/** The ways to more orders on an open list: by choosing them, and by scanning. */
export const AddOrders = ({ id }: { id: string }) => {
  const { t } = useTranslation('shipment');
  const mayChoose = usePermission('shipment:waiting');
  const mayScan = usePermission('shipment:batch');
  return (
    <>
      {mayChoose && <LinkButton to={addByChoiceHref(id)}>{t('addByChoice')}</LinkButton>}
      {mayScan && <LinkButton to={addByScanHref(id)}>{t('addByScan')}</LinkButton>}
    </>
  );
};
