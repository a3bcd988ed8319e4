import './shared/styles/tokens.css';
import './shared/styles/base.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { loadArea } from './app/areas.ts';
import { decide } from './app/decide.ts';
import { startI18n } from './app/i18n.ts';
import { askAhead } from './shared/api/ahead.ts';
import { loadTenant } from './shared/api/loadTenant.ts';
import { settings } from './shared/api/settings.ts';
import { languageTags } from './shared/lib/languageTags.ts';
import { language } from './shared/store/language.ts';
import { currentToken } from './shared/store/session.ts';
import { applyTheme } from './shared/store/theme.ts';

/** Where the guard will lead, known before anything is drawn; where it stays, the questions leave at once. */
const firstPath = () => {
  const { pathname, search } = window.location;
  const decision = decide(window.location, currentToken());
  if (decision === 'stay') askAhead(settings, pathname + search);
  return typeof decision === 'object' && 'go' in decision ? decision.go : pathname;
};

// A function instead of a top-level await: the chunks waited for here import this very file.
const start = async () => {
  applyTheme();
  document.documentElement.lang = languageTags[language];
  // All at once: none needs another, and nobody waits for the tenant's name to see the page.
  void loadTenant();
  await Promise.all([startI18n(), loadArea(firstPath())]);
  const root = document.getElementById('root');
  if (!root) return;
  // Piece by piece, so that a slow device answers a press while it is drawn.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
};

void start();
