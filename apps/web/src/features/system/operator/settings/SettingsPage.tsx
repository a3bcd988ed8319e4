import { listTenantSettings, settingSpec, type TenantSetting } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../../shared/api/useCall.ts';
import { ErrorState } from '../../../../shared/feedback/ErrorState.tsx';
import { FormSkeleton } from '../../../../shared/feedback/Skeletons.tsx';
import { ListPage } from '../../../../shared/list/ListPage.tsx';
import { SettingField } from './SettingField.tsx';
import styles from './Settings.module.css';

const groupOf = ({ code }: TenantSetting) => settingSpec(code).group;

/** What the tenant decides for itself, one setting at a time. */
export default function SettingsPage() {
  const { t } = useTranslation('system');
  const settings = useCall(listTenantSettings, {}, { meta: { quiet: true } });
  const { data, error, isFetching, refetch } = settings;
  const groups = [...Map.groupBy(data ?? [], groupOf)];
  return (
    <ListPage title={t('settings.title')}>
      {!data && !error && <FormSkeleton fields={3} />}
      {!data && error && <ErrorState error={error} onRetry={refetch} busy={isFetching} />}
      {data && <p className={styles.text}>{t('settings.text')}</p>}
      {groups.map(([group, some]) => (
        <section key={group} className={styles.card} aria-label={t(`settings.group.${group}`)}>
          <h2>{t(`settings.group.${group}`)}</h2>
          {some.map((setting) => (
            // A value that somebody else saved replaces what stood here.
            <SettingField
              key={`${setting.code} ${setting.value}`}
              setting={setting}
              onChanged={refetch}
            />
          ))}
        </section>
      ))}
    </ListPage>
  );
}
