/**
 * What a packaged app may be started with (SEC-12). Chromium and Node take switches from the command line and the
 * environment that open a debugger, end the sandbox, trust any certificate or send the calls elsewhere. A list of the
 * harmful ones would be out of date with the next Chromium: what is not on this one makes the app quit.
 */

/** The exit code of a rejected start: configuration error. By docs/kiosk.md, supervisors do not restart on it. */
export const REFUSED_START = 78;

/** The app's own switches are checked where they are read (launch-options.ts). */
const OWN_SWITCH = /^--(profile|gateway|hotel)=|^--supervised$/;

/** Chromium's: how it draws, at which size, and which key store has the secrets; no plain text among those. */
const CHROMIUM_SWITCH =
  /^--(ozone-platform(-hint)?=(auto|wayland|x11)|password-store=(gnome-libsecret|kwallet[56]?)|force-device-scale-factor=[\d.]{1,5}|touch-events=(auto|enabled|disabled)|enable-wayland-ime|disable-gpu|lang=[a-zA-Z-]{2,10})$/;

/** Fuses cover some of them; this covers a build whose fuses were not burnt in, too. NODE_ENV changes nothing here. */
const VARIABLES =
  /^(ELECTRON_(RUN_AS_NODE|NO_ASAR|ENABLE_LOGGING|ENABLE_STACK_DUMPING|LOG_FILE|LOG_ASAR_READS|DEBUG_\w+|OVERRIDE_DIST_PATH|FORCE_IS_PACKAGED|EXEC_PATH)|NODE_(?!ENV$)\w+|SSLKEYLOGFILE|CHROME_(DEVEL_SANDBOX|LOG_FILE))$/i;

export type Start = {
  /** Without the program itself. */
  argv: readonly string[];
  env: Readonly<Record<string, string | undefined>>;
  platform: NodeJS.Platform;
};

/**
 * The names of the switches and variables for which a packaged app must not run; empty when it may. Names only: a value
 * may be anything, and is not for the log.
 */
export function rejectedStartSwitches({ argv, env, platform }: Start): string[] {
  const switches = argv.filter(argument => isSwitch(argument, platform));
  const refused = switches.filter(one => !OWN_SWITCH.test(one) && !CHROMIUM_SWITCH.test(one)).map(nameOf);
  // An empty variable is one that somebody has switched off.
  const variables = Object.keys(env).filter(name => VARIABLES.test(name) && env[name] !== '');
  return [...new Set([...refused, ...variables])];
}

/** As Chromium reads a command line; what follows `--` as well, which another Chromium might read. */
function isSwitch(argument: string, platform: NodeJS.Platform): boolean {
  if (argument === '--') return false;
  return /^[-\u2010-\u2015\u2212]/.test(argument) || (platform === 'win32' && argument.startsWith('/'));
}

const nameOf = (argument: string) => argument.replace(/[=\s].*$/s, '').slice(0, 80);
