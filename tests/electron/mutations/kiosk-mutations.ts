import { seenBy } from './mutation.ts';

const PARTITIONS = 'src-main/windows/guest-partitions.ts';
const KIOSK = 'src-main/windows/kiosk-windows.ts';
const STANDBY = 'src-main/windows/standby-window.ts';
const DESK = 'src-main/windows/desk-windows.ts';
const WATCHING = 'src-main/kiosk/watch-guests.ts';

export const kioskMutations = seenBy({
  'guest after guest leaves any screen by any exit': {
    [PARTITIONS]: {
      'a partition is not cleared': { 'await guest.clearData();': '', 'await guest.clearStorageData();': '' },
    },
    [KIOSK]: {
      'the next guest gets the partition of the one before': {
        "'guest-b' : 'guest-a'": "'guest-a' : 'guest-a'",
      },
    },
  },
  'the next window waits out of sight': {
    [PARTITIONS]: {
      'logins and connections are not cleared': { 'await guest.clearAuthCache();': '' },
    },
    [STANDBY]: {
      'no window waits for the next guest': { 'coming ??= bringUp();': '' },
    },
    [KIOSK]: {
      "the old guest's token is handed on": {
        'newVault: parts.newVault,': 'newVault: () => current?.vault ?? parts.newVault(fetch),',
        'await guest.vault.store(null);': '',
      },
    },
  },
  'a partition that was not cleared, or in which': {
    'src-main/windows/create-guest-window.ts': {
      'a partition is used without a check': { 'await assertSessionEmpty(window);': '' },
    },
    [STANDBY]: {
      'the window that waits is not checked again': { 'await assertNoCookies(guest.window);': '' },
    },
  },
  'a standby window that is lost, requests an end of its own': {
    [STANDBY]: {
      'a standby window that failed is not tried again': {
        'if (!(error instanceof SessionNotEmptyError)) tryAgain(coming);': '',
      },
    },
    [KIOSK]: {
      'what a failed standby window left is not cleared': {
        'if (!(error instanceof SessionNotEmptyError)) await wipe(partition);': '',
      },
      'a page that nobody sees ends the guest on the screen': {
        'next.has(guest) ? next.drop() : resets.request(reason)': 'resets.request(reason)',
      },
    },
  },
  'a screen that cannot reach its gateway invites nobody': {
    [STANDBY]: {
      'a standby page invites without checking the gateway': {
        "sendEvent(guestBridge, guest.window.webContents, 'command', { command: 'refresh' });": 'sendEvent;',
      },
    },
  },
  'a page that crashes or does not load is replaced by a fresh one': {
    [STANDBY]: {
      'after a crash a page of before it is shown': { "['start', 'crash', 'hang', 'settings']": "['start']" },
    },
    [KIOSK]: {
      'a crashed page is left as it is': {
        "'render-process-gone', () => void replace(guest, 'crash')": "'destroyed', () => undefined",
      },
      'a page that does not load stays as it is': {
        "webContents.on('did-fail-load'": "webContents.on('did-fail-provisional-load'",
      },
      'a load that was given up counts as a lost page': {
        'isMainFrame && code !== ABORTED': 'isMainFrame && code !== 0',
      },
    },
  },
  'a kiosk window has no frame, menu or pointer': {
    [KIOSK]: {
      'a kiosk window may be closed': {
        'if (!lifecycle.isLeaving) event.preventDefault();': 'event.defaultPrevented;',
      },
    },
    'src-main/kiosk/care-for-machine.ts': {
      'the screen goes dark in opening hours': {
        'lightScreen(keepsScreenOn(known, new Date()));': 'lightScreen(!keepsScreenOn(known, new Date()));',
      },
    },
  },
  'a guest who has left is ended by main when the page does not': {
    [WATCHING]: {
      'main leaves idle guests to the page': { "else if (due === 'idle') end(guest, 'idle');": '' },
      'a page that hangs is left as it is': {
        "if (due === 'hang') replace(guest);": "if (due === 'hang') log('page.givenUp', { count: 0 });",
      },
      'nobody listens to an unresponsive window': { "window.on('unresponsive'": "window.on('responsive'" },
    },
  },
  'memory beyond its ceiling ends an empty screen': {
    'src-main/kiosk/machine-policy.ts': {
      'a kiosk never restarts at night': { 'isNight && facts.uptimeMs': 'isNight && -facts.uptimeMs' },
    },
  },
  'graphics that are lost bring the start screen back': {
    [KIOSK]: {
      'a kiosk that is out of order stays so': {
        "setTimeout(() => lifecycle.relaunch('crashes'), CLOSED_MS);": '',
      },
    },
    'src-main/kiosk/crash-pauses.ts': {
      'a page that keeps crashing is opened for ever': {
        'hasGivenUp: count >= CRASHES_TO_GIVE_UP': 'hasGivenUp: count < 0',
      },
    },
    'src-main/kiosk/gpu-guard.ts': {
      'lost graphics are passed over': { "type !== 'GPU'": "type === 'GPU'" },
      'a broken graphics processor is tried again at every start': {
        'if (version === app.getVersion()) app.disableHardwareAcceleration();':
          'if (version === app.getVersion()) return;',
      },
    },
  },
  'a window that is closed leaves nothing to the guest': {
    [DESK]: {
      'a desk window that closes is not cleared': {
        'if (!lifecycle.isLeaving) void clear(guest);': 'lifecycle.isLeaving;',
      },
      'a desk page that crashes is left as it is': { "void replace(guest, 'crash');": '' },
      'a desk gives a partition away that is not empty': {
        'if (error instanceof SessionNotEmptyError) return passOver(partition, reason, address);': '',
      },
    },
  },
});
