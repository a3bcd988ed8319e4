import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from '../Scan.module.css';
import type { useScale } from './useScale.ts';

/** Whether a scale is connected, what it shows, and how to connect one. */
export const ScaleLine = ({ scale }: { scale: ReturnType<typeof useScale> }) => {
  const { t } = useTranslation('scanner');
  const { state, shown, choose, leave } = scale;
  return (
    <div className={styles.scale}>
      <span role="status">{t(`scale.${state}`)}</span>
      {shown && <strong>{t('scale.shows', { kg: shown.kg.toFixed(3) })}</strong>}
      {(state === 'off' || state === 'lost') && (
        <Button size="small" onClick={() => void choose()}>
          {t('scale.connect')}
        </Button>
      )}
      {state === 'on' && (
        <Button size="small" onClick={leave}>
          {t('scale.disconnect')}
        </Button>
      )}
    </div>
  );
};
