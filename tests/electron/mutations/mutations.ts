import { deskMutations } from './desk-mutations.ts';
import { deviceMutations } from './device-mutations.ts';
import { kioskMutations } from './kiosk-mutations.ts';
import { kioskPageMutations } from './kiosk-page-mutations.ts';
import { type Mutation, seenBy } from './mutation.ts';

const GUARD = 'src-main/security/guard-page.ts';
const POLICY = 'src-main/security/page-policy.ts';
const SESSION = 'src-main/security/harden-session.ts';
const START = 'src-main/start.ts';
const PARTITIONS = 'src-main/windows/guest-partitions.ts';

export const mutations: Mutation[] = [
  ...seenBy({
    'the desktop app shows the sign-in of the guest app': {
      [POLICY]: {
        'any address may be navigated to': { 'return isOwn(address);': 'return address !== "";' },
      },
      [GUARD]: {
        'pages may open windows': { "action: 'deny'": "action: 'allow'" },
      },
      [START]: {
        'there is no single-instance lock': {
          'if (app.requestSingleInstanceLock())': 'if (app.isReady() || app.getName())',
        },
      },
    },
    "a page runs no script but the app's own": {
      [SESSION]: {
        'permissions are granted': {
          'isPicture && camera() && !details.isMainFrame && hasOrigin':
            'permission !== "fullscreen" || isPicture && camera() && !details.isMainFrame && hasOrigin',
          'return isPicture && camera() &&': 'return permission !== "fullscreen" || isPicture && camera() &&',
        },
        'downloads are not stopped': { 'if (!saves(item.getURL())) event.preventDefault();': '' },
      },
      [POLICY]: {
        'the policy allows inline scripts and eval': {
          '"script-src \'self\'"': "\"script-src 'self' 'unsafe-inline' 'unsafe-eval'\"",
        },
        'the policy lets a page talk to anybody': { '"connect-src \'self\'"': '"connect-src *"' },
      },
      'src-main/security/app-address.ts': {
        'a path may leave the folder': { 'file.startsWith(root + sep)': 'file !== root + sep' },
      },
    },
    'a guest at a desk that was packaged for its hotel': {
      [PARTITIONS]: {
        'guests live in the default session': {
          'session.fromPartition(name, { cache: false })': 'session.defaultSession',
        },
      },
    },
    'neither a page in a window that is not a guest’s': {
      [START]: {
        'a certificate of anybody is trusted': { 'trust(false);': 'trust(true);' },
        'the device shows its certificate': { 'choose();': 'choose(_list[0]);' },
      },
      'src-main/bridge/serve-bridge.ts': {
        'frames may call the bridge': { 'senderFrame.parent !== null || ': '' },
      },
    },
  }),
  ...deskMutations,
  ...deviceMutations,
  ...kioskMutations,
  ...kioskPageMutations,
];
