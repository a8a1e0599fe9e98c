import { deskMutations } from './desk-mutations.ts';
import { deviceMutations } from './device-mutations.ts';
import { kioskMutations } from './kiosk-mutations.ts';
import { kioskPageMutations } from './kiosk-page-mutations.ts';
import type { Mutation } from './mutation.ts';

/** Every fault that a test must see; those of one subject are in a file of their own. */

const GUARD = 'src-main/security/guard-page.ts';
const POLICY = 'src-main/security/page-policy.ts';
const SESSION = 'src-main/security/harden-session.ts';
const START = 'src-main/start.ts';
const PARTITIONS = 'src-main/windows/guest-partitions.ts';

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
        find: 'respond(isPicture && camera() &&',
        put: 'respond(permission !== "fullscreen" || isPicture && camera() &&',
      },
      {
        find: 'return isPicture && camera() &&',
        put: 'return permission !== "fullscreen" || isPicture && camera() &&',
      },
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
    name: 'a certificate of anybody is trusted',
    file: START,
    edits: [{ find: 'trust(false);', put: 'trust(true);' }],
    test: 'no certificate but those of the system is trusted',
  },
  {
    name: 'the device shows its certificate',
    file: START,
    edits: [{ find: 'choose();', put: 'choose(_list[0]);' }],
    test: 'no certificate but those of the system is trusted',
  },
  {
    name: 'frames may call the bridge',
    file: 'src-main/bridge/serve-bridge.ts',
    edits: [{ find: 'senderFrame.parent !== null || ', put: '' }],
    test: 'a frame within the page has no bridge',
  },
  {
    name: 'there is no single-instance lock',
    file: START,
    edits: [{ find: 'if (app.requestSingleInstanceLock())', put: 'if (app.isReady() || app.getName())' }],
    test: 'a second start hands over to the first and leaves',
  },
  ...deskMutations,
  ...deviceMutations,
  ...kioskMutations,
  ...kioskPageMutations,
];
