import { type ApiKeyView, listApiKeys, type NewApiKey } from '@alpaca/contract';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../shared/api/useCall.ts';
import { useShownDialog } from '../../../shared/feedback/dialogs/useShownDialog.ts';
import { EmptyState } from '../../../shared/feedback/states/EmptyState.tsx';
import { DataTable } from '../../../shared/table/DataTable.tsx';
import { onOnePage } from '../../../shared/table/onOnePage.ts';
import { wholePagePx } from '../../../shared/table/wholePage.ts';
import { SecretDialog } from '../SecretDialog.tsx';
import { TryLink } from './DocsLinks.tsx';
import { KeyActions } from './KeyActions.tsx';
import { KeyDialog } from './KeyDialog.tsx';
import { keyColumns } from './keyColumns.tsx';
import { ResetDialog } from './ResetDialog.tsx';
import { RevokeDialog } from './RevokeDialog.tsx';

type Shown = ReturnType<typeof useShownDialog<ApiKeyView>>;

interface Props {
  /** The form of a key, which the page's button opens too. */
  form: Shown;
  add: ReactNode;
}

/** A merchant's keys, and all that is done with one. */
export const KeyList = ({ form, add }: Props) => {
  const { t } = useTranslation(['openapi', 'shared']);
  const query = useCall(listApiKeys, {}, { meta: { quiet: true } });
  const reset = useShownDialog<ApiKeyView>();
  const revoke = useShownDialog<ApiKeyView>();
  const [made, setMade] = useState<NewApiKey | null>(null);
  const onLook = () => void query.refetch();
  const acting = ({ open, of, close }: Shown) =>
    of && {
      open,
      of: query.data?.find(({ id }) => id === of.id) ?? of,
      onClose: close,
      onLook,
    };
  const [resetting, revoking] = [acting(reset), acting(revoke)];
  return (
    <>
      <DataTable
        code="openapi.keys"
        label={t('keys')}
        height={wholePagePx}
        {...onOnePage(query)}
        empty={<EmptyState title={t('empty')} text={t('emptyText')} action={add} />}
        columns={keyColumns(t, (key) => (
          <KeyActions
            of={key}
            onEdit={() => form.show(key)}
            onReset={() => reset.show(key)}
            onRevoke={() => revoke.show(key)}
          />
        ))}
      />
      <KeyDialog
        key={form.key}
        open={form.open}
        of={form.of}
        onClose={form.close}
        onLook={onLook}
        onMade={setMade}
      />
      {resetting && <ResetDialog key={reset.key} {...resetting} onMade={setMade} />}
      {revoking && <RevokeDialog key={revoke.key} {...revoking} />}
      <SecretDialog
        secret={made?.key ?? null}
        use={made?.key.startsWith('alp_test_') && <TryLink secret={made.key} />}
        words={{
          title: t('made.title'),
          once: t('made.once'),
          copy: t('made.copy'),
          ask: t('made.ask'),
          askText: t('made.askText'),
        }}
        onClose={() => setMade(null)}
      />
    </>
  );
};
