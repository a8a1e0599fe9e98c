import { deviceMutations } from './device-mutations.ts';
import type { Mutation } from './mutation.ts';

/** Every fault that a test must see; those of one subject stand in a file of their own. */

const GUARD = 'src-main/security/guard-page.ts';
const POLICY = 'src-main/security/page-policy.ts';
const SESSION = 'src-main/security/harden-session.ts';
const START = 'src-main/start.ts';
const PARTITIONS = 'src-main/windows/guest-partitions.ts';
const WATCH = 'src-main/kiosk/guest-watch.ts';
const WATCHING = 'src-main/kiosk/watch-guests.ts';
const KIOSK = 'src-main/windows/kiosk-windows.ts';

export const mutations: Mutation[] = [
  {
    name: 'any address may be navigated to',
    file: POLICY,
    edits: [{ find: 'return isAppAddress(address);', put: 'return address !== "";' }],
    test: 'a page cannot lead its window to a foreign address',
  },
  {
    name: 'redirections are not looked at',
    file: GUARD,
    edits: [{ find: "contents.on('will-redirect'", put: "contents.on('did-redirect-navigation'" }],
    test: 'a redirection cannot lead a window away either',
  },
  {
    name: 'pages may open windows',
    file: GUARD,
    edits: [{ find: "action: 'deny'", put: "action: 'allow'" }],
    test: 'a page opens no windows, by no means',
  },
  {
    name: 'permissions are granted',
    file: SESSION,
    edits: [
      {
        find: '(_contents, _permission, answer) => answer(false)',
        put: '(_contents, _permission, answer) => answer(true)',
      },
      { find: 'setPermissionCheckHandler(() => false)', put: 'setPermissionCheckHandler(() => true)' },
    ],
    test: 'a page is granted no permission',
  },
  {
    name: 'downloads are not stopped',
    file: SESSION,
    edits: [{ find: 'event => event.preventDefault()', put: '() => {}' }],
    test: 'a page saves no file on the machine',
  },
  {
    name: 'the policy allows inline scripts and eval',
    file: POLICY,
    edits: [{ find: `"script-src 'self'"`, put: `"script-src 'self' 'unsafe-inline' 'unsafe-eval'"` }],
    test: "a page runs no script but the app's own",
  },
  {
    name: 'the policy lets a page talk to anybody',
    file: POLICY,
    edits: [{ find: `"connect-src 'self'"`, put: `"connect-src *"` }],
    test: "a page talks to the app's own address alone",
  },
  {
    name: 'a path may leave the folder',
    file: 'src-main/security/app-address.ts',
    edits: [{ find: 'file.startsWith(root + sep)', put: 'file !== root + sep' }],
    test: "a page reads no file outside the app's folder",
  },
  {
    name: 'guests live in the default session',
    file: PARTITIONS,
    edits: [{ find: 'session.fromPartition(name, { cache: false })', put: 'session.defaultSession' }],
    test: 'what a page stores does not outlive the app',
  },
  {
    name: 'there is no single-instance lock',
    file: START,
    edits: [{ find: 'if (app.requestSingleInstanceLock())', put: 'if (app.isReady() || app.getName())' }],
    test: 'a second start hands over to the first and leaves',
  },
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
    test: 'a guest ends with connections, logins, names and the clipboard cleared',
  },
  {
    name: 'the next guest gets the partition of the one before',
    file: KIOSK,
    edits: [{ find: "'guest-b' : 'guest-a'", put: "'guest-a' : 'guest-a'" }],
    test: 'the next guest finds nothing of the one before',
  },
  {
    name: 'a partition is used without a look into it',
    file: 'src-main/windows/raise-guest-window.ts',
    edits: [{ find: 'await proveEmpty(window);', put: '' }],
    test: 'a partition that is not empty is used by nobody',
  },
  {
    name: 'a reset asked for during a reset is dropped',
    file: 'src-main/kiosk/reset-queue.ts',
    edits: [{ find: 'if (next) begin(next.reason)', put: 'if (next && isRunning) begin(next.reason)' }],
    test: 'a reset asked for during a reset comes after it',
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
    test: 'a kiosk window is not closed by anybody',
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
    name: 'a payment holds a reset off for ever',
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
    name: 'nobody listens to an unresponsive window',
    file: WATCHING,
    edits: [{ find: "window.on('unresponsive'", put: "window.on('responsive'" }],
    test: 'a window that does not answer its guest is replaced',
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
    test: 'a page that keeps crashing gives way to a sign',
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
  ...deviceMutations,
];
