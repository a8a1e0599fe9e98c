import { BrowserWindow, session } from 'electron';
import { AppError } from '#shared/errors.ts';
import type { Receipt } from '#shared/receipt.ts';
import type { Log, LogEvents } from '../log/log.ts';
import { hardenSession } from '../security/harden-session.ts';
import { receiptPage } from './receipt-page.ts';

const PRINT_MS = 30_000;

type Why = LogEvents['slip.failed']['why'];

/** From a hidden window that runs no script. Throws PRINT_FAILED without a known printer, or if printing fails. */
export async function printReceipt(receipt: Receipt, printer: string | null, log: Log): Promise<void> {
  if (printer === null) throw new AppError('PRINT_FAILED', 'this device has no printer');
  const page = receiptPage(receipt, receipt.address === null ? null : await createQrCode(receipt.address));
  const own = session.fromPartition('receipt', { cache: false });
  hardenSession(own);
  const window = new BrowserWindow({
    show: false,
    webPreferences: { session: own, sandbox: true, contextIsolation: true, javascript: false },
  });
  try {
    await window.loadURL(`data:text/html;charset=utf-8;base64,${Buffer.from(page).toString('base64')}`);
    const printers = await window.webContents.getPrintersAsync();
    const why = printers.some(({ name }) => name === printer)
      ? await print(window, printer)
      : 'unknownPrinter';
    if (why !== null) {
      log('slip.failed', { why });
      throw new AppError('PRINT_FAILED', `the receipt was not printed: ${why}`);
    }
  } finally {
    window.destroy();
  }
}

/** Null after success. */
function print({ webContents }: BrowserWindow, deviceName: string): Promise<Why | null> {
  return new Promise(done => {
    const late = setTimeout(() => done('late'), PRINT_MS);
    webContents.print({ silent: true, deviceName, margins: { marginType: 'none' } }, isPrinted => {
      clearTimeout(late);
      done(isPrinted ? null : 'refused');
    });
  });
}

/** Loaded with the first receipt, because most runs of the app print none. */
async function createQrCode(address: string) {
  const { create } = await import('qrcode');
  const { size, data } = create(address, { errorCorrectionLevel: 'M' }).modules;
  return { size, get: (row: number, column: number) => data[row * size + column] ?? 0 };
}
