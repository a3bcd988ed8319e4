import { BulbOutlined, CloseOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Camera.module.css';
import { setTorch } from './openCamera.ts';
import { useCamera } from './useCamera.ts';

interface Props {
  onCode: (text: string) => void;
  onClose: () => void;
}

/** What the camera sees, and why it sees nothing. */
export default function CameraReader({ onCode, onClose }: Props) {
  const { t } = useTranslation('scanner');
  const video = useRef<HTMLVideoElement>(null);
  const { fault, torch } = useCamera(video, onCode);
  const [isLit, setLit] = useState(false);
  const light = () => {
    if (torch) void setTorch(torch, !isLit);
    setLit(!isLit);
  };
  return (
    <section className={styles.camera} aria-label={t('camera.title')}>
      {fault ? (
        <Alert
          type="warning"
          showIcon
          role="alert"
          title={t(`camera.${fault}`)}
          description={t(`camera.${fault}Text`)}
        />
      ) : (
        <div className={styles.picture}>
          <video ref={video} className={styles.video} playsInline muted />
          <span className={styles.aim} aria-hidden="true" />
        </div>
      )}
      <div className={styles.buttons}>
        {torch && (
          <Button icon={<BulbOutlined />} aria-pressed={isLit} onClick={light}>
            {t(isLit ? 'camera.torchOff' : 'camera.torchOn')}
          </Button>
        )}
        <Button icon={<CloseOutlined />} onClick={onClose}>
          {t('camera.close')}
        </Button>
      </div>
    </section>
  );
}
