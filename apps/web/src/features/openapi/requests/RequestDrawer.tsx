import type { ApiRequest } from '@alpaca/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BesideDetail } from '../../../shared/feedback/beside/BesideDetail.tsx';
import { BesideDrawer } from '../../../shared/feedback/beside/BesideDrawer.tsx';
import { RequestDetail } from './RequestDetail.tsx';

const widest = 960;

/** One request beside the list. */
export const RequestDrawer = ({ of, onClose }: { of: ApiRequest | null; onClose: () => void }) => {
  const { t } = useTranslation('apiRequests');
  // While it closes it still shows what it did.
  const [last, setLast] = useState(of);
  if (of && of !== last) setLast(of);
  const shown = of ?? last;
  return (
    <BesideDrawer
      open={of !== null}
      widest={widest}
      title={shown ? `${shown.method} ${shown.path}` : t('title')}
      onClose={onClose}
    >
      {shown && (
        <BesideDetail>
          <RequestDetail key={shown.id} of={shown} />
        </BesideDetail>
      )}
    </BesideDrawer>
  );
};
