import { listMenuVersions, type MenuVersion, revertMenu } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../shared/api/useCall.ts';
import { BesideDrawer } from '../../../shared/feedback/beside/BesideDrawer.tsx';
import { LoadState } from '../../../shared/feedback/states/ErrorState.tsx';
import { TableSkeleton } from '../../../shared/feedback/states/Skeletons.tsx';
import { TimeText } from '../../../shared/feedback/values/TimeText.tsx';
import { ActionButton } from '../../../shared/permission/ActionButton.tsx';
import { say } from '../../../shared/store/notice.ts';
import { ChangeList } from './ChangeList.tsx';
import styles from './Publish.module.css';
import { useDraftSend } from './useDraftSend.ts';

interface Props {
  open: boolean;
  /** The draft as the page shows it. */
  draft: number;
  /** The version that is published. */
  now: number;
  onClose: () => void;
  onChanged: () => void;
}

/** Every menu that was published: when, by whom, why and what; each can be brought back. */
export const HistoryDrawer = ({ open, draft, now, onClose, onChanged }: Props) => {
  const { t } = useTranslation('menus');
  const versions = useCall(
    listMenuVersions,
    {},
    { enabled: open, staleTime: 0, meta: { quiet: true } },
  );
  const revert = useDraftSend(revertMenu, onChanged, {});
  const bringBack = async ({ version }: MenuVersion) => {
    await revert.mutateAsync({ body: { draft, version } });
    say('success', t('history.broughtBack', { version }));
    onChanged();
    onClose();
  };
  const whoText = ({ by, revertedTo }: MenuVersion) =>
    [by || t('history.release'), revertedTo && t('history.like', { version: revertedTo })]
      .filter(Boolean)
      .join(' · ');
  return (
    <BesideDrawer open={open} title={t('history.title')} widest={560} onClose={onClose}>
      <LoadState query={versions}>
        <TableSkeleton rows={4} columns={3} />
      </LoadState>
      <ol className={styles.versions}>
        {versions.data?.map((one) => (
          <li key={one.version}>
            <div className={styles.version}>
              <div>
                <strong>{t('history.version', { version: one.version })}</strong>
                <small>
                  <TimeText value={one.at} to="minute" /> · {whoText(one)}
                </small>
                {one.reason && <span>{one.reason}</span>}
              </div>
              {one.version === now ? (
                <small>{t('history.now')}</small>
              ) : (
                <ActionButton
                  size="small"
                  confirm={{
                    title: t('history.bringBackTitle', { version: one.version }),
                    text: t('history.bringBackText'),
                    yes: t('history.bringBack'),
                  }}
                  onClick={() => bringBack(one).catch(() => {})}
                >
                  {t('history.bringBack')}
                </ActionButton>
              )}
            </div>
            {one.changes.length > 0 && (
              <details>
                <summary>{t('changes', { count: one.changes.length })}</summary>
                <ChangeList changes={one.changes} />
              </details>
            )}
          </li>
        ))}
      </ol>
      {revert.dialog}
    </BesideDrawer>
  );
};
