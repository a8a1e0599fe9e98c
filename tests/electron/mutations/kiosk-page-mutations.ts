import type { Mutation } from './mutation.ts';

/** Faults in what keeps a kiosk's guest within the page, and the windows on their screens. */

const KIOSK_PAGE = 'src-main/security/guard-kiosk-page.ts';
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
    file: KIOSK_PAGE,
    edits: [{ find: 'window.print = () => undefined;', put: '' }],
    test: 'nothing of the system opens over a kiosk',
  },
  {
    name: 'a kiosk page may ask for files',
    file: KIOSK_PAGE,
    edits: [{ find: "target.type === 'file'", put: "target.type === 'image'" }],
    test: 'nothing of the system opens over a kiosk',
  },
  {
    name: 'a field for a file may be clicked outside the document',
    file: KIOSK_PAGE,
    edits: [
      { find: '    guard(getRootNode.call(this));\n    click.call(this);', put: '    click.call(this);' },
    ],
    test: 'no script has the system choose a file over a kiosk',
  },
  {
    name: 'a field for a file may be told of a click outside the document',
    file: KIOSK_PAGE,
    edits: [{ find: 'if (this instanceof Node) guard(getRootNode.call(this));', put: '' }],
    test: 'no script has the system choose a file over a kiosk',
  },
  {
    name: 'a field for a file may show its picker',
    file: KIOSK_PAGE,
    edits: [{ find: 'HTMLInputElement.prototype.showPicker = () => undefined;', put: '' }],
    test: 'no script has the system choose a file over a kiosk',
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
