import { uploadFile } from '@alpaca/contract';
import { Button } from 'antd';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newKey } from '../../../../shared/api/key.ts';
import { upload } from '../../../../shared/api/upload.ts';
import styles from '../Receive.module.css';

/** What was signed, sent when its form is. */
export interface Signature {
  send: () => Promise<string>;
}

interface Props {
  id?: string;
  /** Whose it is; the driver's unless said. */
  label?: string;
  value?: Signature | undefined;
  onChange?: (signature: Signature | undefined) => void;
}

const lineWidth = 2.5;

const pictureOf = (canvas: HTMLCanvasElement): Promise<File> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(new File([blob], 'signature.png', { type: 'image/png' }));
      else reject(new Error('the signature could not be drawn'));
    }, 'image/png');
  });

const signatureOn = (canvas: HTMLCanvasElement): Signature => {
  // The same for every try of the same drawing.
  const key = newKey();
  return {
    send: async () => {
      const file = await pictureOf(canvas);
      return (await upload(uploadFile, { query: { purpose: 'signature' }, file }, { key })).key;
    },
  };
};

/** White, not see-through: it is looked at on dark screens too. */
const blank = (canvas: HTMLCanvasElement) => {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
};

/** A box to sign in by mouse, finger or pen. */
export const SignaturePad = ({ id, label, value, onChange }: Props) => {
  const { t } = useTranslation('receive');
  const ref = useRef<HTMLCanvasElement>(null);
  const last = useRef<{ x: number; y: number } | null>(null);
  const [isBegun, setBegun] = useState(false);

  useEffect(() => {
    const canvas = ref.current;
    if (!canvas) return;
    // As many points as the screen has, or a signature is a staircase.
    const ratio = window.devicePixelRatio || 1;
    canvas.width = canvas.clientWidth * ratio;
    canvas.height = canvas.clientHeight * ratio;
    const pen = canvas.getContext('2d');
    pen?.scale(ratio, ratio);
    blank(canvas);
  }, []);

  const placeOf = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLCanvasElement>) => {
    const { left, top } = currentTarget.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const begin = (event: PointerEvent<HTMLCanvasElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    last.current = placeOf(event);
    setBegun(true);
  };
  const draw = (event: PointerEvent<HTMLCanvasElement>) => {
    const pen = event.currentTarget.getContext('2d');
    if (!last.current || !pen) return;
    const to = placeOf(event);
    pen.lineWidth = lineWidth;
    pen.lineCap = 'round';
    pen.strokeStyle = 'black';
    pen.beginPath();
    pen.moveTo(last.current.x, last.current.y);
    pen.lineTo(to.x, to.y);
    pen.stroke();
    last.current = to;
  };
  const end = () => {
    if (last.current && ref.current) onChange?.(signatureOn(ref.current));
    last.current = null;
  };
  const clear = () => {
    if (ref.current) blank(ref.current);
    setBegun(false);
    onChange?.(undefined);
  };
  return (
    <div>
      <div className={styles.pad}>
        <canvas
          id={id}
          ref={ref}
          role="img"
          aria-label={label ?? t('arrival.signature')}
          onPointerDown={begin}
          onPointerMove={draw}
          onPointerUp={end}
          onPointerCancel={end}
        />
      </div>
      <div className={styles.padFoot}>
        <span className={styles.soft}>{t('arrival.signHint')}</span>
        <Button size="small" disabled={!isBegun && !value} onClick={clear}>
          {t('arrival.clear')}
        </Button>
      </div>
    </div>
  );
};
