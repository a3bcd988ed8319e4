import type { ClaimAct, ClaimDocument } from '@alpaca/contract';
import { AnswerDialog } from './AnswerDialog.tsx';
import { CarrierAnswerDialog } from './CarrierAnswerDialog.tsx';
import { OfferDialog } from './OfferDialog.tsx';
import { SendOnDialog } from './SendOnDialog.tsx';
import type { Acting } from './useActOn.ts';
import { isWorded, WordsDialog } from './WordsDialog.tsx';

interface Props extends Acting {
  act: ClaimAct;
  wanted: readonly ClaimDocument[];
}

/** The dialog of an act that wants more than a yes. */
export const ActDialog = ({ act, wanted, ...acting }: Props) => {
  if (isWorded(act)) return <WordsDialog act={act} {...acting} />;
  if (act === 'answer') return <AnswerDialog wanted={wanted} {...acting} />;
  if (act === 'offer') return <OfferDialog {...acting} />;
  if (act === 'sendOn') return <SendOnDialog {...acting} />;
  return act === 'noteAnswer' ? <CarrierAnswerDialog {...acting} /> : null;
};
