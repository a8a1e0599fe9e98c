import type { CDPSession, Frame, Page } from '@playwright/test';
import { cards, holder, pressBelow } from '../pages/card-form.ts';
import { expect, test } from './funnel-test.ts';
import { CREATE, TOKENIZER } from './sent-bookings.ts';

const CODE = '8492';
const numberOf = (number: string) =>
  new RegExp(
    number
      .replaceAll(' ', '')
      .match(/.{1,4}/g)
      ?.join('\\D{0,1}') ?? '',
  );

/** Runs in every frame, and watches the page around alone: all that reaches it of keys, input and messages. */
function watchTop(): void {
  if (window !== window.top) return;
  const seen: string[] = [];
  Object.assign(window, { seenByTheApp: seen });
  const note = (what: unknown) => seen.push(JSON.stringify(what) ?? 'undefined');
  for (const sign of ['keydown', 'keypress', 'keyup', 'beforeinput', 'input', 'paste', 'change'])
    window.addEventListener(
      sign,
      event => {
        const { target } = event;
        const value = target instanceof HTMLInputElement ? target.value : null;
        const key = event instanceof KeyboardEvent ? event.key : null;
        note({ sign, key, value });
      },
      { capture: true },
    );
  window.addEventListener('message', ({ data }) => note(data), { capture: true });
  const Channel = MessageChannel;
  window.MessageChannel = class extends Channel {
    constructor() {
      super();
      this.port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => note(data));
    }
  };
}

const seenByTheApp = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { seenByTheApp: string[] }).seenByTheApp);

/** Whether a page has it in its memory: in any string of any object that is not garbage. */
async function remembers(session: CDPSession, pattern: RegExp): Promise<boolean> {
  const parts: string[] = [];
  const add = ({ chunk }: { chunk: string }) => parts.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', add);
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', add);
  return pattern.test(parts.join(''));
}

async function fieldsOf(page: Page): Promise<Frame> {
  await expect.poll(() => page.frames().length).toBe(2);
  const frame = page.frames().find(one => one !== page.mainFrame());
  if (!frame) throw new Error('there is no frame');
  return frame;
}

/** Opens the fields once more, as the app does, and returns what a port of one's own receives. */
const openAgain = (page: Page, number: string): Promise<unknown[]> =>
  page.evaluate(async typed => {
    const { port1, port2 } = new MessageChannel();
    const heard: unknown[] = [];
    port1.onmessage = ({ data }: MessageEvent<unknown>) => heard.push(data);
    const look = {
      language: 'en',
      theme: 'dark',
      contrast: false,
      background: 'rgb(0, 0, 0)',
      touch: true,
      fontSize: 40,
      reducedMotion: true,
    };
    const frame = document.querySelector('iframe')?.contentWindow;
    frame?.postMessage({ code: 'CARD_FRAME_OPEN', look, keys: null }, '*', [port2]);
    frame?.postMessage({ code: 'tokenize', id: 1, firstName: 'A', lastName: 'B' }, '*');
    port1.postMessage({ code: 'tokenize', id: 1, firstName: typed, lastName: 'B' });
    port1.postMessage({ code: 'clear' });
    await new Promise(done => {
      setTimeout(done, 500);
    });
    return heard;
  }, number);

test('the provider alone gets a card: the guest app sees no key, no message and no memory of it (PAY-38, PAY-04, PAY-05, PAY-24, PD-16, API-08)', async ({
  page,
  funnel: { payment, confirmation },
  begin,
}) => {
  await page.addInitScript(watchTop);
  await begin.asGuestAtPayment();
  const around: string[] = [];
  page.on('request', request => {
    if (request.frame() === page.mainFrame())
      around.push(`${request.url()} ${request.postData() ?? ''} ${JSON.stringify(request.headers())}`);
  });
  const number = numberOf(cards.approvesToo);
  await payment.chooseCard();
  await payment.cardField('number').pressSequentially(cards.approvesToo.replaceAll(' ', ''));
  await payment.cardField('expiration').pressSequentially('0831');
  await payment.cardField('cvv').pressSequentially(CODE);
  await payment.cardField('fullName').pressSequentially(holder.fullName);
  await payment.cardField('taxId').fill(holder.taxId);

  const fields = await fieldsOf(page);
  expect(new URL(fields.url()).origin).not.toBe(new URL(page.url()).origin);
  const browser = page.context();
  const app = await browser.newCDPSession(page);
  // The browser gives no session to a frame that shares the process of the page around it.
  await browser.newCDPSession(fields);
  expect(await remembers(app, new RegExp(holder.fullName)), 'the name, which the app has').toBe(true);
  expect(await remembers(app, number), 'the number').toBe(false);

  const tokenized = page.waitForRequest(TOKENIZER);
  const created = page.waitForRequest(CREATE);
  await payment.goToConfirmation();
  await expect(confirmation.confirmed).toBeVisible();
  expect(await remembers(app, number), 'the number, after the payment').toBe(false);
  expect((await tokenized).postDataJSON()).toMatchObject({
    data: {
      number: cards.approvesToo.replaceAll(' ', ''),
      month: '08',
      year: '2031',
      first_name: 'JOANA',
      last_name: 'PRADO',
      verification_value: CODE,
    },
  });
  expect((await created).postDataJSON()).toMatchObject({
    payment: {
      card: { token: expect.stringMatching(/^tok_/) },
      cpfPayment: holder.taxId.replace(/\D/g, ''),
    },
  });
  const seen = await seenByTheApp(page);
  expect(seen.join('\n'), 'what is typed outside the frame is seen').toContain('"J"');
  expect(seen.join('\n')).toContain('"code":"tokenized"');
  const code = new RegExp(`(?<!\\w)${CODE}(?!\\w)`);
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect([...seen, ...around, stored].filter(text => number.test(text) || code.test(text))).toEqual([]);
  expect(stored).not.toContain('tok_');
  const keys = seen.filter(text => text.includes('"sign":"keydown"')).map(text => JSON.parse(text).key);
  expect(keys.join(''), 'keys of the holder’s name alone').toBe(holder.fullName);
});

test('messages of other windows, and a second opening, change nothing, and a reload leaves nothing of a card (PAY-38, PD-16)', async ({
  page,
  funnel: { payment },
  begin,
}) => {
  await begin.asGuestAtPayment();
  await payment.fillCard(cards.approves);
  await expect(payment.confirm).toBeEnabled();
  expect(await openAgain(page, 'EVIL')).toEqual([]);
  await expect(payment.cardField('number')).toHaveValue(cards.approves);

  await payment.cardField('number').fill('');
  await expect(payment.confirm).toBeDisabled();
  const whole = { number: 'valid', expiration: 'valid', cvv: 'valid' };
  const fields = await fieldsOf(page);
  const hostile = [
    { code: 'state', fields: whole, brand: 'visa' },
    { code: 'tokenized', id: 1, token: 'tok_of_somebody', brand: 'visa', lastFour: '1111' },
    { code: 'submit' },
  ];
  for (const where of [page, fields])
    await where.evaluate(messages => {
      const top = window.top;
      for (const message of messages) top?.postMessage(message, '*');
    }, hostile);
  await expect(payment.confirm).toBeDisabled();

  await payment.cardField('number').fill(cards.approves);
  await expect(payment.confirm).toBeEnabled();
  page.once('dialog', dialog => void dialog.accept());
  await page.reload();
  await payment.chooseCard();
  for (const field of ['number', 'expiration', 'cvv'] as const)
    await expect(payment.cardField(field)).toHaveValue('');
  await expect(payment.confirm).toBeDisabled();
});

test('no other page can show the fields, and one that could would receive nothing (PAY-38)', async ({
  page,
  baseURL,
  request,
  expectedFailures,
}) => {
  const { cardPage } = (await (await request.get('/api/web-config')).json()) as { cardPage: string };
  expectedFailures.allowError(/frame-ancestors|chrome-error|Framing|recipient window/);
  expectedFailures.allow(/./);
  const strange = `${baseURL?.replace('127.0.0.1', 'stranger.localhost')}/strange`;
  await page.route('**/strange', route =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${cardPage}/"></iframe>` }),
  );
  await page.goto(strange);
  await expect.poll(() => page.frames().at(-1)?.url()).toBe('chrome-error://chromewebdata/');

  // A browser that knew no policies.
  await page.route(`${cardPage}/`, async route => {
    const response = await route.fetch();
    const { 'content-security-policy': _dropped, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await page.goto(strange);
  const fields = await fieldsOf(page);
  await fields.getByLabel('Card number').or(fields.locator('form')).first().waitFor({ state: 'attached' });
  expect(await openAgain(page, 'EVIL')).toEqual([]);
});

test('by keyboard the frame is a part of the form, and what is typed gets its pattern (PAY-04, PAY-06, PAY-07, PAY-08, PAY-10, PAY-11, PAY-12, PAY-13, PAY-22, PAY-38, VAL-06, VAL-08)', async ({
  page,
  funnel: { payment },
  begin,
}) => {
  const { frame, frameTexts } = payment.card;
  await begin.asGuestAtPayment();
  await payment.chooseCard();
  await expect(payment.cardField('number')).toBeVisible();
  await payment.method(payment.texts('booking-payment:method.newCard')).focus();
  const typed = [
    ['number', '4111x111111111111999', '4111 1111 1111 1111'],
    ['expiration', '1331', '13/31'],
    ['cvv', '12a3', '123'],
    ['fullName', 'joão dávila neto', 'JOAO DAVILA NETO'],
    ['taxId', '52998224725', '529.982.247-25'],
  ] as const;
  for (const [field, text, shown] of typed) {
    await page.keyboard.press('Tab');
    await expect(payment.cardField(field), `Tab to ${field}`).toBeFocused();
    if (field === 'cvv') await expect(payment.cardField('cvv')).toHaveAttribute('type', 'text');
    await page.keyboard.type(text);
    await expect(payment.cardField(field)).toHaveValue(shown);
  }
  await expect(payment.cardField('cvv')).toHaveAttribute('type', 'password');
  await expect(frame.getByRole('status').filter({ hasText: 'Visa' })).toHaveCount(1);
  for (const field of ['fullName', 'cvv', 'expiration', 'number'] as const) {
    await page.keyboard.press('Shift+Tab');
    await expect(payment.cardField(field), `back to ${field}`).toBeFocused();
  }
  await expect(payment.confirm).toBeDisabled();
  await pressBelow(payment.cardField('foreigner'), 'check');
  await expect(payment.cardField('taxId')).toHaveValue('');
  await expect(payment.cardField('taxId')).toBeDisabled();
  await pressBelow(payment.showMissing);
  const expiration = payment.cardField('expiration');
  await expect(expiration).toBeFocused();
  await expect(expiration).toHaveAttribute('aria-invalid', 'true');
  await expect(expiration).toHaveAccessibleDescription(new RegExp(frameTexts('errors.expiration')));
  await expiration.fill(holder.expiration);
  await expect(payment.confirm).toBeEnabled();
  const sent = page.waitForRequest(CREATE);
  await payment.cardField('cvv').press('Enter');
  expect((await sent).postDataJSON().payment).not.toHaveProperty('cpfPayment');
  await page.waitForURL('**/booking/confirmation');
});

test('the fields fit the page around them and have no barrier, dark, in forced colours and at 200 % (PAY-38)', async ({
  page,
  funnel: { payment },
  begin,
  expectNoViolations,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await begin.asGuestAtPayment();
  await payment.fillCard(cards.wrongDigits, { expiration: '13/31', cvv: '12' });
  await expect(payment.cardField('number')).toHaveAccessibleDescription(
    payment.card.frameTexts('checkDigits'),
  );
  await payment.cardField('taxId').focus();
  await expect(payment.cardField('cvv')).toHaveAccessibleDescription(
    new RegExp(payment.card.frameTexts('errors.cvv')),
  );
  const fields = await fieldsOf(page);
  const colorIn = (where: Frame | Page) =>
    where.evaluate(() => {
      const input = document.querySelector('input[name="cvv"], input[name="cpf_cnpj"]');
      return input === null ? '' : getComputedStyle(input).color;
    });
  const expectFit = async () => {
    // Nothing in the frame is cut off.
    await expect
      .poll(() =>
        fields.evaluate(() => {
          const { scrollHeight, scrollWidth } = document.documentElement;
          return scrollHeight <= window.innerHeight && scrollWidth <= window.innerWidth;
        }),
      )
      .toBe(true);
    await expect.poll(async () => (await colorIn(fields)) === (await colorIn(page))).toBe(true);
  };
  await expectFit();
  await expectNoViolations(page);
  // Where colours are the system's own axe knows none of them.
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
  await expectFit();
  await page.emulateMedia({ forcedColors: 'none' });
  await page.setViewportSize({ width: 320, height: 900 });
  await expectFit();
  await expectNoViolations(page);
});
