import type { Page } from '@playwright/test';
import { getFor } from '../journeys/booking/guest-calls.ts';
import { LoginPage } from '../journeys/pages/login-page.ts';
import type { Language } from '../journeys/pages/texts.ts';
import { VisitorInvitationPage } from '../journeys/pages/visitor-invitation-page.ts';
import { VisitorsPage } from '../journeys/pages/visitors-page.ts';
import { toScreens } from './screen.ts';

/** Lives at Jardins, has a visitor tomorrow and had one yesterday. */
const rafael = { email: 'rafael@pernoite.test', password: 'Pernoite#2026' };
const NICKNAME = 'Lena';

async function openVisitors(page: Page, language: Language): Promise<VisitorsPage> {
  const visitors = new VisitorsPage(page, language);
  await new LoginPage(page, language).enter(rafael, '/guest/visitors');
  await visitors.title.waitFor();
  return visitors;
}

async function invitationPath(page: Page): Promise<string> {
  const list = (await (await getFor(page.request, rafael, 'visitor-invitations')).json()) as {
    invitationUrl: string;
  }[];
  return new URL(list[0]?.invitationUrl ?? '').pathname;
}

const withDialog =
  (open: (visitors: VisitorsPage) => Promise<void>) => async (page: Page, language: Language) => {
    await open(await openVisitors(page, language));
    await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor();
  };

export const visitorScreens = toScreens({
  visitors: openVisitors,
  'visitors-invite': withDialog(visitors => visitors.invite.click()),
  'visitors-policy': withDialog(visitors => visitors.policy.click()),
  'visitors-pass': withDialog(visitors => visitors.show(NICKNAME).click()),
  'visitors-hide': withDialog(visitors => visitors.hide(NICKNAME).click()),
  'visitors-delete': withDialog(visitors => visitors.takeBack(NICKNAME).click()),
  'visitor-invitation': async (page, language) => {
    await page.goto(`${await invitationPath(page)}?lang=${language === 'pt' ? 'PORTUGUESE' : 'ENGLISH'}`);
    await new VisitorInvitationPage(page, language).calendar.waitFor();
  },
  'visitor-invitation-expired': async (page, language) => {
    await page.goto(`/invite/0000000000000000?lang=${language === 'pt' ? 'PORTUGUESE' : 'ENGLISH'}`);
    await new VisitorInvitationPage(page, language).expired.waitFor();
  },
});
