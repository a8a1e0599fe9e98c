/**
 * Faults that somebody might make in the main process or the preload, one at a time, and the test that must see each.
 * A guard comes with its mutation here: a test that passes without the guard proves nothing.
 */
export type Mutation = {
  /** What goes wrong, in a few words; also how to choose it on the command line. */
  name: string;
  /** From the project's root; under src-main, src-preload or src-shared. */
  file: string;
  /** Each `find` must stand in the file exactly once. Several where one guard backs another. */
  edits: { find: string; put: string }[];
  /** The title of the test that must fail, or how it begins. */
  test: string;
};

const GUARD = 'src-main/security/guard-page.ts';
const POLICY = 'src-main/security/page-policy.ts';
const SESSION = 'src-main/security/harden-session.ts';
const START = 'src-main/start.ts';

export const mutations: Mutation[] = [
  {
    name: 'any address may be navigated to',
    file: POLICY,
    edits: [{ find: 'return isAppAddress(address);', put: 'return address !== "";' }],
    test: 'a page cannot lead its window to a foreign address',
  },
  {
    name: 'redirections are not looked at',
    file: GUARD,
    edits: [{ find: "contents.on('will-redirect'", put: "contents.on('did-redirect-navigation'" }],
    test: 'a redirection cannot lead a window away either',
  },
  {
    name: 'pages may open windows',
    file: GUARD,
    edits: [{ find: "action: 'deny'", put: "action: 'allow'" }],
    test: 'a page opens no windows, by no means',
  },
  {
    name: 'permissions are granted',
    file: SESSION,
    edits: [
      {
        find: '(_contents, _permission, answer) => answer(false)',
        put: '(_contents, _permission, answer) => answer(true)',
      },
      { find: 'setPermissionCheckHandler(() => false)', put: 'setPermissionCheckHandler(() => true)' },
    ],
    test: 'a page is granted no permission',
  },
  {
    name: 'downloads are not stopped',
    file: SESSION,
    edits: [{ find: 'event => event.preventDefault()', put: '() => {}' }],
    test: 'a page saves no file on the machine',
  },
  {
    name: 'the policy allows inline scripts and eval',
    file: POLICY,
    edits: [{ find: `"script-src 'self'"`, put: `"script-src 'self' 'unsafe-inline' 'unsafe-eval'"` }],
    test: "a page runs no script but the app's own",
  },
  {
    name: 'the policy lets a page talk to anybody',
    file: POLICY,
    edits: [{ find: `"connect-src 'self'"`, put: `"connect-src *"` }],
    test: "a page talks to the app's own address alone",
  },
  {
    name: 'a path may leave the folder',
    file: 'src-main/security/app-address.ts',
    edits: [{ find: 'file.startsWith(root + sep)', put: 'file !== root + sep' }],
    test: "a page reads no file outside the app's folder",
  },
  {
    name: 'guests live in the default session',
    file: 'src-main/windows/open-guest-windows.ts',
    edits: [{ find: 'session.fromPartition(partition, { cache: false })', put: 'session.defaultSession' }],
    test: 'what a page stores does not outlive the app',
  },
  {
    name: 'there is no single-instance lock',
    file: START,
    edits: [{ find: 'if (app.requestSingleInstanceLock())', put: 'if (app.isReady() || app.getName())' }],
    test: 'a second start hands over to the first and leaves',
  },
];
