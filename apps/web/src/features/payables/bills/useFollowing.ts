import type { CarrierBillForm, Payee } from '@alpaca/contract';
import type { FormInstance } from 'antd';
import { usePayees } from '../payees/usePayees.ts';
import { dueDayOf } from './dueDay.ts';

type Presets = Pick<Payee, 'currency' | 'dueDays'>;

/** What follows from whose bill it is and of which day, until somebody says otherwise. */
export const useFollowing = (form: FormInstance<CarrierBillForm>) => {
  const { data: payees = [] } = usePayees();
  const dueAfter = (billDay: string | undefined, dueDays: number | undefined) => {
    if (!billDay || dueDays === undefined || form.isFieldTouched('dueDay')) return;
    form.setFieldValue('dueDay', dueDayOf(billDay, dueDays));
  };
  const presets = ({ currency, dueDays }: Presets) => {
    if (!form.isFieldTouched('currency')) form.setFieldValue('currency', currency);
    dueAfter(form.getFieldValue('billDay'), dueDays);
  };
  const payeeOf = (id: string | undefined) => payees.find((payee) => payee.id === id);
  return {
    presets,
    payee: (id: string | undefined) => {
      const payee = payeeOf(id);
      if (payee) presets(payee);
    },
    billDay: (day: string | undefined) =>
      dueAfter(day, payeeOf(form.getFieldValue('payeeId'))?.dueDays),
  };
};
