import { useTranslation } from 'react-i18next';
import { usePhone } from '../../../shared/lib/usePhone.ts';
import { ActionButton } from '../../../shared/permission/ActionButton.tsx';
import type { Action } from '../../../shared/permission/ActionMenu.tsx';
import { FirstAndMore } from '../../../shared/permission/FirstAndMore.tsx';

/** The ways to hand many over at once, the usual one last; a phone has room for that one. */
export const HandOverActions = ({ actions }: { actions: readonly Action[] }) => {
  const { t } = useTranslation('shipment');
  if (usePhone()) return <FirstAndMore type="primary" of={t('waiting.title')} actions={actions} />;
  return actions.toReversed().map(({ key, text, permission, onClick }) => (
    <ActionButton
      key={key}
      type={key === actions[0]?.key ? 'primary' : 'default'}
      permission={permission}
      onClick={onClick}
    >
      {text}
    </ActionButton>
  ));
};
