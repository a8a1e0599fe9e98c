import type { Mutation } from './mutation.ts';

/** Faults in what a kiosk does between guests, and by itself; and what a reception desk does about windows that go. */

const PARTITIONS = 'src-main/windows/guest-partitions.ts';
const KIOSK = 'src-main/windows/kiosk-windows.ts';
const STANDBY = 'src-main/windows/standby-window.ts';
const DESK = 'src-main/windows/desk-windows.ts';
const WATCH = 'src-main/kiosk/guest-watch.ts';
const WATCHING = 'src-main/kiosk/watch-guests.ts';

export const kioskMutations: Mutation[] = [
  {
    name: 'a partition is not cleared',
    file: PARTITIONS,
    edits: [
      { find: 'await guest.clearData();', put: '' },
      { find: 'await guest.clearStorageData();', put: '' },
    ],
    test: 'the next guest finds nothing of the one before',
  },
  {
    name: 'logins and connections are not cleared',
    file: PARTITIONS,
    edits: [{ find: 'await guest.clearAuthCache();', put: '' }],
    test: 'a guest’s end clears connections, sign-ins, names and the clipboard',
  },
  {
    name: 'the next guest gets the partition of the one before',
    file: KIOSK,
    edits: [{ find: "'guest-b' : 'guest-a'", put: "'guest-a' : 'guest-a'" }],
    test: 'the next guest finds nothing of the one before',
  },
  {
    name: 'a partition is used without a look into it',
    file: 'src-main/windows/create-guest-window.ts',
    edits: [{ find: 'await assertSessionEmpty(window);', put: '' }],
    test: 'a partition that was not cleared is used by nobody',
  },
  {
    name: 'the window that waits is not looked at again',
    file: STANDBY,
    edits: [{ find: 'await assertNoCookies(guest.window);', put: '' }],
    test: 'a partition in which something turns up is used by nobody',
  },
  {
    name: 'no window waits for the next guest',
    file: STANDBY,
    edits: [{ find: 'coming ??= bringUp();', put: '' }],
    test: 'the next window waits out of sight',
  },
  {
    name: 'a standby window that failed is not tried again',
    file: STANDBY,
    edits: [{ find: 'if (!(error instanceof SessionNotEmptyError)) tryAgain(coming);', put: '' }],
    test: 'a next window that does not come up is cleared away and tried again',
  },
  {
    name: 'what a failed standby window left is not cleared',
    file: KIOSK,
    edits: [{ find: 'if (!(error instanceof SessionNotEmptyError)) await wipe(partition);', put: '' }],
    test: 'a next window that does not come up is cleared away and tried again',
  },
  {
    name: 'a page that nobody sees ends the guest on the screen',
    file: KIOSK,
    edits: [{ find: 'next.has(guest) ? next.drop() : resets.ask(reason)', put: 'resets.ask(reason)' }],
    test: 'a standby window that is lost, or requests an end of its own',
  },
  {
    name: 'a standby page invites without checking the gateway',
    file: STANDBY,
    edits: [
      { find: "sendEvent(guest.window.webContents, 'command', { command: 'refresh' });", put: 'sendEvent;' },
    ],
    test: 'when the gateway goes away in the middle of a search',
  },
  {
    name: 'after a crash a page of before it is shown',
    file: STANDBY,
    edits: [{ find: "['start', 'crash', 'hang', 'settings']", put: "['start']" }],
    test: 'after a crash the next guest reads that the screen restarted',
  },
  {
    name: 'a reset requested during a reset is dropped',
    file: 'src-main/kiosk/reset-queue.ts',
    edits: [{ find: 'if (next) begin(next.reason)', put: 'if (next && isRunning) begin(next.reason)' }],
    test: 'a reset requested during a reset comes after it',
  },
  {
    name: "the old guest's token is handed on",
    file: KIOSK,
    edits: [
      { find: 'newVault: parts.newVault,', put: 'newVault: () => current?.vault ?? parts.newVault(fetch),' },
      { find: 'await guest.vault.keep(null);', put: '' },
    ],
    test: 'a token ends with its guest',
  },
  {
    name: 'a kiosk window may be closed',
    file: KIOSK,
    edits: [{ find: 'if (!lifecycle.isLeaving) event.preventDefault();', put: 'event.defaultPrevented;' }],
    test: 'a kiosk window cannot be closed',
  },
  {
    name: 'a crashed page is left as it is',
    file: KIOSK,
    edits: [
      {
        find: "'render-process-gone', () => void replace(guest, 'crash')",
        put: "'destroyed', () => undefined",
      },
    ],
    test: 'a page that crashes is replaced by a fresh one',
  },
  {
    name: 'main leaves idle guests to the page',
    file: WATCHING,
    edits: [{ find: "else if (due === 'idle') end(guest, 'idle');", put: '' }],
    test: 'a guest who has left is ended by main when the page does not',
  },
  {
    name: 'main resets in the middle of a payment',
    file: WATCH,
    edits: [
      { find: 'limit + (report.busy === null ? 0 : idle.busyMs)', put: 'limit' },
      { find: '(heard?.report.busy ?? null) === null ||', put: 'heard?.report.busy !== undefined ||' },
    ],
    test: 'no reset cuts off a payment',
  },
  {
    name: 'a payment delays a reset for ever',
    file: WATCH,
    edits: [{ find: 'report.busy === null ? 0 : idle.busyMs', put: 'report.busy === null ? 0 : Infinity' }],
    test: 'no reset cuts off a payment',
  },
  {
    name: 'a page that hangs is left as it is',
    file: WATCHING,
    edits: [
      {
        find: "if (due === 'hang') replace(guest);",
        put: "if (due === 'hang') log('page.givenUp', { count: 0 });",
      },
    ],
    test: 'a page that hangs is replaced',
  },
  {
    name: 'a page that does not load stays as it is',
    file: KIOSK,
    edits: [{ find: "webContents.on('did-fail-load'", put: "webContents.on('did-fail-provisional-load'" }],
    test: 'a page that does not load is replaced',
  },
  {
    name: 'a load that was given up counts as a lost page',
    file: KIOSK,
    edits: [{ find: 'isMainFrame && code !== ABORTED', put: 'isMainFrame && code !== 0' }],
    test: 'a page that does not load is replaced',
  },
  {
    name: 'a kiosk never restarts at night',
    file: 'src-main/kiosk/machine-policy.ts',
    edits: [{ find: 'isNight && facts.uptimeMs', put: 'isNight && -facts.uptimeMs' }],
    test: 'in its quiet window, hours after it started',
  },
  {
    name: 'a kiosk that is out of order stays so',
    file: KIOSK,
    edits: [{ find: "setTimeout(() => lifecycle.relaunch('crashes'), CLOSED_MS);", put: '' }],
    test: 'a kiosk that shows it is out of order restarts',
  },
  {
    name: 'nobody listens to an unresponsive window',
    file: 'src-main/kiosk/unresponsive-watch.ts',
    edits: [{ find: "window.on('unresponsive'", put: "window.on('responsive'" }],
    test: 'a window that does not respond to its guest is replaced',
  },
  {
    name: 'a machine may sleep with a guest on its screen',
    file: WATCHING,
    edits: [{ find: "powerMonitor.on('suspend', left);", put: '' }],
    test: 'a machine that goes to sleep takes no guest along',
  },
  {
    name: 'a page that keeps crashing is opened for ever',
    file: 'src-main/kiosk/crash-pauses.ts',
    edits: [{ find: 'hasGivenUp: count >= CRASHES_TO_GIVE_UP', put: 'hasGivenUp: count < 0' }],
    test: 'a page that keeps crashing is replaced by a notice',
  },
  {
    name: 'lost graphics are passed over',
    file: 'src-main/kiosk/gpu-guard.ts',
    edits: [{ find: "type !== 'GPU'", put: "type === 'GPU'" }],
    test: 'graphics that are lost bring the start screen back',
  },
  {
    name: 'a broken graphics processor is tried again at every start',
    file: 'src-main/kiosk/gpu-guard.ts',
    edits: [
      {
        find: 'if (version === app.getVersion()) app.disableHardwareAcceleration();',
        put: 'if (version === app.getVersion()) return;',
      },
    ],
    test: 'graphics that are lost bring the start screen back',
  },
  {
    name: 'memory grows for ever',
    file: 'src-main/kiosk/machine-policy.ts',
    edits: [{ find: 'facts.memoryKb > MEMORY_CEILING_KB', put: 'facts.memoryKb < 0' }],
    test: 'memory beyond its ceiling ends an empty screen',
  },
  {
    name: 'the screen goes dark in opening hours',
    file: 'src-main/kiosk/care-for-machine.ts',
    edits: [
      {
        find: 'lightScreen(keepsScreenOn(known, new Date()));',
        put: 'lightScreen(!keepsScreenOn(known, new Date()));',
      },
    ],
    test: 'the screen stays lit',
  },
  {
    name: 'a desk window that closes is not cleared',
    file: DESK,
    edits: [{ find: 'if (!lifecycle.isLeaving) void clear(guest);', put: 'lifecycle.isLeaving;' }],
    test: 'a window that is closed leaves nothing to the guest who gets its partition next',
  },
  {
    name: 'a desk page that crashes is left as it is',
    file: DESK,
    edits: [{ find: "void replace(guest, 'crash');", put: '' }],
    test: 'a page that crashes is replaced, and the guest beside it notices nothing',
  },
  {
    name: 'a desk gives a partition away that is not empty',
    file: DESK,
    edits: [
      { find: 'if (error instanceof SessionNotEmptyError) return passOver(partition, reason);', put: '' },
    ],
    test: 'a partition that is not empty is passed over',
  },
];
