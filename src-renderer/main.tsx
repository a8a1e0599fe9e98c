import 'virtual:pernoite-theme.css';
import './ui/fonts.css';
import './ui/global.css';
import './ui/first-view.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { openEntry } from './app/entry.ts';
import { followAccountLanguage } from './app/follow-account-language.ts';
import { followSession } from './app/follow-session.ts';
import { createAppRouter, firstScreen } from './app/router.ts';
import { host, provideHost } from './host/host.ts';
import { openHost } from './host/open-host.ts';
import { startTexts } from './i18n/i18n.ts';
import { savedLanguage, saveLanguage, startLanguage } from './i18n/language.ts';

// The page's policy forbids code made from strings; zod would try it.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

/** Longer than a frame; a page in the background paints none. */
const FRAME_MS = 100;

/** Settles when the picture of first-view.css has been painted; at once where there is none. */
async function firstViewPainted(root: HTMLElement): Promise<void> {
  if (root.querySelector('img')?.complete !== true) return;
  await new Promise(painted => {
    setTimeout(painted, FRAME_MS);
    requestAnimationFrame(() => setTimeout(painted));
  });
}

async function start(root: HTMLElement): Promise<void> {
  const entry = openEntry();
  provideHost(await openHost());
  const language = startLanguage(
    entry.language,
    host().profile.language ?? savedLanguage(),
    navigator.language,
  );
  if (entry.language !== null) saveLanguage(language);
  const texts = startTexts(language, 'general', 'shell');
  const router = createAppRouter();
  followSession(router);
  followAccountLanguage(entry.language !== null);
  const { device } = host();
  const reports = device ? import('./app/report-guest.ts') : null;
  await Promise.all([texts, firstScreen(router)]);
  await firstViewPainted(root);
  // Every screen has its own title, and the first one in the page would win.
  document.querySelector('title')?.remove();
  // A device shows its page on this signal: only once there is something to touch and the guards are active.
  const speak = () => void reports?.then(({ startReports }) => device && startReports(device));
  createRoot(root).render(<App router={router} onStands={speak} />);
}

const root = document.getElementById('root');
if (root) void start(root);
