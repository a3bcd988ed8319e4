import { useTranslation } from 'react-i18next';
import { useModal } from '../../shared/lib/useModal.ts';
import { Button } from '../../shared/ui/Button.tsx';
import dialogs from '../../shared/ui/Dialog.module.css';
import styles from './KeysDialog.module.css';
import { keyGroups } from './keys.ts';

/** Which keys do what. */
export default function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('keys');
  const dialog = useModal();
  return (
    <dialog
      ref={dialog}
      className={`${dialogs.frame} ${styles.dialog}`}
      aria-labelledby="keys-title"
      onClose={onClose}
    >
      <div className={styles.body}>
        <h2 id="keys-title">{t('title')}</h2>
        <div className={styles.groups}>
          {keyGroups.map(({ name, keys }) => (
            <section key={name} aria-labelledby={`keys-${name}`}>
              <h3 id={`keys-${name}`}>{t(`group.${name}`)}</h3>
              <dl>
                {keys.map(({ keys: pressed, does }) => (
                  <div key={does} className={styles.key}>
                    <dt>
                      {pressed.map((one) => (
                        <kbd key={one}>{one}</kbd>
                      ))}
                    </dt>
                    <dd>{t(`does.${does}`)}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
        <div className={styles.foot}>
          <p>{t('rest')}</p>
          <Button onClick={() => dialog.current?.close()}>{t('close')}</Button>
        </div>
      </div>
    </dialog>
  );
}
