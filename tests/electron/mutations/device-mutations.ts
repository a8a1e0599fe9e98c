import { seenBy } from './mutation.ts';

const STAFF_ACCESS = 'src-main/staff/staff-access.ts';
const PERSISTED_FILE = 'src-main/settings/persisted-file.ts';
const START_POLICY = 'src-main/security/start-policy.ts';
const SECRET_BOX = 'src-main/tokens/secret-box.ts';

export const deviceMutations = seenBy({
  "settings, self-test and the exit stay closed before the staff's PIN": {
    [STAFF_ACCESS]: {
      'the settings stand open without a PIN': {
        '!isSetup() && now() >= (openUntil.get(window) ?? 0)': 'openUntil.get(window) === 0',
      },
      'staff cannot lock the panel again': { 'void openUntil.delete(window)': 'void openUntil.get(window)' },
    },
  },
  'a device whose settings cannot be read is set up by touch alone': {
    'src-main/settings/settings-file.ts': {
      'a lost settings file has no copy': { 'file.read() ?? copy.read()': 'file.read()' },
    },
    'src-main/settings/staff-settings.ts': {
      'a new device needs no PIN': { 'if (staffPinHash === null) {': "if (newPin === '') {" },
      'a PIN is stored as it was typed': { 'await hashPin(newPin)': '`${await hashPin(newPin)}${newPin}`' },
    },
    [PERSISTED_FILE]: {
      'an unreadable settings file is thrown away': {
        'writeFileSync(join(folder,': '((..._given: unknown[]) => {})(join(folder,',
      },
      'a lost settings file is not reported': { 'isLost = true;': '' },
    },
  },
  'a page has the calls of the table': {
    'src-main/device.ts': {
      'the settings package responds to any page': {
        "ipcMain.removeAllListeners('electron-store-get-data');": '',
      },
    },
  },
  'a guest at a desk that was packaged for its hotel': {
    [SECRET_BOX]: {
      'tokens are written as they are': {
        "(await system.encryptStringAsync(text)).toString('base64')": "Buffer.from(text).toString('base64')",
      },
    },
  },
  "a kiosk writes no guest's token anywhere": {
    'src-main/device.ts': {
      'a kiosk stores tokens on its disk': {
        'isDesk() ? guestTokens.slot() : undefined': 'guestTokens.slot()',
      },
    },
  },
  'a link out of a kiosk shows its code and address': {
    'src-main/security/open-external.ts': {
      'a kiosk opens addresses outside': { "?.profile !== 'reception'": ' === null' },
    },
  },
  'a receipt is printed without a question': {
    'src-main/printing/receipt-page.ts': {
      'texts on a receipt are markup': {
        "text.replaceAll(/[&<>\"']/g, sign => ESCAPES[sign] ?? '')": 'text',
      },
    },
    'src-main/printing/print-receipt.ts': {
      'the window of a receipt stays': { 'window.destroy();': '' },
    },
  },
  'a packed app that is started with a debugger, without the sandbox': {
    [START_POLICY]: {
      'a packed app starts with a debugger and without the sandbox': {
        '!OWN_SWITCH.test(one) && !CHROMIUM_SWITCH.test(one)': 'one === ""',
      },
    },
    'src-main/start.ts': {
      'a packed app that rejects its start reports no code': { 'app.exit(REJECTED_START);': 'app.quit();' },
      'an option of its own that does not fit is logged nowhere': {
        'rejectStart(error.switches);': 'app.exit(REJECTED_START);',
      },
    },
  },
});
