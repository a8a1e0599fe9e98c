import { describe, expect, test } from 'vitest';
import { rejectedStartSwitches } from '../../src-main/security/start-policy.ts';

const start = (argv: string[], env: Record<string, string> = {}, platform: NodeJS.Platform = 'linux') =>
  rejectedStartSwitches({ argv, env, platform });

describe('what a packaged app is started with', () => {
  test.for([
    '--inspect',
    '--inspect=0.0.0.0:9229',
    '--inspect-brk',
    '--inspect-port=9229',
    '--inspect-publish-uid=http',
    '--remote-debugging-port=9222',
    '--remote-debugging-pipe',
    '--remote-debugging-address=0.0.0.0',
    '--remote-allow-origins=*',
    '--no-sandbox',
    '--disable-setuid-sandbox',
    '--disable-gpu-sandbox',
    '--disable-namespace-sandbox',
    '--disable-seccomp-filter-sandbox',
    '--no-zygote',
    '--single-process',
    '--ignore-certificate-errors',
    '--ignore-certificate-errors-spki-list=x',
    '--allow-insecure-localhost',
    '--proxy-server=evil.example:8080',
    '--proxy-pac-url=http://evil.example/p',
    '--no-proxy-server',
    '--host-rules=MAP * evil.example',
    '--host-resolver-rules=MAP * evil.example',
    '--disable-web-security',
    '--disable-site-isolation-trials',
    '--unsafely-treat-insecure-origin-as-secure=http://x',
    '--load-extension=/tmp/x',
    '--js-flags=--allow-natives-syntax',
    '--user-data-dir=/tmp/x',
    '--ssl-key-log-file=/tmp/keys',
    '--log-net-log=/tmp/net',
    '--enable-logging',
    '--auth-server-allowlist=*',
    '--enable-features=X',
    '--disable-features=X',
    '--renderer-cmd-prefix=gdb',
    '--utility-cmd-prefix=gdb',
    '--require=/tmp/x.js',
    '-r',
    '-no-sandbox',
    '—no-sandbox',
    '--NO-SANDBOX',
    '--password-store=basic',
    '--ozone-platform=x11 --no-sandbox',
    '--profilex',
  ])('%s makes it quit (SEC-12)', argument => {
    expect(start(['--profile=kiosk', argument])).toHaveLength(1);
    expect(start(['--', argument])).toHaveLength(1);
  });

  test.for([
    'ELECTRON_RUN_AS_NODE',
    'ELECTRON_ENABLE_LOGGING',
    'ELECTRON_NO_ASAR',
    'NODE_OPTIONS',
    'NODE_EXTRA_CA_CERTS',
    'NODE_TLS_REJECT_UNAUTHORIZED',
    'node_options',
    'SSLKEYLOGFILE',
    'CHROME_DEVEL_SANDBOX',
  ])('the variable %s makes it quit, unless it is empty (SEC-12)', name => {
    expect(start([], { [name]: '0' })).toEqual([name]);
    expect(start([], { [name]: '' })).toEqual([]);
  });

  test('on Windows a slash begins a switch, elsewhere a path (SEC-12)', () => {
    expect(start(['/no-sandbox'], {}, 'win32')).toEqual(['/no-sandbox']);
    expect(start(['/home/kiosk'])).toEqual([]);
  });

  test('may be what docs/kiosk.md names: the device’s own settings, drawing and the key store (SEC-12)', () => {
    expect(
      start(
        [
          '--profile=kiosk',
          '--gateway=https://stay.example',
          '--staff-gateway=https://staff.stay.example',
          '--hotel=NILO',
          '--supervised',
          '--ozone-platform=wayland',
          '--password-store=gnome-libsecret',
          '--force-device-scale-factor=1.5',
          '--disable-gpu',
        ],
        {
          PATH: '/usr/bin',
          NODE_ENV: 'production',
          XDG_SESSION_TYPE: 'wayland',
          https_proxy: 'http://proxy',
        },
      ),
    ).toEqual([]);
  });

  test('is reported by name, once each, and without what it was set to (SEC-12)', () => {
    const argv = ['--proxy-server=me:secret@evil.example', '--proxy-server=other', '--no-sandbox'];
    expect(start(argv, { NODE_OPTIONS: '--require=secret' })).toEqual([
      '--proxy-server',
      '--no-sandbox',
      'NODE_OPTIONS',
    ]);
  });
});
