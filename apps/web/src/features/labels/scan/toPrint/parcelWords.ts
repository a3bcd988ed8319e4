import { isMarked } from '@alpaca/contract';
import type { TFunction } from 'i18next';
import type { VerdictKind } from '../../../../shared/scanner/Verdict.tsx';
import { declaredOf, type Parcel, piecesOf } from './parcel.ts';
import { heaviestKg } from './weight.ts';

type T = TFunction<'scanToPrint'>;

interface Words {
  kind: VerdictKind;
  title: string;
  text: string;
}

const doubtWords = (t: T, parcel: Parcel, { issue, kg }: NonNullable<Parcel['doubt']>): Words => ({
  kind: issue === 'farOff' ? 'twice' : 'wrong',
  title: t(`doubt.${issue}`, { kg }),
  text: t(`doubt.${issue}Text`, { most: heaviestKg, declared: declaredOf(parcel) ?? 0 }),
});

const busy: readonly Parcel['step'][] = ['looking', 'submitting', 'booking', 'printing'];

/** How a parcel stands, in words and by kind. */
export const parcelWords = (t: T, parcel: Parcel): Words => {
  const { step, question, fault, message, doubt, order } = parcel;
  if (doubt) return doubtWords(t, parcel, doubt);
  if (step === 'asks' && question) {
    return {
      kind: 'twice',
      title: t(`ask.${question}`),
      text: message || t(`ask.${question}Text`),
    };
  }
  if (step === 'wrong' && fault) {
    const kind = fault === 'twice' ? 'twice' : 'wrong';
    return { kind, title: t(`fault.${fault}`), text: message || t(`fault.${fault}Text`) };
  }
  const kind = step === 'done' ? 'right' : busy.includes(step) ? 'busy' : 'ready';
  const isSubmitted = order && order.status !== 'draft' && order.status !== 'failed';
  const aside = isSubmitted ? 'step.asideSubmittedText' : 'step.asideText';
  const done = order && isMarked(order) ? t('marked') : '';
  const text = step === 'aside' ? t(aside) : step === 'done' ? done : '';
  const count = piecesOf(parcel);
  const title =
    step === 'weighing' && count > 1 ? t('pack', { count }) : t(`step.${step as 'done'}`);
  return { kind, title, text };
};
