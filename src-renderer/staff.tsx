import 'virtual:pernoite-theme.css';
import 'virtual:pernoite-staff-theme.css';
import './platform/ui/fonts.css';
import './platform/ui/global.css';
import './staff/features/shared/look/staff.css';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { openStaffDesk } from './platform/host/staff-desk.ts';
import { savedLanguage, startLanguage } from './platform/i18n/language.ts';
import { firstScreen } from './platform/ui/first-screen.ts';
import { App } from './staff/app/app.tsx';
import { followDesk } from './staff/app/follow-desk.ts';
import { followGateway } from './staff/app/follow-gateway.ts';
import { followSession } from './staff/app/follow-session.ts';
import { staffRoutes } from './staff/app/routes.tsx';
import { startStaffTexts } from './staff/app/staff-texts.ts';
import { takeLinkToken } from './staff/features/set-up/link-token.ts';
import { startHotel } from './staff/features/shared/hotel/current-hotel.ts';
import { startAppearance } from './staff/features/shared/look/appearance.ts';
import { staffPaths } from './staff/features/shared/paths/staff-paths.ts';

// The page's policy forbids code made from strings; zod would try it.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

async function start(root: HTMLElement): Promise<void> {
  takeLinkToken(staffPaths.setUp);
  startAppearance();
  startHotel();
  const desk = await openStaffDesk();
  const texts = startStaffTexts(
    startLanguage(null, savedLanguage() ?? desk?.language ?? null, navigator.language),
    'general',
    'staff/frame',
    'staff/lobby',
    'staff/lock',
    'staff/notes',
    'staff/search',
    'staff/sign-in',
  );
  const router = createBrowserRouter(staffRoutes);
  followGateway();
  followSession(router);
  if (desk !== null) followDesk(desk);
  await Promise.all([texts, firstScreen(router)]);
  // Every screen has its own title, and the first one in the page would win.
  document.querySelector('title')?.remove();
  createRoot(root).render(<App router={router} />);
}

const root = document.getElementById('root');
if (root) void start(root);
