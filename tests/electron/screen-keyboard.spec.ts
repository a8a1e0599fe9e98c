import { addDays } from '#shared/hotel-time.ts';
import { today } from '../journeys/pages/funnel-pages.ts';
import { SearchPage } from '../journeys/pages/search-page.ts';
import { SignUpPage } from '../journeys/pages/sign-up-page.ts';
import { expectLabelsInNames, expectNoViolations } from './accessibility.ts';
import type { DesktopApp } from './electron-app.ts';
import { expect, test } from './electron-fixtures.ts';
import { goTo, landscape, openPage, portrait } from './kiosk.ts';
import { OnScreenKeyboard } from './pages/on-screen-keyboard.ts';

/** The kiosk's own keyboard: a finger is all that a guest needs. */

test.use({ appOptions: { args: ['--profile=kiosk'] } });

async function openSignUp(desktop: DesktopApp, size = portrait) {
  const { page, language } = await openPage(desktop);
  await page.setViewportSize(size);
  await goTo(page, '/sign-up');
  const signUp = new SignUpPage(page, language);
  await signUp.title.waitFor();
  return { page, language, signUp, keyboard: new OnScreenKeyboard(desktop, page, language) };
}

for (const [name, size] of Object.entries({ portrait, landscape })) {
  test(`a guest writes a name with accents, an e-mail, dates, phones and passwords by touch alone, on a ${name} screen (BEY-04)`, async ({
    desktop,
  }) => {
    const { signUp, keyboard, language } = await openSignUp(desktop, size);
    const { texts } = keyboard;
    await keyboard.enter(signUp.field('email'));
    await keyboard.press('j', 'o', 'a', 'o', texts('screen-keyboard:signs.at'), 'x', '.com.br');
    await expect(signUp.field('email')).toHaveValue('joao@x.com.br');

    await keyboard.press(texts('screen-keyboard:next'));
    await expect(signUp.field('fullName')).toBeFocused();
    await keyboard.expectClearOf(signUp.field('fullName'));
    await keyboard.type("João D'Ávila Conceição");
    await expect(signUp.field('fullName')).toHaveValue("João D'Ávila Conceição");
    await keyboard.press(texts('screen-keyboard:done'));
    await signUp.step(2).waitFor();
    await expect(keyboard.board).toBeHidden();

    const date = language === 'pt' ? '24/08/1990' : '08/24/1990';
    await keyboard.fill(signUp.field('dateOfBirth'), date.replaceAll('/', ''));
    await expect(signUp.field('dateOfBirth')).toHaveValue(date);
    await keyboard.fill(signUp.field('phone'), '11987654321');
    await expect(signUp.field('phone')).toHaveValue('(11) 98765-4321');
    await keyboard.press(texts('screen-keyboard:done'));
    await signUp.step(3).waitFor();

    await keyboard.fill(signUp.field('password'), 'Varanda#2026');
    await expect(signUp.field('password')).toHaveValue('Varanda#2026');
    await keyboard.press(texts('screen-keyboard:next'));
    await keyboard.expectClearOf(signUp.field('repeatPassword'));
  });
}

test('a correction in the middle stays where the finger put the caret, and what is selected is written over (BEY-04)', async ({
  desktop,
}) => {
  const { signUp, keyboard } = await openSignUp(desktop);
  const email = signUp.field('email');
  await keyboard.fill(email, 'ana@casa.test');
  await email.press('Home');
  await keyboard.press('z');
  await keyboard.press('y');
  await expect(email).toHaveValue('zyana@casa.test');
  await keyboard.erase(2);
  await expect(email).toHaveValue('ana@casa.test');
  await email.press('ControlOrMeta+a');
  await keyboard.press('b');
  await expect(email).toHaveValue('b');

  await keyboard.fill(signUp.field('fullName'), 'Ana Lima');
  await signUp.onward.click();
  const phone = signUp.field('phone');
  // The e-mail was invalid: back to it, and on.
  await keyboard.fill(email, '@casa.test');
  await desktop.tap(signUp.onward);
  await signUp.step(2).waitFor();
  await keyboard.fill(phone, '119876543');
  await expect(phone).toHaveValue('(11) 98765-43');
  await phone.press('Home');
  await phone.press('ArrowRight');
  await keyboard.press('2');
  await expect(phone).toHaveValue('(21) 19876-543');
  await keyboard.erase();
  await expect(phone).toHaveValue('(11) 98765-43');
});

for (const [name, size] of Object.entries({ portrait, landscape })) {
  test(`dates in a dialog are put into their pattern under the finger, above the keyboard, on a ${name} screen (BEY-04)`, async ({
    desktop,
  }) => {
    const { page, language } = await openPage(desktop);
    await page.setViewportSize(size);
    const keyboard = new OnScreenKeyboard(desktop, page, language);
    const search = new SearchPage(page, language);
    await goTo(page, '/booking/step-1');
    await search.openDates();
    // A kiosk's guest arrives today or tomorrow (SEC-04).
    const [arrival = '', departure = ''] = [1, 2].map(days => search.typed(addDays(today(), days)));
    await keyboard.enter(search.typedArrival);
    await search.typedArrival.press('ControlOrMeta+a');
    await keyboard.type(arrival.replaceAll('/', ''));
    await expect(search.typedArrival).toHaveValue(arrival);
    await keyboard.press(keyboard.texts('screen-keyboard:next'));
    await keyboard.expectClearOf(search.typedDeparture);
    await search.typedDeparture.press('ControlOrMeta+a');
    await keyboard.type(departure.replaceAll('/', ''));
    await expect(search.typedDeparture).toHaveValue(departure);
    await desktop.tap(search.done);
    await expect(search.dialog).toBeHidden();
    await expect(keyboard.board).toBeHidden();
  });
}

test('a real keyboard writes beside it, and moving with the Tab key leaves it away (BEY-04)', async ({
  desktop,
}) => {
  const { signUp, keyboard } = await openSignUp(desktop);
  await keyboard.fill(signUp.field('email'), 'ana');
  await signUp.field('email').pressSequentially('@casa.test');
  await expect(signUp.field('email')).toHaveValue('ana@casa.test');
  await signUp.field('email').press('Tab');
  await expect(signUp.field('fullName')).toBeFocused();
  await expect(keyboard.board).toBeHidden();
  await signUp.field('fullName').pressSequentially('Ana Lima');
  await expect(signUp.field('fullName')).toHaveValue('Ana Lima');
  await desktop.tap(signUp.field('fullName'));
  await expect(keyboard.board).toBeVisible();
});

test('the keyboard goes when it is put away or the field is left, and a button below it takes the first press (BEY-04)', async ({
  desktop,
}) => {
  const { signUp, keyboard } = await openSignUp(desktop, landscape);
  await keyboard.enter(signUp.field('email'));
  await keyboard.press(keyboard.texts('screen-keyboard:hide'));
  await expect(keyboard.board).toBeHidden();
  await keyboard.fill(signUp.field('email'), 'ana@casa.test');
  await keyboard.fill(signUp.field('fullName'), 'Ana Lima');
  await desktop.tap(signUp.onward);
  await signUp.step(2).waitFor();
  await expect(keyboard.board).toBeHidden();
});

test('the keyboard stores nothing of what is written: no word offered, none stored (BEY-04)', async ({
  desktop,
}) => {
  const { page, signUp, keyboard } = await openSignUp(desktop);
  await keyboard.fill(signUp.field('email'), 'zuleika@casa.test');
  await expect(signUp.field('email')).toHaveAttribute('autocomplete', 'off');
  await expect(signUp.field('email')).toHaveAttribute('spellcheck', 'false');
  const stored = await page.evaluate(() =>
    JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      Object.values((window as { SimpleKeyboardInstances?: object }).SimpleKeyboardInstances ?? {}).map(
        (board: { input: unknown }) => board.input,
      ),
    ]),
  );
  expect(stored).toContain('default');
  expect(stored).not.toMatch(/zul|casa/);
});

for (const [name, size] of Object.entries({ portrait, landscape })) {
  test(`every key is large, named, and no stop of the Tab key, on a ${name} screen (BEY-04)`, async ({
    desktop,
  }) => {
    const { page, signUp, keyboard } = await openSignUp(desktop, size);
    for (const [field, go] of [
      [signUp.field('email'), null],
      [signUp.field('fullName'), null],
      [signUp.field('fullName'), keyboard.symbols],
    ] as const) {
      await keyboard.enter(field);
      if (go !== null) await keyboard.press(go);
      const keys = await keyboard.board.getByRole('button').evaluateAll(all =>
        all.map(key => ({
          name: key.ariaLabel ?? key.textContent,
          width: key.getBoundingClientRect().width,
          height: key.getBoundingClientRect().height,
          letters: Number.parseFloat(getComputedStyle(key).fontSize),
          stop: key.tabIndex,
        })),
      );
      expect(keys.length).toBeGreaterThan(30);
      expect(
        keys.filter(
          key => key.width < 56 || key.height < 56 || key.letters < 20 || !key.name || key.stop >= 0,
        ),
      ).toEqual([]);
    }
    await expectNoViolations(page);
  });
}

test('whoever speaks to the screen finds a key by what is written on it (BEY-04)', async ({ desktop }) => {
  const { page, signUp, keyboard } = await openSignUp(desktop);
  await keyboard.enter(signUp.field('email'));
  await expectLabelsInNames(page);
  await keyboard.press(keyboard.symbols);
  await expectLabelsInNames(page);
});

test('a screen reader presses a key without a finger (BEY-04)', async ({ desktop }) => {
  const { signUp, keyboard } = await openSignUp(desktop);
  await keyboard.enter(signUp.field('email'));
  await keyboard.key('q').dispatchEvent('click');
  await expect(signUp.field('email')).toHaveValue('q');
});
