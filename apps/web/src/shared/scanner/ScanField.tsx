import {
  AudioMutedOutlined,
  CameraOutlined,
  EnterOutlined,
  SoundOutlined,
} from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, type RefObject, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '../lib/loadChunk.ts';
import { usePhone } from '../lib/usePhone.ts';
import { Loading } from '../ui/Loading.tsx';
import styles from './ScanField.module.css';
import { play, setSounds, useSounds } from './sounds.ts';

// The camera's reader is a megabyte that most workstations never need.
const CameraReader = lazy(() => loadChunk(() => import('./camera/CameraReader.tsx')));

interface Props {
  ref: RefObject<HTMLInputElement | null>;
  label: string;
  placeholder: string;
  /** Which keys a phone offers. */
  inputMode?: 'text' | 'decimal';
  onScan: (text: string) => void;
}

/** The field that is always ready, with the camera and the sounds beside it. */
export const ScanField = ({ ref, label, placeholder, inputMode = 'text', onScan }: Props) => {
  const { t } = useTranslation('scanner');
  const id = useId();
  const [isCamera, setCamera] = useState(false);
  const isOn = useSounds((state) => state.isOn);
  // A phone's keys for figures have no Enter.
  const lacksEnter = usePhone() && inputMode === 'decimal';
  const enter = () => {
    const { current } = ref;
    const text = current?.value.trim();
    if (!current || !text) return;
    current.value = '';
    current.focus();
    onScan(text);
  };
  const toggle = () => {
    setSounds(!isOn);
    if (!isOn) play('right');
  };
  return (
    <div className={styles.frame}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.row}>
        <input
          ref={ref}
          id={id}
          className={styles.field}
          type="text"
          inputMode={inputMode}
          placeholder={placeholder}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          maxLength={60}
        />
        {lacksEnter && (
          <Button
            type="primary"
            className={styles.button ?? ''}
            icon={<EnterOutlined />}
            aria-label={t('enter')}
            onClick={enter}
          />
        )}
        <Button
          className={styles.button ?? ''}
          icon={<CameraOutlined />}
          aria-pressed={isCamera}
          aria-label={t('camera.open')}
          title={t('camera.open')}
          onClick={() => setCamera(!isCamera)}
        />
        <Button
          className={styles.button ?? ''}
          icon={isOn ? <SoundOutlined /> : <AudioMutedOutlined />}
          aria-pressed={isOn}
          aria-label={t('sounds')}
          title={t(isOn ? 'soundsOff' : 'soundsOn')}
          onClick={toggle}
        />
      </div>
      {isCamera && (
        <Suspense fallback={<Loading />}>
          <CameraReader onCode={onScan} onClose={() => setCamera(false)} />
        </Suspense>
      )}
    </div>
  );
};
