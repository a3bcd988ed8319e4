import './shared/lib/zod.ts';
import './shared/styles/tokens.css';
import './shared/styles/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { loadArea } from './app/areas.ts';
import { decide } from './app/decide.ts';
import { startI18n } from './app/i18n.ts';
import { languageTags } from './shared/lib/languageTags.ts';
import { language } from './shared/store/language.ts';
import { currentToken } from './shared/store/session.ts';
import { loadTenant } from './shared/store/tenant.ts';
import { applyTheme } from './shared/store/theme.ts';

applyTheme();
document.documentElement.lang = languageTags[language];

const decision = decide(window.location, currentToken());
const target = typeof decision === 'object' && 'go' in decision ? decision.go : location.pathname;

// All at once: none of the three needs another, and the tenant's name may come later.
void loadTenant();
await Promise.all([startI18n(), loadArea(target)]);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
