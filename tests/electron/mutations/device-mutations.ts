import type { Mutation } from './mutation.ts';

/** Faults in what a device stores and who may request it: settings, tokens, the staff's PIN, paper, addresses outside. */

const STAFF_ACCESS = 'src-main/staff/staff-access.ts';
const PERSISTED_FILE = 'src-main/settings/persisted-file.ts';
const START_POLICY = 'src-main/security/start-policy.ts';
const SECRET_BOX = 'src-main/tokens/secret-box.ts';

export const deviceMutations: Mutation[] = [
  {
    name: 'the settings stand open without a PIN',
    file: STAFF_ACCESS,
    edits: [
      { find: '!isSetup() && now() >= (openUntil.get(window) ?? 0)', put: 'openUntil.get(window) === 0' },
    ],
    test: "settings, self-test and the way out stay closed before the staff's PIN",
  },
  {
    name: 'staff cannot lock the panel again',
    file: STAFF_ACCESS,
    edits: [{ find: 'void openUntil.delete(window)', put: 'void openUntil.get(window)' }],
    test: "the staff's PIN opens this window alone",
  },
  {
    name: 'a lost settings file has no copy',
    file: 'src-main/settings/settings-file.ts',
    edits: [{ find: 'file.read() ?? copy.read()', put: 'file.read()' }],
    test: 'a kiosk whose settings file is broken goes on with its copy',
  },
  {
    name: 'PINs can be tried for ever',
    file: STAFF_ACCESS,
    edits: [{ find: 'keep(countTry(attempts, now()));', put: 'countTry(attempts, now());' }],
    test: 'five wrong PINs lock the panel',
  },
  {
    name: 'a restart forgives wrong PINs',
    file: STAFF_ACCESS,
    edits: [{ find: 'file.write(changed);', put: '' }],
    test: 'five wrong PINs lock the panel',
  },
  {
    name: 'PINs are looked at many at once',
    file: STAFF_ACCESS,
    edits: [{ find: 'turn.then(() => check(pin, window))', put: 'check(pin, window)' }],
    test: 'five wrong PINs lock the panel',
  },
  {
    name: 'a new device needs no PIN',
    file: 'src-main/settings/staff-settings.ts',
    edits: [{ find: 'if (staffPinHash === null) {', put: "if (newPin === '') {" }],
    test: 'a device without settings is set up',
  },
  {
    name: 'a PIN is stored as it was typed',
    file: 'src-main/settings/staff-settings.ts',
    edits: [{ find: 'await hashPin(newPin)', put: '`${await hashPin(newPin)}${newPin}`' }],
    test: 'a device without settings is set up',
  },
  {
    name: 'an unreadable settings file is thrown away',
    file: PERSISTED_FILE,
    edits: [{ find: 'writeFileSync(join(folder,', put: '((..._given: unknown[]) => {})(join(folder,' }],
    test: 'a settings file that cannot be read is set aside',
  },
  {
    name: 'a lost settings file is not reported',
    file: PERSISTED_FILE,
    edits: [{ find: 'isLost = true;', put: '' }],
    test: 'a settings file that cannot be read is set aside',
  },
  {
    name: 'the settings file overrides the command line',
    file: 'src-main/settings/device-store.ts',
    edits: [{ find: '...(profile !== undefined && { profile }),', put: '' }],
    test: 'the command line overrides the settings file',
  },
  {
    name: 'the packaged configuration overrides the settings file',
    file: 'src-main/settings/device-store.ts',
    edits: [
      { find: '    ...packaged,\n', put: '' },
      { find: '...file.read(),', put: '...file.read(), ...packaged,' },
    ],
    test: 'the command line overrides the settings file',
  },
  {
    name: 'the settings package responds to any page',
    file: 'src-main/device.ts',
    edits: [{ find: "ipcMain.removeAllListeners('electron-store-get-data');", put: '' }],
    test: 'the main process listens to no channel but those of the table',
  },
  {
    name: 'tokens are written as they are',
    file: SECRET_BOX,
    edits: [
      {
        find: "(await system.encryptStringAsync(text)).toString('base64')",
        put: "Buffer.from(text).toString('base64')",
      },
    ],
    test: 'a guest at the reception desk outlives a restart, encrypted',
  },
  {
    name: 'a key that lies beside its lock is good enough',
    file: SECRET_BOX,
    edits: [{ find: "['basic_text', 'unknown'].includes(backend)", put: "backend === 'unknown'" }],
    test: 'without a key store a guest at the reception desk is stored in memory alone',
  },
  {
    name: 'a kiosk stores tokens on its disk',
    file: 'src-main/device.ts',
    edits: [{ find: 'isDesk() ? guestTokens.place() : undefined', put: 'guestTokens.place()' }],
    test: "a kiosk writes no guest's token anywhere",
  },
  {
    name: 'the end of a guest leaves the token on the disk',
    file: 'src-main/tokens/guest-tokens.ts',
    edits: [{ find: 'if (token === null) return forget(name);', put: 'if (token === null) return;' }],
    test: 'a guest at the reception desk outlives a restart, encrypted',
  },
  {
    name: "the device's token goes to any gateway",
    file: 'src-main/tokens/device-token.ts',
    edits: [{ find: 'held?.gateway === gateway ? held.token : null', put: 'held?.token ?? null' }],
    test: "the device's own token lies encrypted",
  },
  {
    name: 'a kiosk opens addresses outside',
    file: 'src-main/security/open-external.ts',
    edits: [{ find: "?.profile !== 'reception'", put: ' === null' }],
    test: 'a kiosk opens no address outside the app',
  },
  {
    name: 'texts on a receipt are markup',
    file: 'src-main/printing/receipt-page.ts',
    edits: [{ find: "text.replaceAll(/[&<>\"']/g, sign => ESCAPES[sign] ?? '')", put: 'text' }],
    test: 'a receipt is printed without a question',
  },
  {
    name: 'the window of a receipt stays',
    file: 'src-main/printing/print-receipt.ts',
    edits: [{ find: 'window.destroy();', put: '' }],
    test: 'a receipt is printed without a question',
  },
  {
    name: 'a packed app starts with a debugger and without the sandbox',
    file: START_POLICY,
    edits: [{ find: '!OWN_SWITCH.test(one) && !CHROMIUM_SWITCH.test(one)', put: 'one === ""' }],
    test: 'a packed app that is started with a debugger quits at once',
  },
  {
    name: 'a packed app follows options of Node in the environment',
    file: START_POLICY,
    edits: [{ find: "VARIABLES.test(name) && env[name] !== ''", put: "VARIABLES.test(name) && name === ''" }],
    test: 'a packed app that is started with options of Node in the environment quits at once',
  },
  {
    name: 'a packed app that rejects its start reports no code',
    file: 'src-main/start.ts',
    edits: [{ find: 'app.exit(REFUSED_START);', put: 'app.quit();' }],
    test: 'a packed app that is started with no sandbox and a proxy quits at once',
  },
  {
    name: 'a packed app rejects what its own documentation says',
    file: START_POLICY,
    edits: [{ find: '|^--supervised$/', put: '/' }],
    test: 'a packed app that is started as docs/kiosk.md says comes up',
  },
  {
    name: 'a path with a hidden separator is forwarded',
    file: 'src-main/security/app-address.ts',
    edits: [{ find: "if (!isPlainPath(url.pathname)) return { kind: 'refused' };", put: '' }],
    test: 'a page’s call cannot leave the gateway’s paths by a hidden separator',
  },
];
