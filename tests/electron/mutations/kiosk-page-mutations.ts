import { seenBy } from './mutation.ts';

const KIOSK_PAGE = 'src-main/security/guard-kiosk-page.ts';
const LOCKS = 'src-main/security/page-locks.ts';
const FRAMES = 'src-main/security/lock-frames.ts';
const DISPLAYS = 'src-main/windows/kiosk-displays.ts';
const OPTIONS = 'src-main/windows/window-options.ts';

export const kioskPageMutations = seenBy({
  'a kiosk window has no frame, menu or pointer': {
    [KIOSK_PAGE]: {
      'any key may be pressed at a kiosk': {
        'if (!mayPress(input)) event.preventDefault();': 'mayPress(input);',
      },
      'a kiosk page may be zoomed': { "contents.on('zoom-changed', () => contents.setZoomFactor(1));": '' },
      'a touch screen shows a pointer': { 'if (touchOnly)': 'if (!touchOnly)' },
    },
    [OPTIONS]: {
      'a kiosk window has a frame': { '    frame: false,\n    autoHideMenuBar': '    autoHideMenuBar' },
    },
    [DISPLAYS]: {
      'a kiosk window is a window like any other': { 'window.setKiosk(true);': '' },
    },
  },
  'nothing of the system opens over a kiosk': {
    [LOCKS]: {
      'a kiosk page may print': { "replace(window, 'print', () => undefined);": '' },
      'a kiosk page may open the file dialog': { "=== 'file'": "=== 'image'" },
      'a field for a file may be clicked outside the document': {
        "'click', function () {\n    guardTreeOf(this);": "'click', function () {",
      },
      'a file field may receive a click outside the document': {
        "'dispatchEvent', function (event) {\n    guardTreeOf(this);": "'dispatchEvent', function (event) {",
      },
      'a field for a file may show its picker': {
        "replace(HTMLInputElement.prototype, 'showPicker', () => undefined);": '',
      },
      'only the page itself is locked, and no frame in it': {
        '`(() => {\n  const { apply, defineProperty':
          '`(() => {\n  if (window !== window.top) return;\n  const { apply, defineProperty',
      },
      'a page prints by a command of the editor': { "command === 'print' ? false : ": '' },
      'a dropped file or a long press is the page’s own affair': {
        'listen(window, kind, swallow);': 'void kind;',
      },
    },
    [FRAMES]: {
      'a frame of another origin is not locked': { "if (type === 'iframe') await lock(sessionId);": '' },
      'a file field that no script sees opens the system dialog': {
        '{ enabled: true, cancel: true }': '{ enabled: false }',
      },
    },
  },
  'a fresh frame gives a kiosk’s page no functions without locks': {
    [LOCKS]: {
      'a page takes unlocked functions from a fresh frame': {
        '`(() => {\n  const { apply, defineProperty':
          '`(() => {\n  if (window !== window.top) return;\n  const { apply, defineProperty',
      },
    },
  },
  'the next window waits out of sight': {
    [OPTIONS]: {
      'the window that waits fills the screen': {
        '    frame: false,\n    autoHideMenuBar':
          '    fullscreen: true,\n    frame: false,\n    autoHideMenuBar',
      },
    },
  },
  'other screens are covered while they are plugged in': {
    [DISPLAYS]: {
      'a screen that is plugged in is not covered': { "screen.on('display-added', arrange);": '' },
      'a cover may be closed': {
        'if (!lifecycle.isLeaving) event.preventDefault();': 'event.defaultPrevented;',
      },
    },
  },
});
