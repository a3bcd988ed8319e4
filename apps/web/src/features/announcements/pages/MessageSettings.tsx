import { getMessageSettings, type MessageSetting, saveMessageSetting } from '@alpaca/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { callKey, useCall } from '../../../shared/api/useCall.ts';
import { useSend } from '../../../shared/api/useSend.ts';
import { ErrorState } from '../../../shared/feedback/states/ErrorState.tsx';
import { StatusTag } from '../../../shared/feedback/values/StatusTag.tsx';
import { say } from '../../../shared/store/notice.ts';
import styles from './MessageSettings.module.css';

type Change = Partial<Pick<MessageSetting, 'inApp' | 'mail'>>;

/** Which messages reach the user, and by which way; each switch holds at once. */
export default function MessageSettings() {
  const { t } = useTranslation('myNotices');
  const queries = useQueryClient();
  const { data, error, refetch } = useCall(getMessageSettings, {}, { meta: { quiet: true } });
  const { mutateAsync: send, isPending } = useSend(saveMessageSetting);
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  if (!data) return null;

  const canMail = data.canMail && data.mailTo !== '';
  const save = async ({ kind, inApp, mail }: MessageSetting, change: Change) => {
    await send({ body: { kind, inApp, mail, ...change } });
    await queries.invalidateQueries({ queryKey: callKey(getMessageSettings) });
    say('success', t('settings.saved'));
  };
  return (
    <>
      <p className={styles.hint}>
        {canMail ? t('settings.mailTo', { mail: data.mailTo }) : t('settings.noMail')}
      </p>
      <div className={styles.settings}>
        <table aria-label={t('tab.settings')}>
          <thead>
            <tr>
              <th scope="col">{t('settings.kind')}</th>
              <th scope="col">{t('settings.inApp')}</th>
              <th scope="col">{t('settings.mail')}</th>
            </tr>
          </thead>
          <tbody>
            {data.settings.map((setting) => (
              <tr key={setting.kind}>
                <td>
                  {setting.name}
                  {setting.urgent && (
                    <span className={styles.urgent}>
                      <StatusTag kind="danger">{t('settings.urgent')}</StatusTag>
                    </span>
                  )}
                </td>
                <td>
                  <Switch
                    aria-label={t('settings.inAppOf', { name: setting.name })}
                    checked={setting.inApp}
                    disabled={setting.urgent || isPending}
                    onChange={(inApp) => void save(setting, { inApp })}
                  />
                </td>
                <td>
                  <Switch
                    aria-label={t('settings.mailOf', { name: setting.name })}
                    checked={setting.mail && canMail}
                    disabled={!canMail || isPending}
                    onChange={(mail) => void save(setting, { mail })}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
