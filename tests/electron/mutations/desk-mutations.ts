import type { Mutation } from './mutation.ts';

/** Faults in what a reception desk does with several guests, and in how an app ends. */

const DESK = 'src-main/windows/desk-windows.ts';

export const deskMutations: Mutation[] = [
  {
    name: 'guests of a desk share a partition',
    file: DESK,
    edits: [{ find: 'clean.pop() ?? newPartition()', put: "clean.pop() ?? 'desk-1'" }],
    test: 'two guests stand side by side, and neither sees',
  },
  {
    name: 'a guest of the desk is not wiped',
    file: DESK,
    edits: [{ find: 'await partitions.wipe(partition).then(', put: 'await Promise.resolve().then(' }],
    test: 'ending a guest asks first, closes that window alone',
  },
  {
    name: 'a window with a signed-in guest closes at once',
    file: DESK,
    edits: [{ find: 'event.preventDefault();\n      sendEvent', put: 'sendEvent' }],
    test: 'a window with a guest who is signed in does not close',
  },
  {
    name: 'keys of the desk reach no page',
    file: 'src-main/windows/desk-menu.ts',
    edits: [{ find: 'if (front) sendEvent', put: 'if (front?.id === -1) sendEvent' }],
    test: 'keys alone open another guest',
  },
  {
    name: 'a supervised app starts itself too',
    file: 'src-main/lifecycle.ts',
    edits: [{ find: 'if (!isSupervised) app.relaunch();', put: 'app.relaunch();' }],
    test: 'an app that something outside starts again leaves that to it',
  },
];
