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
  'an app that something outside starts again leaves that to it': {
    'src-main/lifecycle.ts': {
      'a supervised app starts itself too': { 'if (!isSupervised) app.relaunch();': 'app.relaunch();' },
    },
  },
});
