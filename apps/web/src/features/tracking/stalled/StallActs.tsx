import { type StallAct, type StalledParcel, stallActNames, stallAfter } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useShownDialog } from '../../../shared/feedback/dialogs/useShownDialog.ts';
import { ActionButton } from '../../../shared/permission/ActionButton.tsx';
import { AskDialog } from './AskDialog.tsx';
import { MoveDialog } from './MoveDialog.tsx';

interface Props {
  stalls: readonly StalledParcel[];
  onDone: () => void;
  /** Somebody was faster: what stands now is shown. */
  onLook: () => void;
}

interface Asked {
  act: StallAct;
  stalls: readonly StalledParcel[];
}

/** What the staff does about one parcel or several; those it can't be done with stay as they are. */
export const StallActs = ({ stalls, onDone, onLook }: Props) => {
  const { t } = useTranslation('stalled');
  const dialog = useShownDialog<Asked>();
  const offered = stallActNames.flatMap((act) => {
    const able = stalls.filter(({ state }) => stallAfter(state, act) !== null);
    return able.length > 0 ? [{ act, stalls: able }] : [];
  });
  const whyNot = ({ act, stalls: able }: Asked) =>
    act === 'ask' && able.some(({ productId }) => productId !== able[0]?.productId)
      ? t('severalLines')
      : undefined;
  const { of: asked } = dialog;
  const shown = { open: dialog.open, onClose: dialog.close, onDone, onLook };
  return (
    <>
      {offered.map((one) => (
        <ActionButton
          key={one.act}
          permission="ops:stalled"
          type={one.act === 'ask' ? 'primary' : 'default'}
          disabledReason={whyNot(one)}
          onClick={() => dialog.show(one)}
        >
          {t(`act.${one.act}`)}
        </ActionButton>
      ))}
      {asked?.act === 'ask' && <AskDialog key={dialog.key} {...shown} stalls={asked.stalls} />}
      {asked && asked.act !== 'ask' && (
        <MoveDialog key={dialog.key} {...shown} stalls={asked.stalls} act={asked.act} />
      )}
    </>
  );
};
