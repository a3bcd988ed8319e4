import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../../shared/api/errorText.ts';
import { createPan } from '../../../../shared/scanner/scale/pan.ts';
import { useScale } from '../../../../shared/scanner/scale/useScale.ts';
import { play } from '../../../../shared/scanner/sounds.ts';
import { usePrintOne } from '../usePrintOne.ts';
import { createDesk } from './desk.ts';
import type { Parcel } from './parcel.ts';
import { createScanToPrint } from './scanToPrint.ts';

/** This page's session, and the scale beside it: what rests on it is taken as soon as it is wanted. */
export const useScanToPrint = () => {
  const { t } = useTranslation('scanToPrint');
  const [parcels, setParcels] = useState<readonly Parcel[]>([]);
  const { printOne, dialog, getReady } = usePrintOne();
  const [{ session, pan, takeWeight }] = useState(() => {
    const pan = createPan();
    const takeWeight = () => {
      const kg = session.weighed() && pan.take();
      if (kg) session.weigh(kg);
    };
    const session = createScanToPrint({
      desk: createDesk(printOne),
      errorText,
      reason: t('reason'),
      play,
      onChange: setParcels,
      onWeigh: () => {
        getReady();
        // After this step has been shown.
        queueMicrotask(takeWeight);
      },
    });
    return { session, pan, takeWeight };
  });
  const scale = useScale((reading) => {
    pan.read(reading);
    takeWeight();
  });
  const weighByHand = (kg: number) => {
    pan.skip();
    session.weigh(kg);
  };
  return { ...session, weigh: weighByHand, parcels, scale, dialog };
};
