import { CloseOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearchParams } from 'react-router';
import { usePreference } from '../api/usePreference.ts';
import { CountBadge } from '../feedback/values/CountBadge.tsx';
import { say } from '../store/notice.ts';
import { copyOf } from '../store/preferences.ts';
import { offerUndo } from '../undo/offerUndo.ts';
import styles from './SavedViews.module.css';
import { SaveViewDialog } from './SaveViewDialog.tsx';
import {
  type SavedView,
  viewSearch,
  viewsMax,
  withoutView,
  withView,
  withViewAgain,
} from './views.ts';

/** A hook that tells how many rows a view has now. */
export type UseViewCount = (search: string) => number | undefined;

interface Props {
  /** Names the list: the views are kept with the account under it. */
  code: string;
  useCount?: UseViewCount;
  /** Whether tabs beside it already lead to the whole list. */
  withoutAll?: boolean;
}

const Count = ({ search, useCount }: { search: string; useCount: UseViewCount }) => (
  <CountBadge count={useCount(search)} />
);

const none: SavedView[] = [];

/** Named filters of a list. Each is an address, so it can be opened in a new tab or sent on. */
export const SavedViews = ({ code, useCount, withoutAll = false }: Props) => {
  const { t } = useTranslation('shared');
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const kept = `views.${code}`;
  const [views, setViews] = usePreference(kept, none);
  const [naming, setNaming] = useState(false);
  const here = viewSearch(params);
  const all: SavedView = { name: t('views.all'), search: '' };

  const remove = (view: SavedView) => {
    setViews(withoutView(views, view.name));
    offerUndo(t('undo.deleted', { name: view.name }), async () => {
      // What was saved or deleted since stands in the copy, not in what this page showed.
      const now = (copyOf(kept)?.value ?? none) as SavedView[];
      const again = withViewAgain(now, view, views.indexOf(view));
      if (!again) return say('warning', t('views.taken', { name: view.name }));
      setViews(again);
      say('success', t('undo.done'));
    });
  };
  const save = (name: string) => {
    setViews(withView(views, { name, search: here }));
    setNaming(false);
  };
  // Alone, the way to the whole list leads nowhere.
  const pills = withoutAll || views.length === 0 ? views : [all, ...views];
  if (pills.length === 0 && here === '') return null;
  return (
    <nav className={styles.views} aria-label={t('views.label')}>
      {pills.map((view) => (
        <span
          key={view === all ? '' : `view ${view.name}`}
          className={view.search === here ? `${styles.view} ${styles.here}` : styles.view}
        >
          <Link
            to={{ pathname, search: view.search }}
            className={styles.link}
            aria-current={view.search === here ? 'page' : undefined}
          >
            {view.name}
            {useCount && <Count search={view.search} useCount={useCount} />}
          </Link>
          {view !== all && (
            <button
              type="button"
              className={styles.remove}
              aria-label={t('views.remove', { name: view.name })}
              title={t('views.remove', { name: view.name })}
              onClick={() => remove(view)}
            >
              <CloseOutlined aria-hidden />
            </button>
          )}
        </span>
      ))}
      {here !== '' && views.length < viewsMax && (
        <Button size="small" type="dashed" icon={<PlusOutlined />} onClick={() => setNaming(true)}>
          {t('views.save')}
        </Button>
      )}
      <SaveViewDialog
        open={naming}
        names={views.map(({ name }) => name)}
        onSave={save}
        onClose={() => setNaming(false)}
      />
    </nav>
  );
};
