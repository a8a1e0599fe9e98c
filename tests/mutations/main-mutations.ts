import { mutationsOf } from './source-mutation.ts';

export const mainMutations = [
  ...mutationsOf('src-main/security/page-policy.ts', 'tests/main/page-guard.test.ts', {
    'a page of staff becomes one of the guest app': {
      seenBy: 'a page of the guest app never becomes one of the staff app',
      'isOwn: isStaffAddress': 'isOwn: address => isStaffAddress(address) || isAppAddress(address)',
    },
  }),
  ...mutationsOf('src-main/security/guard-page.ts', 'tests/main/page-guard.test.ts', {
    'redirections are not checked': {
      seenBy: 'will-redirect stays at home',
      "contents.on('will-redirect'": "contents.on('did-redirect-navigation'",
    },
  }),
  ...mutationsOf('src-main/kiosk/guest-watch.ts', 'tests/main/guest-watch.test.ts', {
    'main resets in the middle of a payment': {
      seenBy: 'a payment delays it, but no longer than the limit',
      'limit + (report.busy === null ? 0 : idle.busyMs)': 'limit',
      '(heard?.report.busy ?? null) === null ||': 'heard?.report.busy !== undefined ||',
    },
    'a payment delays a reset for ever': {
      seenBy: 'a payment delays it, but no longer than the limit',
      'report.busy === null ? 0 : idle.busyMs': 'report.busy === null ? 0 : Infinity',
    },
  }),
  ...mutationsOf('src-main/kiosk/reset-queue.ts', 'tests/main/reset-queue.test.ts', {
    'a reset requested during a reset is dropped': {
      seenBy: 'one that is requested while another runs comes after it',
      'if (next) begin(next.reason)': 'if (next && isRunning) begin(next.reason)',
    },
  }),
  ...mutationsOf('src-main/kiosk/machine-policy.ts', 'tests/main/machine-policy.test.ts', {
    'memory grows for ever': {
      seenBy: 'too much memory ends the page',
      'facts.memoryKb > MEMORY_CEILING_KB': 'facts.memoryKb < 0',
    },
    'a page that is being replaced is replaced once more': {
      seenBy: 'a page that is being replaced is not replaced once more',
      ' || facts.isBeingReplaced': '',
    },
  }),
  ...mutationsOf('src-main/staff/staff-access.ts', 'tests/main/staff-access.test.ts', {
    'PINs can be tried for ever': {
      seenBy: 'five wrong PINs lock it',
      'persist(countTry(attempts, now()));': 'countTry(attempts, now());',
    },
    'a restart forgives wrong PINs': {
      seenBy: 'a restart forgives neither tries nor a lockout',
      'file.write(changed);': '',
    },
    'PINs are checked many at once': {
      seenBy: 'many at once are checked one after the other',
      'turn.then(() => check(pin, window))': 'check(pin, window)',
    },
  }),
  ...mutationsOf('src-main/settings/device-store.ts', 'tests/main/device-store.test.ts', {
    'the settings file overrides the command line': {
      seenBy: 'the command line overrides the settings file',
      '...(profile !== undefined && { profile }),': '',
    },
    'the packaged configuration overrides the settings file': {
      seenBy: 'the command line overrides the settings file',
      '    ...packaged,\n': '',
      '...file.read(),': '...file.read(), ...packaged,',
    },
  }),
  ...mutationsOf('src-main/tokens/secret-box.ts', 'tests/main/persisted-tokens.test.ts', {
    'a key that lies beside its lock is good enough': {
      seenBy: 'counts as none when it stores its key beside',
      "['basic_text', 'unknown'].includes(backend)": "backend === 'unknown'",
    },
  }),
  ...mutationsOf('src-main/tokens/guest-tokens.ts', 'tests/main/persisted-tokens.test.ts', {
    'the end of a guest leaves the token on the disk': {
      seenBy: 'each have an entry of their own',
      'if (token === null) return forget(name);': 'if (token === null) return;',
    },
  }),
  ...mutationsOf('src-main/tokens/device-token.ts', 'tests/main/persisted-tokens.test.ts', {
    "the device's token goes to any gateway": {
      seenBy: 'goes to no gateway but the one',
      'current?.gateway === gateway ? current.token : null': 'current?.token ?? null',
    },
    "the device's token goes to a staff's address that was set later": {
      seenBy: 'goes to the staff’s address that was set with it',
      'current?.staffGateway === staffGateway ? current.token : null': 'current?.token ?? null',
    },
  }),
  ...mutationsOf('src-main/staff-app/forward-staff-call.ts', 'tests/main/staff-protocol.test.ts', {
    'the page of staff gets the token of its session': {
      seenBy: 'that opens a session at /api/sign-in/code',
      'JSON.stringify({ ...rest, token: null })': 'JSON.stringify({ ...rest, token })',
    },
    'the page of staff names its own session': {
      seenBy: 'has no token before somebody has signed in',
      "const FORWARDED = ['accept',": "const FORWARDED = ['authorization', 'accept',",
    },
  }),
  ...mutationsOf('src-main/staff-app/desk-session.ts', 'tests/main/desk-session.test.ts', {
    'a desk that was left works on before its session is locked': {
      seenBy: 'no call is signed before the lock has reached a gateway that cannot be reached',
      'if (lockDue !== null) await deliverLock();': '',
    },
  }),
  ...mutationsOf('src-main/security/start-policy.ts', 'tests/main/start-policy.test.ts', {
    'a packed app follows options of Node in the environment': {
      seenBy: 'the variable NODE_OPTIONS makes it quit',
      "VARIABLES.test(name) && env[name] !== ''": "VARIABLES.test(name) && name === ''",
    },
    'a packed app rejects what its own documentation says': {
      seenBy: 'may be what docs/kiosk.md names',
      '|^--supervised$/': '/',
    },
  }),
  ...mutationsOf('src-main/security/app-address.ts', 'tests/main/app-protocol.test.ts', {
    'a path with a hidden separator is forwarded': {
      seenBy: 'gets a 400, and is not forwarded',
      "if (!isPlainPath(url.pathname)) return { kind: 'refused' };": '',
    },
  }),
  ...mutationsOf('src-main/kiosk/when-left.ts', 'tests/main/watch-power.test.ts', {
    'a machine may sleep with a guest on its screen': {
      seenBy: 'at suspend every guest is ended',
      "power.on('suspend', () => {\n    isSuspended = true;\n    leave();":
        "power.on('suspend', () => {\n    isSuspended = true;",
    },
    'a locked computer shows its guests again': {
      seenBy: 'at lock-screen every guest is ended',
      "power.on('lock-screen', leave);": '',
    },
    'a sleep that was not reported ends nobody': {
      seenBy: 'after a wake-up nobody is left from before',
      'if (!isSuspended) leave();': '',
    },
  }),
  ...mutationsOf('src-main/end-before-quit.ts', 'tests/main/end-before-quit.test.ts', {
    'the last window that closes ends the app before its guests': {
      seenBy: 'a desk that quits ends its guests first',
      "if (state === 'ended') return;": "if (state !== 'open') return;",
    },
    'a gateway that does not respond keeps the desk open': {
      seenBy: 'a gateway that does not respond does not keep it open',
      "within(limitMs, endEveryone(), 'the sessions are not ended in time')": 'endEveryone()',
    },
  }),
  ...mutationsOf('src-main/recover-from-faults.ts', 'tests/main/recover-from-faults.test.ts', {
    'an uncaught error shows a box of the system': {
      seenBy: 'uncaughtException is logged without its message',
      "source.on('uncaughtException', recover);": '',
    },
    'a rejection that nobody handles is passed over': {
      seenBy: 'unhandledRejection is logged without its message',
      "source.on('unhandledRejection', recover);": '',
    },
    'a connection that breaks costs a guest the page': {
      seenBy: 'a connection that breaks is only logged',
      'if (isOfConnection(error)) return;': '',
    },
    'windows that cannot be replaced stay': {
      seenBy: 'windows that cannot be replaced end the app',
      'giveUp();': '',
    },
  }),
  ...mutationsOf('src-main/log/log.ts', 'tests/main/device-log.test.ts', {
    'a message with lines like those of a stack is logged': {
      seenBy: 'names the kind and place of an error',
      "stack.includes(message) ? stack.slice(stack.indexOf(message) + message.length) : ''": 'stack',
    },
  }),
  ...mutationsOf('src-main/security/lock-frames.ts', 'tests/main/lock-frames.test.ts', {
    'locks that are lost are not set again': {
      seenBy: 'locks that a page loses are set again',
      "protocol.on('detach', () => void setImmediate(() => void repair()));": '',
    },
    'a page without its locks stays open': {
      seenBy: 'a page whose locks cannot be set again',
      'if (!isRepaired) contents.forcefullyCrashRenderer();': '',
    },
  }),
  ...mutationsOf('src-main/security/open-external.ts', 'tests/main/open-external.test.ts', {
    'a desk opens any host': {
      seenBy: 'a desk does not open https://evil.example/',
      '[...configured, ...linkHosts].includes(url.host)': "url.host !== ''",
    },
    'a name before the host is no reason to reject an address': {
      seenBy: 'a desk does not open https://somebody@pernoite.example/',
      " || url.username !== '' || url.password !== ''": '',
    },
    'a desk writes e-mails to anybody': {
      seenBy: 'a desk does not open mailto:somebody@evil.example',
      'return [links.salesEmail, links.creditsEmail].includes(url.pathname);': 'return true;',
    },
    'an address is opened without the list of hosts': {
      seenBy: 'an address without a named host is rejected',
      'if (!mayOpen(address, await hotelConfig.read()))': "if (address === '')",
    },
  }),
];
