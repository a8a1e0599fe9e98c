import type { Page } from '@playwright/test';
import { windowCount } from './desk.ts';
import { callBridge, eventsOf } from './device-fixture.ts';
import { isStandIn } from './electron-app.ts';
import { expect, test } from './shared-device.ts';

test.describe.configure({ mode: 'default' });
test.skip(!isStandIn, 'What a real printer prints is checked on paper.');

test('a receipt is printed without a question; a printer that is unknown, jammed or not set is said to be so, and none leaves a window (BEY-12)', async ({
  openKiosk,
}) => {
  const print = async (page: Page) => {
    const response = await callBridge(page, 'printReceipt', {
      language: 'pt',
      title: 'Reserva confirmada',
      lines: [{ label: 'Nome', value: 'Ana <b>Souza</b>' }],
      address: 'https://stay.example/booking/1',
      foot: 'Até já!',
    });
    // Its own one and the next guest's.
    await expect.poll(() => windowCount(desktop)).toBe(2);
    return response;
  };
  const failed = { failure: { code: 'PRINT_FAILED' } };
  const { desktop, folder, page: without } = await openKiosk();
  expect(await print(without), 'without a printer').toMatchObject(failed);

  const { page } = await openKiosk({ printer: 'Slips' });
  expect(await print(page)).toEqual({ value: undefined });
  const [printed] = await desktop.journal('webContents.print');
  expect(printed).toMatchObject({ silent: true, deviceName: 'Slips' });
  expect(printed?.['text']).toBe('Reserva confirmada\nNome\nAna <b>Souza</b>\n\nAté já!');
  const machine = (change: Record<string, string>) =>
    desktop.electron.evaluate((_electron, more) => void Object.assign(process.env, more), change);
  await machine({ ELECTRON_STAND_IN_PRINTER_JAM: '1' });
  expect(await print(page), 'jammed').toMatchObject(failed);
  await machine({ ELECTRON_STAND_IN_PRINTER_JAM: '', ELECTRON_STAND_IN_PRINTERS: 'Office' });
  expect(await print(page), 'unknown').toMatchObject(failed);
  await machine({ ELECTRON_STAND_IN_PRINTERS: 'Office,Slips' });
  expect((await eventsOf(folder)).filter(({ event }) => event === 'slip.failed')).toMatchObject([
    { why: 'refused' },
    { why: 'unknownPrinter' },
  ]);
});
