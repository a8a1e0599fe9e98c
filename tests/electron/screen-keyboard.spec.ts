import { addDays } from '#shared/hotel-time.ts';
import { today } from '../journeys/pages/funnel-pages.ts';
import { SearchPage } from '../journeys/pages/search-page.ts';
import { SignUpPage } from '../journeys/pages/sign-up-page.ts';
import { expectLabelsInNames, expectNoViolations } from './accessibility.ts';
import { goTo, landscape, portrait } from './kiosk.ts';
import { OnScreenKeyboard } from './pages/on-screen-keyboard.ts';
import { expect, type SharedKiosk, test } from './shared-device.ts';

test.describe.configure({ mode: 'default' });

async function openSignUp({ desktop, page }: SharedKiosk, size = portrait) {
  await page.setViewportSize(size);
  await goTo(page, '/sign-up');
  const signUp = new SignUpPage(page, 'pt');
  await signUp.title.waitFor();
  return { page, signUp, keyboard: new OnScreenKeyboard(desktop, page, 'pt') };
}

test('every key is large, found by what is written on it, and no stop of the Tab key; a guest writes a name with accents, an e-mail, dates, phones and passwords by touch alone (BEY-04)', async ({
  openKiosk,
}) => {
  const { page, signUp, keyboard } = await openSignUp(await openKiosk());
  const { texts } = keyboard;
  const expectLarge = async () => {
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
      keys.filter(key => key.width < 56 || key.height < 56 || key.letters < 20 || !key.name || key.stop >= 0),
    ).toEqual([]);
    await expectLabelsInNames(page);
  };
  for (const size of [landscape, portrait]) {
    await page.setViewportSize(size);
    await keyboard.enter(signUp.field('email'));
    await expectLarge();
    await keyboard.enter(signUp.field('fullName'));
    await expectLarge();
    await keyboard.press(keyboard.symbols);
    await expectLarge();
    await expectNoViolations(page);
    await keyboard.press(keyboard.letters);
    await keyboard.press(texts('screen-keyboard:hide'));
  }

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

  await keyboard.fill(signUp.field('dateOfBirth'), '24081990');
  await expect(signUp.field('dateOfBirth')).toHaveValue('24/08/1990');
  const phone = signUp.field('phone');
  await keyboard.fill(phone, '119876543');
  await expect(phone).toHaveValue('(11) 98765-43');
  // A correction in the middle stays where the finger put the caret.
  await phone.press('Home');
  await phone.press('ArrowRight');
  await keyboard.press('2');
  await expect(phone).toHaveValue('(21) 19876-543');
  await keyboard.erase();
  await expect(phone).toHaveValue('(11) 98765-43');
  await phone.press('End');
  await keyboard.press('2', '1');
  await expect(phone).toHaveValue('(11) 98765-4321');
  await keyboard.press(texts('screen-keyboard:done'));
  await signUp.step(3).waitFor();

  await keyboard.fill(signUp.field('password'), 'Varanda#2026');
  await expect(signUp.field('password')).toHaveValue('Varanda#2026');
  await keyboard.press(texts('screen-keyboard:next'));
  await keyboard.expectClearOf(signUp.field('repeatPassword'));
});

test('what is selected is written over, a real keyboard writes beside it, it goes when it is put away or the field is left, stores nothing, and stands below the dates of a dialog (BEY-04)', async ({
  openKiosk,
}) => {
  const opened = await openKiosk();
  const { desktop } = opened;
  const { page, signUp, keyboard } = await openSignUp(opened, landscape);
  const email = signUp.field('email');
  const fullName = signUp.field('fullName');
  await keyboard.enter(email);
  // As a screen reader presses a key, without a finger.
  await keyboard.key('q').dispatchEvent('click');
  await expect(email).toHaveValue('q');
  await email.press('ControlOrMeta+a');
  await keyboard.press('z');
  await expect(email).toHaveValue('z');
  await keyboard.press(keyboard.texts('screen-keyboard:hide'));
  await expect(keyboard.board).toBeHidden();
  await keyboard.fill(email, 'ul');
  await email.pressSequentially('eika@casa.test');
  await expect(email).toHaveValue('zuleika@casa.test');
  await expect(email).toHaveAttribute('autocomplete', 'off');
  await expect(email).toHaveAttribute('spellcheck', 'false');
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

  // Moving with the Tab key leaves it away.
  await email.press('Tab');
  await expect(fullName).toBeFocused();
  await expect(keyboard.board).toBeHidden();
  await keyboard.fill(fullName, 'Ana Lima');
  // A button below it takes the first press.
  await desktop.tap(signUp.onward);
  await signUp.step(2).waitFor();
  await expect(keyboard.board).toBeHidden();

  // Dates in a dialog are put into their pattern under the finger.
  const search = new SearchPage(page, 'pt');
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
