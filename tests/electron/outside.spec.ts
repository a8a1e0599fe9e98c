import { ask, eventsOf, expect, PIN, test } from './device-fixture.ts';
import { type DesktopApp, isStandIn } from './electron-app.ts';

/** What leaves the app: addresses, paper, and what staff learn of the device. */

/** Windows beside the guest's own and the standby window. */
async function surplusWindows(desktop: DesktopApp): Promise<number> {
  await desktop.nextWaits();
  return (await desktop.electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)) - 2;
}

const receipt = {
  language: 'pt',
  title: 'Reserva confirmada',
  lines: [{ label: 'Nome', value: 'Ana <b>Souza</b>' }],
  address: 'https://stay.example/booking/1',
  foot: 'Até já!',
} as const;

test('external addresses open in the system browser from a reception desk (DSK-06)', async ({
  keepSettings,
  start,
}) => {
  await keepSettings({ profile: 'reception' });
  const desktop = await start();
  const page = await desktop.page();
  expect(await ask(page, 'openExternal', { address: 'https://help.pernoite.example/' })).toEqual({
    value: undefined,
  });
  for (const address of ['file:///etc/passwd', 'http://plain.example/', 'ms-settings:', 'javascript:1']) {
    expect(await ask(page, 'openExternal', { address }), address).toMatchObject({
      failure: { code: 'BAD_REQUEST' },
    });
  }
  if (isStandIn) {
    expect(await desktop.journal('shell.openExternal')).toEqual([
      { what: 'shell.openExternal', url: 'https://help.pernoite.example/' },
    ]);
  }
});

test('a kiosk opens no address outside the app (BEY-05, KSK-05)', async ({ keepSettings, start }) => {
  await keepSettings();
  const desktop = await start();
  expect(
    await ask(await desktop.page(), 'openExternal', { address: 'https://help.pernoite.example/' }),
  ).toMatchObject({ failure: { code: 'FORBIDDEN' } });
  if (isStandIn) expect(await desktop.journal('shell.openExternal')).toEqual([]);
});

test.describe('on the hotel’s printer', () => {
  test.skip(!isStandIn, 'What a real printer prints is looked at on paper.');
  const env = { ELECTRON_STAND_IN_PRINTERS: 'Office,Slips' };

  test('a receipt is printed without a question, and its window is gone afterwards (BEY-12)', async ({
    keepSettings,
    start,
  }) => {
    await keepSettings({ printer: 'Slips' });
    const desktop = await start({ env });
    const page = await desktop.page();
    expect(await ask(page, 'printReceipt', { ...receipt, lines: [...receipt.lines] })).toEqual({
      value: undefined,
    });
    const [printed] = await desktop.journal('webContents.print');
    expect(printed).toMatchObject({ silent: true, deviceName: 'Slips' });
    expect(printed?.['text']).toBe('Reserva confirmada\nNome\nAna <b>Souza</b>\n\nAté já!');
    expect(await surplusWindows(desktop)).toBe(0);
  });

  test('a printer that is unknown, jammed or not set is said to be so, and leaves no window (BEY-12)', async ({
    folder,
    keepSettings,
    start,
  }) => {
    const failed = { failure: { code: 'PRINT_FAILED' } };
    const print = async (env: Record<string, string>) => {
      const desktop = await start({ env });
      const answer = await ask(await desktop.page(), 'printReceipt', {
        ...receipt,
        lines: [...receipt.lines],
      });
      return { answer, surplus: await surplusWindows(desktop) };
    };
    await keepSettings({ printer: 'Gone' });
    expect(await print(env)).toMatchObject({ answer: failed, surplus: 0 });
    await keepSettings({ printer: 'Slips' });
    expect(await print({ ...env, ELECTRON_STAND_IN_PRINTER_JAM: '1' })).toMatchObject({
      answer: failed,
      surplus: 0,
    });
    await keepSettings({ printer: null });
    expect(await print(env)).toMatchObject({ answer: failed, surplus: 0 });
    expect((await eventsOf(folder)).filter(({ event }) => event === 'slip.failed')).toMatchObject([
      { why: 'unknownPrinter' },
      { why: 'refused' },
    ]);
  });
});

test('the self-test shows staff the state of gateway, enrolment, clock, keys, printer, screen, disk and memory (BEY-11)', async ({
  keepSettings,
  start,
}) => {
  await keepSettings({ deviceId: 'lobby-1' });
  const page = await (await start()).page();
  await ask(page, 'unlockStaff', { pin: PIN });
  const answer = await ask(page, 'runSelfTest');
  const lines = ('value' in answer ? answer.value : []) as { check: string; outcome: string }[];
  const outcomes = Object.fromEntries(lines.map(({ check, outcome }) => [check, outcome]));
  expect(Object.keys(outcomes)).toHaveLength(9);
  expect(outcomes).toMatchObject({ enrolment: 'ok', clock: 'ok', display: 'ok', network: 'ok' });
  expect(['ok', 'warning']).toContain(outcomes['gateway']);
  if (isStandIn) expect(outcomes['tokenStore']).toBe('ok');
});

test('a self-test shows that the gateway is away and nothing protects the keys (BEY-11, KSK-14)', async ({
  keepSettings,
  start,
}) => {
  test.skip(!isStandIn, 'A key store is taken away from the stand-in alone.');
  await keepSettings({ gateway: 'http://127.0.0.1:9' });
  const page = await (await start({ env: { ELECTRON_STAND_IN_KEY_STORE: 'basic_text' } })).page();
  await ask(page, 'unlockStaff', { pin: PIN });
  const answer = await ask(page, 'runSelfTest');
  expect('value' in answer ? answer.value : []).toEqual(
    expect.arrayContaining([
      { check: 'gateway', outcome: 'failed', detail: null },
      { check: 'tokenStore', outcome: 'warning', detail: null },
    ]),
  );
});
