import { type IpcMain, type Session, session, type WebContents } from 'electron';
import { serveBridge, staffPageBridge } from '../bridge/serve-bridge.ts';
import { type PowerEvents, whenLeft } from '../kiosk/when-left.ts';
import type { Lifecycle } from '../lifecycle.ts';
import { type Log, toFault } from '../log/log.ts';
import { printReceipt } from '../printing/print-receipt.ts';
import { APP_SCHEME, isStaffAddress } from '../security/app-address.ts';
import { hardenSession } from '../security/harden-session.ts';
import type { HotelConfig } from '../settings/hotel-config.ts';
import type { Fetch } from '../tokens/exchange-token.ts';
import { openDeskSession } from './desk-session.ts';
import { staffProtocol } from './staff-protocol.ts';
import { openStaffWindow, type StaffWindow } from './staff-window.ts';

/** The staff app at a reception desk, beside the guests' windows. */
export type StaffApp = {
  window: StaffWindow;
  /** True for contents that hold a page of staff. */
  owns(contents: WebContents): boolean;
  /** The app quits: nobody is signed in any more, here and at the gateway. Never rejects. */
  end(): Promise<void>;
};

type StaffAppParts = {
  gateway: string;
  paths: { staff: string; staffPreload: string };
  fetch: Fetch;
  deviceHeaders(): Readonly<Record<string, string>>;
  language(): 'pt' | 'en';
  hotelConfig: HotelConfig;
  /** The desk's receipt printer; null without one. */
  printer(): string | null;
  openGuestWindow(takeOver: string | null): Promise<void>;
  openFailure(error: unknown): void;
  lifecycle: Lifecycle;
  log: Log;
};

export type StaffAppHost = { ipc: Pick<IpcMain, 'handle'>; power: PowerEvents };

/** In memory, as every partition of the app: a desk that is opened again knows nobody. */
const PARTITION = 'staff';

export function openStaffApp(parts: StaffAppParts, { ipc, power }: StaffAppHost): StaffApp {
  const { gateway, paths, fetch, deviceHeaders, lifecycle, log } = parts;
  const desk = openDeskSession({ fetch, gateway, deviceHeaders });
  const partition: Session = session.fromPartition(PARTITION, { cache: false });
  hardenSession(partition, { saves: isOwnFile });
  partition.protocol.handle(
    APP_SCHEME,
    staffProtocol({
      root: paths.staff,
      gateway,
      deviceHeaders,
      session: desk,
      fetch,
      hotelConfig: parts.hotelConfig,
    }),
  );
  const window = openStaffWindow({
    partition,
    preload: paths.staffPreload,
    session: desk,
    lifecycle,
    log,
    openFailure: parts.openFailure,
  });
  serveBridge(ipc, staffPageBridge, {
    windowOf: window.of,
    handlers: {
      describeDesk: () => ({ language: parts.language() }),
      openGuestWindow: ({ takeOver }) => parts.openGuestWindow(takeOver),
      printReceipt: receipt => printReceipt(receipt, parts.printer(), log),
      reportCovered: (_, from) => window.confirmCover(from),
    },
    report: ({ call, code, cause }) =>
      log('bridge.refused', { call, refusal: code, ...(cause !== undefined && toFault(cause)) }),
  });
  whenLeft(power, window.cover);
  return {
    window,
    owns: contents => contents.session === partition,
    end: () =>
      desk.end().catch((error: unknown) => log('app.fault', { part: 'staffEnd', ...toFault(error) })),
  };
}

/** A file that the page itself has made, such as an export of the record (AUD-03). */
const isOwnFile = (address: string) =>
  address.startsWith('blob:') && isStaffAddress(address.slice('blob:'.length));
