import { defaultDeviceSettings } from '#shared/device-settings.ts';
import { ChatPage } from '#tests/journeys/pages/chat-page.ts';
import { expectNoViolations } from './accessibility.ts';
import { expect, test } from './device-fixture.ts';
import { nextGuest, resetsDone, startOver } from './endings.ts';
import { landscape, portrait } from './kiosk.ts';
import { KioskPage } from './pages/kiosk-page.ts';
import { expectQrCode } from './pages/qr-code.ts';

const CONCIERGE = 'pernoite.example/concierge';

test('in a kiosk’s chat the concierge is a code for the phone, and the next guest finds no word of it (CHT-05, BEY-05, BEY-08)', async ({
  startKiosk,
}) => {
  const { desktop, page, kiosk } = await startKiosk();
  const chat = new ChatPage(page, 'pt');
  const { options, end, help, links, start } = chat.texts;
  await chat.open();
  await chat.say(options.stay.name, options.luggage.name, end.needHelp);
  await expect(chat.log).toContainText(help.signedOut);
  for (const size of [portrait, landscape]) {
    await page.setViewportSize(size);
    await expectNoViolations(page);
  }
  const link = chat.link(`${links.concierge.title} ${links.concierge.description}`).last();
  await link.click();
  const code = page.getByRole('dialog', { name: chat.t('outside-code:page.title') });
  await expectQrCode(
    code.getByRole('img', { name: chat.t('outside-code:label', { address: CONCIERGE }) }),
    `https://${CONCIERGE}`,
  );
  await code.getByRole('button', { name: chat.t('outside-code:done') }).click();
  await expect(code).toBeHidden();
  await expect(link).toBeFocused();
  await chat.close();

  const before = resetsDone(desktop);
  await startOver(kiosk);
  const next = await nextGuest(desktop, page, before);
  const fresh = new ChatPage(next, 'pt');
  await fresh.open();
  await expect(fresh.log).toContainText(start.anonymous);
  await expect(fresh.log).not.toContainText(options.luggage.name);
});

test('a chat that was left open over the start screen ends as every quiet guest’s session does (KSK-11, BEY-08)', async ({
  startKiosk,
}) => {
  const idle = { ...defaultDeviceSettings.idle, anonymousMs: 5_000, anonymousCountdownMs: 5_000 };
  const { desktop, page, kiosk } = await startKiosk({ idle });
  await new ChatPage(page, 'pt').open();
  await expect(kiosk.countdown).toBeVisible();
  const next = await desktop.pageAfter(page);
  await expect(new KioskPage(next).book).toBeVisible();
  await expect(new ChatPage(next, 'pt').dialog).toHaveCount(0);
});
