/** An allowlist (SEC-12): a list of the switches that open a debugger or end the sandbox would soon be out of date. */

/** The exit code of a rejected command line or environment. By docs/kiosk.md, supervisors do not restart on it. */
export const REJECTED_START = 78;
/** A start that could not even show that it failed. Supervisors try again. */
export const FAILED_START = 1;

/** The app's own switches are checked where they are read (launch-options.ts). */
const OWN_SWITCH = /^--(profile|gateway|staff-gateway|hotel)=|^--supervised$/;

/** Chromium's own: drawing, window size, and the key store of the secrets, plain text excluded. */
const CHROMIUM_SWITCH =
  /^--(ozone-platform(-hint)?=(auto|wayland|x11)|password-store=(gnome-libsecret|kwallet[56]?)|force-device-scale-factor=[\d.]{1,5}|touch-events=(auto|enabled|disabled)|enable-wayland-ime|disable-gpu|lang=[a-zA-Z-]{2,10})$/;

/** Fuses cover some of them; this also covers a build whose fuses were not burnt in. NODE_ENV changes nothing here. */
const VARIABLES =
  /^(ELECTRON_(RUN_AS_NODE|NO_ASAR|ENABLE_LOGGING|ENABLE_STACK_DUMPING|LOG_FILE|LOG_ASAR_READS|DEBUG_\w+|OVERRIDE_DIST_PATH|FORCE_IS_PACKAGED|EXEC_PATH)|NODE_(?!ENV$)\w+|SSLKEYLOGFILE|CHROME_(DEVEL_SANDBOX|LOG_FILE))$/i;

export type Start = {
  /** Without the program itself. */
  argv: readonly string[];
  env: Readonly<Record<string, string | undefined>>;
  platform: NodeJS.Platform;
};

/** Empty if the app may run. Values are left out: they could be anything and must not be logged. */
export function rejectedStartSwitches({ argv, env, platform }: Start): string[] {
  const switches = argv.filter(argument => isSwitch(argument, platform));
  const rejected = switches.filter(one => !OWN_SWITCH.test(one) && !CHROMIUM_SWITCH.test(one)).map(nameOf);
  // An empty variable counts as unset.
  const variables = Object.keys(env).filter(name => VARIABLES.test(name) && env[name] !== '');
  return [...new Set([...rejected, ...variables])];
}

/** Arguments after `--` count as well, because another Chromium might read them. */
function isSwitch(argument: string, platform: NodeJS.Platform): boolean {
  if (argument === '--') return false;
  return /^[-\u2010-\u2015\u2212]/.test(argument) || (platform === 'win32' && argument.startsWith('/'));
}

const nameOf = (argument: string) => argument.replace(/[=\s].*$/s, '').slice(0, 80);
