import type { Mutation } from './mutation.ts';

/** Faults in what confines a kiosk's guest to the page, and the windows on their screens. */

const KIOSK_PAGE = 'src-main/security/guard-kiosk-page.ts';
const LOCKS = 'src-main/security/page-locks.ts';
const FRAMES = 'src-main/security/lock-frames.ts';
const DISPLAYS = 'src-main/windows/kiosk-displays.ts';
const OPTIONS = 'src-main/windows/window-options.ts';

export const kioskPageMutations: Mutation[] = [
  {
    name: 'any key may be pressed at a kiosk',
    file: KIOSK_PAGE,
    edits: [{ find: 'if (!mayPress(input)) event.preventDefault();', put: 'mayPress(input);' }],
    test: 'keys that write reach a kiosk',
  },
  {
    name: 'a kiosk page may print',
    file: LOCKS,
    edits: [{ find: "replace(window, 'print', () => undefined);", put: '' }],
    test: 'nothing of the system opens over a kiosk',
  },
  {
    name: 'a kiosk page may open the file dialog',
    file: LOCKS,
    edits: [{ find: "=== 'file'", put: "=== 'image'" }],
    test: 'nothing of the system opens over a kiosk',
  },
  {
    name: 'a field for a file may be clicked outside the document',
    file: LOCKS,
    edits: [{ find: "'click', function () {\n    guardTreeOf(this);", put: "'click', function () {" }],
    test: 'no script opens the system’s file dialog over a kiosk',
  },
  {
    name: 'a file field may receive a click outside the document',
    file: LOCKS,
    edits: [
      {
        find: "'dispatchEvent', function (event) {\n    guardTreeOf(this);",
        put: "'dispatchEvent', function (event) {",
      },
    ],
    test: 'no script opens the system’s file dialog over a kiosk',
  },
  {
    name: 'a field for a file may show its picker',
    file: LOCKS,
    edits: [{ find: "replace(HTMLInputElement.prototype, 'showPicker', () => undefined);", put: '' }],
    test: 'no script opens the system’s file dialog over a kiosk',
  },
  {
    name: 'a frame of another origin is not locked',
    file: FRAMES,
    edits: [{ find: "if (type === 'iframe') await lock(sessionId);", put: '' }],
    test: 'nothing of the system opens from a frame of another origin',
  },
  {
    name: 'only the page itself is locked, and no frame in it',
    file: LOCKS,
    edits: [
      {
        find: '`(() => {\n  const { apply, defineProperty',
        put: '`(() => {\n  if (window !== window.top) return;\n  const { apply, defineProperty',
      },
    ],
    test: 'nothing of the system opens from a frame without an address',
  },
  {
    name: 'a page takes unlocked functions from a fresh frame',
    file: LOCKS,
    edits: [
      {
        find: '`(() => {\n  const { apply, defineProperty',
        put: '`(() => {\n  if (window !== window.top) return;\n  const { apply, defineProperty',
      },
    ],
    test: 'a fresh frame gives a kiosk’s page no functions without locks',
  },
  {
    name: 'a page prints by a command of the editor',
    file: LOCKS,
    edits: [{ find: "command === 'print' ? false : ", put: '' }],
    test: 'nothing of the system opens over a kiosk',
  },
  {
    name: 'a dropped file or a long press is the page’s own affair',
    file: LOCKS,
    edits: [{ find: 'listen(window, kind, swallow);', put: 'void kind;' }],
    test: 'nothing of the system opens from a frame without an address',
  },
  {
    name: 'a file field that no script sees opens the system dialog',
    file: FRAMES,
    edits: [{ find: '{ enabled: true, cancel: true }', put: '{ enabled: false }' }],
    test: 'a file dialog of the system is cancelled in every frame',
  },
  {
    name: 'a kiosk page may be zoomed',
    file: KIOSK_PAGE,
    edits: [{ find: "contents.on('zoom-changed', () => contents.setZoomFactor(1));", put: '' }],
    test: 'a kiosk’s page keeps its size',
  },
  {
    name: 'a touch screen shows a pointer',
    file: KIOSK_PAGE,
    edits: [{ find: 'if (touchOnly)', put: 'if (!touchOnly)' }],
    test: 'a device without a mouse shows no pointer',
  },
  {
    name: 'a kiosk window has a frame',
    file: OPTIONS,
    edits: [{ find: '    frame: false,\n    autoHideMenuBar', put: '    autoHideMenuBar' }],
    test: 'a kiosk window has no frame and no menu',
  },
  {
    name: 'a kiosk window is a window like any other',
    file: DISPLAYS,
    edits: [{ find: 'window.setKiosk(true);', put: '' }],
    test: 'a kiosk window has no frame and no menu',
  },
  {
    name: 'the window that waits fills the screen',
    file: OPTIONS,
    edits: [
      {
        find: '    frame: false,\n    autoHideMenuBar',
        put: '    fullscreen: true,\n    frame: false,\n    autoHideMenuBar',
      },
    ],
    test: 'the next window waits out of sight',
  },
  {
    name: 'a screen that is plugged in is not covered',
    file: DISPLAYS,
    edits: [{ find: "screen.on('display-added', arrange);", put: '' }],
    test: 'other screens are covered while they are plugged in',
  },
  {
    name: 'a cover may be closed',
    file: DISPLAYS,
    edits: [{ find: 'if (!lifecycle.isLeaving) event.preventDefault();', put: 'event.defaultPrevented;' }],
    test: 'other screens are covered while they are plugged in',
  },
];
