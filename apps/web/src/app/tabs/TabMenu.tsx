import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import popups from '../popup/Popup.module.css';
import { Popup, type PopupHandle } from '../popup/Popup.tsx';
import { type Closing, type Tab, type Tabs, without } from './tabs.ts';

interface Props {
  ref: Ref<PopupHandle>;
  id: string;
  chosen: Tab | null;
  list: Tabs;
  onRefresh: (tab: Tab) => void;
  onClose: (key: string, closing: Closing) => void;
}

const closings: readonly Closing[] = ['one', 'left', 'right', 'others'];

/** What can be done with a tab, and with those beside it. */
export const TabMenu = ({ ref, id, chosen, list, onRefresh, onClose }: Props) => {
  const { t } = useTranslation('shell');
  // Closing one is never greyed out: trying it says why the home page stays.
  const idle = (closing: Closing) =>
    closing !== 'one' &&
    chosen !== null &&
    without(list, chosen.key, closing).length === list.length;
  return (
    <Popup ref={ref} id={id} label={t('tab.menu')}>
      <button
        type="button"
        role="menuitem"
        tabIndex={-1}
        className={popups.item}
        onClick={() => chosen && onRefresh(chosen)}
      >
        {t('tab.refresh')}
      </button>
      <hr className={popups.line} />
      {closings.map((closing) => (
        <button
          key={closing}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={popups.item}
          aria-disabled={idle(closing) || undefined}
          onClick={() => chosen && !idle(closing) && onClose(chosen.key, closing)}
        >
          {t(`tab.close.${closing}`)}
        </button>
      ))}
    </Popup>
  );
};
