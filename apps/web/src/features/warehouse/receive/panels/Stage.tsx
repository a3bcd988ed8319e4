import { Button } from 'antd';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import scan from '../../../../shared/scanner/Scan.module.css';
import { ScanField } from '../../../../shared/scanner/ScanField.tsx';
import { ScaleLine } from '../../../../shared/scanner/scale/ScaleLine.tsx';
import { useScale } from '../../../../shared/scanner/scale/useScale.ts';
import { setSpeech, useSpeech } from '../../../../shared/scanner/speech.ts';
import { useKey } from '../../../../shared/scanner/useKey.ts';
import { useWedge } from '../../../../shared/scanner/wedge/useWedge.ts';
import { onScale, queue, table, useDesk, weighedByHand } from '../desk.ts';
import { measureIn } from '../measure/measure.ts';
import type { Entry } from '../queue/entry.ts';
import styles from '../Receive.module.css';
import { DonePanel } from './DonePanel.tsx';
import { HandPanel } from './HandPanel.tsx';
import { ShipmentLine } from './ShipmentLine.tsx';
import { HaltPanel, StoppedPanel } from './StopPanel.tsx';
import { Todo } from './Todo.tsx';

const SpeechSwitch = () => {
  const { t } = useTranslation('receive');
  const isOn = useSpeech((state) => state.isOn);
  return (
    <Button
      size="small"
      aria-pressed={isOn}
      title={t(isOn ? 'speechOff' : 'speechOn')}
      onClick={() => setSpeech(!isOn)}
    >
      {t('speech')}
    </Button>
  );
};

/** What a measure that is typed now belongs to. */
const isMeasured = (entry: Entry | null) =>
  entry?.stop?.stop === 'weightFar' || entry?.stop?.stop === 'sizeMissing';

/** One thing at a time: the parcel in hand, else what was stopped, else the last one. */
const Large = ({
  asked,
  field,
  merchant,
}: {
  asked: Entry | null;
  field: RefObject<HTMLInputElement | null>;
  merchant: RefObject<HTMLInputElement | null>;
}) => {
  const { inHand, halt, last } = useDesk((state) => state.table);
  if (inHand) return <HandPanel key={inHand.key} hand={inHand} scanField={field} />;
  if (halt) return <HaltPanel stop={halt.stop} number={halt.number} />;
  if (asked) return <StoppedPanel key={asked.id} entry={asked} merchant={merchant} />;
  return <DonePanel outcome={last} />;
};

interface HearingProps {
  field: RefObject<HTMLInputElement | null>;
  isFree: boolean;
  onScan: (text: string) => void;
  onEmpty: () => void;
}

/** Stands before the parcel's fields: on a page that comes back the cursor goes to theirs last. */
const Hearing = ({ field, isFree, onScan, onEmpty }: HearingProps) => {
  useWedge(field, { onScan, onEmpty });
  // The field that had the cursor is gone with its parcel.
  useEffect(() => {
    if (isFree) field.current?.focus({ preventScroll: true });
  }, [field, isFree]);
  return null;
};

/** Where parcels are scanned and weighed. */
export const Stage = () => {
  const { t } = useTranslation('receive');
  const field = useRef<HTMLInputElement>(null);
  const merchant = useRef<HTMLInputElement>(null);
  const { inHand, halt } = useDesk((state) => state.table);
  const entries = useDesk((state) => state.queue.entries);
  const open = entries.filter(({ state }) => state !== 'waiting');
  const asked = inHand || halt ? null : (open[0] ?? null);
  const scale = useScale(onScale);

  const hear = (text: string) => {
    if (inHand && measureIn(text)?.weight !== undefined) weighedByHand();
    table.hear(text, isMeasured(asked) ? asked : null);
  };
  // Enter with nothing typed: yes to the weight, or on to the merchant that is asked for.
  const agree = () => {
    if (asked?.stop?.stop === 'weightFar') void table.agreeWeight(asked);
    else merchant.current?.focus();
  };
  const leave = () => {
    if (inHand || halt) table.next();
    else if (asked?.state === 'stopped') void queue.settle(asked.id);
    field.current?.focus();
  };
  useKey('Escape', leave);
  return (
    <div className={scan.stage}>
      <ScanField ref={field} label={t('field')} placeholder={t('fieldHint')} onScan={hear} />
      <div className={styles.tools}>
        <ScaleLine scale={scale} />
        <SpeechSwitch />
      </div>
      <ShipmentLine />
      <Hearing field={field} isFree={inHand === null} onScan={hear} onEmpty={agree} />
      <Large asked={asked} field={field} merchant={merchant} />
      <Todo entries={asked ? open.slice(1) : open} />
    </div>
  );
};
