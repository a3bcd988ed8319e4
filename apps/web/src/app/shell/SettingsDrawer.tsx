import { useTranslation } from 'react-i18next';
import { useModal } from '../../shared/lib/useModal.ts';
import { chooseTheme, themes, useTheme } from '../../shared/store/theme.ts';
import drawers from './Drawer.module.css';
import { CloseIcon } from './icons.tsx';
import { Options, Switch } from './SettingFields.tsx';
import styles from './SettingsDrawer.module.css';
import { changeSettings, layouts, useSettings } from './settings.ts';

const switches = ['fixedHeader', 'fixedSide', 'multiTab'] as const;

/** How the frame looks, changed at once and kept in this browser. */
export default function SettingsDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['shell', 'common']);
  const dialog = useModal();
  const settings = useSettings();
  const { theme } = useTheme();
  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      className={drawers.drawer}
      aria-labelledby="settings-title"
      onClose={onClose}
    >
      <div className={drawers.body}>
        <div className={drawers.head}>
          <h2 id="settings-title" className={styles.title}>
            {t('settings')}
          </h2>
          <button
            type="button"
            className={drawers.close}
            aria-label={t('common:action.close')}
            onClick={close}
          >
            <CloseIcon />
          </button>
        </div>
        <div className={styles.content}>
          <Options
            label={t('shell:theme.label')}
            value={theme}
            options={themes.map((value) => ({ value, text: t(`shell:theme.${value}`) }))}
            onChange={chooseTheme}
          />
          <Options
            label={t('settings.layout')}
            value={settings.layout}
            options={layouts.map((value) => ({ value, text: t(`settings.${value}`) }))}
            onChange={(layout) => changeSettings({ layout })}
          />
          <fieldset className={styles.switches}>
            <legend>{t('settings.frame')}</legend>
            {switches.map((name) => (
              <Switch
                key={name}
                label={t(`settings.${name}`)}
                hint={t(`settings.${name}.hint`)}
                checked={settings[name]}
                onChange={(checked) => changeSettings({ [name]: checked })}
              />
            ))}
          </fieldset>
        </div>
      </div>
    </dialog>
  );
}
