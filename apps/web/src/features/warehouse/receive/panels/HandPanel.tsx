import type { ScannedOrder } from '@alpaca/contract';
import { Button } from 'antd';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePhone } from '../../../../shared/lib/usePhone.ts';
import { useKeyed } from '../../../../shared/scanner/useKeyed.ts';
import { table, weighedByHand } from '../desk.ts';
import { type Measure, measureIn } from '../measure/measure.ts';
import styles from '../Receive.module.css';
import { boxesLeft, boxOf, type InHand, type Want, wantOf } from '../table/parcel.ts';
import { MeasureField } from './MeasureField.tsx';
import { PhotoButton } from './PhotoButton.tsx';
import { Photos } from './Photos.tsx';
import { WithholdButton } from './WithholdButton.tsx';

const sizeText = (sides: readonly number[] | null) => sides?.join(' × ') ?? '';

const OrderFacts = ({ order }: { order: ScannedOrder }) => {
  const { t } = useTranslation('receive');
  const box = boxOf(order);
  const facts = [
    `${order.merchantCode} ${order.merchantName}`,
    order.boxes.length > 1 && box
      ? t('hand.box', { box: box.line, boxes: order.boxes.length })
      : '',
    box ? t('hand.declared', { kg: box.declaredKg }) : '',
    box?.declaredSize ? t('hand.declaredSize', { size: sizeText(box.declaredSize) }) : '',
    order.labelAt === 'warehouse' ? t('hand.labelHere') : '',
  ];
  return (
    <>
      {facts.filter(Boolean).map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </>
  );
};

const Title = ({ hand }: { hand: InHand }) => {
  const { t } = useTranslation('receive');
  const { order, look } = hand;
  if (!order) return <p className={styles.where}>{t(`hand.${look as 'looking'}`)}</p>;
  return (
    <p className={styles.where}>
      <span>{order.productName}</span>
      <span>{order.countryName}</span>
    </p>
  );
};

interface Props {
  hand: InHand;
  scanField: RefObject<HTMLInputElement | null>;
}

/** The parcel that was scanned: all that is known of it, with the cursor on what is missing. */
export const HandPanel = ({ hand, scanField }: Props) => {
  const { t } = useTranslation('receive');
  const isPhone = usePhone();
  const keyed = useKeyed();
  const weight = useRef<HTMLInputElement>(null);
  const size = useRef<HTMLInputElement>(null);
  const merchant = useRef<HTMLInputElement>(null);
  const { look, order } = hand;
  const want = wantOf(hand);
  const left = boxesLeft(order);

  const focusOn = (wanted: Want | null) =>
    (wanted ? { weight, size, merchant }[wanted] : scanField).current?.focus();
  const onWant = useEffectEvent(focusOn);
  useEffect(() => onWant(want), [want]);
  const goOn = () => {
    const { inHand } = table.state();
    focusOn(inHand && wantOf(inHand));
  };

  const enter = (text: string) => {
    if (measureIn(text)?.weight !== undefined) weighedByHand();
    if (text) table.hear(text);
    else table.settleHand();
    goOn();
  };
  const enterAlike = (text: string) => {
    const alike = Number.parseInt(text, 10);
    if (alike >= 1) table.measure({ alike: Math.min(alike, left) } satisfies Measure);
  };
  const enterMerchant = (code: string) => {
    if (!code) return;
    table.change({ merchantCode: code });
    table.settleHand();
  };
  return (
    <section
      className={styles.hand}
      aria-label={hand.number}
      data-stray={look === 'stray' || undefined}
      data-offline={look === 'noLine' || undefined}
    >
      <div role="status" aria-live="polite">
        <Title hand={hand} />
        <p className={styles.facts}>
          <strong>{hand.number}</strong>
          {order && <OrderFacts order={order} />}
          {hand.note && <span>{hand.note}</span>}
        </p>
      </div>
      {order?.intercepted && <p className={styles.warn}>{t('hand.intercepted')}</p>}
      {want === 'size' && <p className={styles.warn}>{t('hand.sizeNeeded')}</p>}
      {hand.withhold && (
        <p className={styles.warn}>
          {t('hand.withheld', { reason: t(`reason.${hand.withhold.reason}`) })}
        </p>
      )}
      <div className={styles.fields}>
        {look === 'stray' && (
          <MeasureField
            ref={merchant}
            label={t('hand.merchant')}
            hint=""
            value={hand.merchantCode}
            onEnter={enterMerchant}
          />
        )}
        <MeasureField
          ref={weight}
          label={t('hand.weight')}
          hint={t('hand.weightHint')}
          value={hand.weight === null ? '' : String(hand.weight)}
          onEnter={enter}
        />
        <MeasureField
          ref={size}
          label={t('hand.size')}
          hint={t('hand.sizeHint')}
          value={hand.size ? sizeText([hand.size.length, hand.size.width, hand.size.height]) : ''}
          onEnter={enter}
        />
        {left > 1 && <AlikeField left={left} alike={hand.alike} onEnter={enterAlike} />}
      </div>
      <Photos photos={hand.photos} />
      <div className={styles.actions}>
        {isPhone && (
          <Button
            type="primary"
            size="large"
            onClick={() => {
              if (merchant.current && !hand.merchantCode) enterMerchant(merchant.current.value);
              const typed = [weight, size].map(({ current }) => current?.value.trim() ?? '');
              enter(typed.filter(Boolean).join(' '));
            }}
          >
            {t('hand.save')}
          </Button>
        )}
        <PhotoButton count={hand.photos.length} onDone={goOn} />
        {look !== 'stray' && <WithholdButton chosen={hand.withhold !== null} onDone={goOn} />}
        <Button size="large" aria-keyshortcuts="Escape" onClick={table.next}>
          {keyed(t('hand.leave'), 'Esc')}
        </Button>
      </div>
    </section>
  );
};

const AlikeField = ({
  left,
  alike,
  onEnter,
}: {
  left: number;
  alike: number;
  onEnter: (text: string) => void;
}) => {
  const { t } = useTranslation('receive');
  const field = useRef<HTMLInputElement>(null);
  return (
    <MeasureField
      ref={field}
      label={t('hand.alike')}
      hint=""
      value={String(alike)}
      help={t('hand.alikeHint', { count: left })}
      onEnter={onEnter}
    />
  );
};
