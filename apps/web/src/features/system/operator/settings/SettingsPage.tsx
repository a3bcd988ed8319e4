import { listTenantSettings, settingSpec, type TenantSetting } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../../shared/api/useCall.ts';
import { LoadState } from '../../../../shared/feedback/states/ErrorState.tsx';
import { FormSkeleton } from '../../../../shared/feedback/states/Skeletons.tsx';
import { ListPage } from '../../../../shared/list/ListPage.tsx';
import { Card } from '../../../../shared/ui/Card.tsx';
import { SettingField } from './SettingField.tsx';
import styles from './Settings.module.css';

const groupOf = ({ code }: TenantSetting) => settingSpec(code).group;

/** What the tenant decides for itself, one setting at a time. */
export default function SettingsPage() {
  const { t } = useTranslation('system');
  const settings = useCall(listTenantSettings, {}, { meta: { quiet: true } });
  const { data, refetch } = settings;
  const groups = [...Map.groupBy(data ?? [], groupOf)];
  return (
    <ListPage title={t('settings.title')}>
      <LoadState query={settings}>
        <FormSkeleton fields={3} />
      </LoadState>
      {data && <p className={styles.text}>{t('settings.text')}</p>}
      {groups.map(([group, some]) => (
        <div key={group} className={styles.narrow}>
          <Card title={t(`settings.group.${group}`)}>
            {some.map((setting) => (
              // A value that somebody else saved replaces what stood here.
              <SettingField
                key={`${setting.code} ${setting.value}`}
                setting={setting}
                onChanged={refetch}
              />
            ))}
          </Card>
        </div>
      ))}
    </ListPage>
  );
}
