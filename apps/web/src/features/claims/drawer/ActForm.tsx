import type { ClaimAct } from '@alpaca/contract';
import type { FormInstance } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../shared/feedback/dialogs/FormDialog.tsx';
import type { Acting } from './useActOn.ts';
import type { AskedAct } from './useQuestions.ts';

interface Props<V> {
  act: Exclude<ClaimAct, AskedAct>;
  of: Acting;
  form: FormInstance<V>;
  send: { isPending: boolean; reset: () => void; error: unknown };
  initial?: object;
  focusOn?: Extract<keyof V, string>;
  danger?: boolean;
  onSave: (values: V) => unknown;
  children: ReactNode;
}

/** The dialog of an act on a claim, by the act's own words. */
export const ActForm = <V extends object>({ act, of, send, ...rest }: Props<V>) => {
  const { t } = useTranslation('claims');
  const { open, onClose, claim } = of;
  const words = {
    title: t(`say.${act}`, { no: claim.transactionOrderNo }),
    okText: t(`act.${act}`),
  };
  return (
    <FormDialog
      {...rest}
      {...words}
      {...{ open, onClose }}
      width={520}
      sends={[send]}
      error={send.error}
    />
  );
};
