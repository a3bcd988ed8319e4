import { discardRemittance, postRemittance, type Remittance } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../../shared/api/useSend.ts';
import styles from '../../../shared/feedback/beside/Parts.module.css';
import { ActionButton } from '../../../shared/permission/ActionButton.tsx';
import { say } from '../../../shared/store/notice.ts';
import { useLookAtCod } from '../useLookAtCod.ts';

const permission = 'ops:cod';

interface Props {
  remittance: Remittance;
  onImport: (begun?: string) => void;
}

/** What may be done about a remittance that is not booked yet. */
export const RemittanceActs = ({ remittance, onImport }: Props) => {
  const { t } = useTranslation('cod');
  const look = useLookAtCod();
  // Told by the button; that somebody was faster shows at once.
  const quiet = { meta: { quiet: true as const }, onSettled: look };
  const post = useSend(postRemittance, quiet);
  const discard = useSend(discardRemittance, quiet);
  const { id, revision, remittanceNo: no, lines, toMatch, total, currency } = remittance;
  if (remittance.state !== 'open') return null;
  const body = { id, revision };
  return (
    <div className={styles.line}>
      <ActionButton
        permission={permission}
        type={lines === 0 ? 'primary' : 'default'}
        onClick={() => onImport()}
      >
        {t('act.import')}
      </ActionButton>
      <ActionButton
        permission={permission}
        type={lines > 0 ? 'primary' : 'default'}
        disabledReason={lines === 0 ? t('noLinesYet') : undefined}
        confirm={{
          title: t('post.title', { no }),
          text: [
            t('post.text', { total, currency }),
            ...(toMatch > 0 ? [t('post.toMatch', { count: toMatch })] : []),
          ].join(' '),
          yes: t('act.post'),
        }}
        onClick={async () => {
          await post.mutateAsync({ body });
          say('success', t('post.done', { no }));
        }}
      >
        {t('act.post')}
      </ActionButton>
      <ActionButton
        danger
        permission={permission}
        confirm={{
          title: t('discard.title', { no }),
          text: t('discard.text'),
          yes: t('act.discard'),
          danger: true,
        }}
        onClick={async () => {
          await discard.mutateAsync({ body });
          say('success', t('discard.done', { no }));
        }}
      >
        {t('act.discard')}
      </ActionButton>
    </div>
  );
};
