import type { ApiKeyView } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { RowActions } from '../../../shared/table/RowActions.tsx';
import { useGivableScopes } from './useGivableScopes.ts';

interface Props {
  of: ApiKeyView;
  onEdit: () => void;
  onReset: () => void;
  onRevoke: () => void;
}

/** What can be done with a key; a reset that would be refused says why. */
export const KeyActions = ({ of, onEdit, onReset, onRevoke }: Props) => {
  const { t } = useTranslation('openapi');
  const givable = useGivableScopes();
  const whyNot = () => {
    if (!of.scopes.every((scope) => givable.has(scope))) return t('reset.cannotGive');
    return of.expired ? t('reset.isOver') : undefined;
  };
  return (
    <RowActions
      of={of.name}
      actions={[
        { key: 'edit', text: t('edit'), onClick: onEdit },
        { key: 'reset', text: t('reset'), disabledReason: whyNot(), onClick: onReset },
        { key: 'revoke', text: t('revoke'), danger: true, onClick: onRevoke },
      ]}
    />
  );
};
