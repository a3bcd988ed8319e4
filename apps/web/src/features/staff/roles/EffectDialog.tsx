import type { RoleEffect } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../shared/feedback/dialogs/Dialog.tsx';
import { effectText } from './effectText.ts';

interface Props {
  name: string;
  effect: RoleEffect | null;
  open: boolean;
  onAnswer: (yes: boolean) => void;
}

/** Before a role is saved: whom it gives what, and from whom it takes what. */
export const EffectDialog = ({ name, effect, open, onAnswer }: Props) => {
  const { t } = useTranslation(['staff', 'shared']);
  const touched = effect?.people.filter(
    ({ gains, loses, secondFactor }) => gains.length + loses.length > 0 || secondFactor,
  );
  return (
    <Dialog
      open={open}
      title={t('effect.title', { name })}
      width={520}
      okText={t('effect.yes')}
      cancelText={t('shared:action.cancel')}
      onOk={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    >
      {effect && effectText(t, effect).map((line) => <p key={line}>{line}</p>)}
      {touched && touched.length > 0 && (
        <ul>
          {touched.map(({ name: person, gains, loses }) => (
            <li key={person}>
              {person} {gains.length > 0 && `+${gains.length}`}{' '}
              {loses.length > 0 && `−${loses.length}`}
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
};
