import { seenBy } from './mutation.ts';

const DESK = 'src-main/windows/desk-windows.ts';

export const deskMutations = seenBy({
  'two guests stand side by side': {
    [DESK]: {
      'guests of a desk share a partition': { 'clean.pop() ?? newPartition()': "clean.pop() ?? 'desk-1'" },
      'a guest of the desk is not wiped': {
        'await partitions.wipe(partition).then(': 'await Promise.resolve().then(',
      },
      'a window with a signed-in guest closes at once': {
        'event.preventDefault();\n      sendEvent': 'sendEvent',
      },
    },
  },
  'the desk opens a normal window': {
    'src-main/windows/desk-menu.ts': {
      'keys of the desk reach no page': { 'if (front) sendEvent': 'if (front?.id === -1) sendEvent' },
    },
  },
  'a guest at a desk that was packaged for its hotel': {
    'src-main/start.ts': {
      'a desk that quits leaves its guest signed in': {
        'endBeforeQuit(app, { endEveryone: () => endEveryone(windows, device, heartbeat), log });':
          'endBeforeQuit;\nendEveryone;',
      },
    },
  },
  'a window that is closed leaves nothing to the guest': {
    'src-main/kiosk/watch-device.ts': {
      'a desk shows its guests after it was locked': { 'return watchDesk(device);': 'return;' },
    },
    'src-main/start.ts': {
      'a fault of main leaves the pages as they are': {
        "windows.all().map(guest => windows.replace(guest, 'crash'))": '[]',
      },
    },
  },
  'the first window of a desk is the staff app': {
    'src-main/bridge/serve-bridge.ts': {
      'a page of guests calls the bridge of staff': {
        '|| !isOwn(senderFrame.url) || window === undefined': '',
      },
    },
    'src-main/staff-app/forward-staff-call.ts': {
      'the page of staff gets the token of its session': {
        'JSON.stringify({ ...rest, token: null })': 'JSON.stringify({ ...rest, token })',
      },
    },
  },
  'a computer that is locked covers the staff app': {
    'src-main/staff-app/open-staff-app.ts': {
      'a locked computer leaves the staff app open': { 'whenLeft(power, window.cover);': '' },
    },
    'src-main/start.ts': {
      'a desk that quits leaves its person signed in': {
        'const staffEnded = staffApp?.end();': 'const staffEnded = undefined;',
      },
    },
  },
  'a desk whose start fails says in a window': {
    'src-main/start.ts': {
      'a start that fails leaves a process without a window': {
        "openFailureWindow(profile ?? 'kiosk', lifecycle)": 'new BrowserWindow({ show: false })',
      },
    },
  },
  'an app that something outside starts again leaves that to it': {
    'src-main/lifecycle.ts': {
      'a supervised app starts itself too': { 'if (!isSupervised) app.relaunch();': 'app.relaunch();' },
    },
  },
});
