import { readFile } from 'node:fs/promises';

/**
 * Switches burnt into Electron's binary when it is packed (electron.d.ts does not know them). A packed app cannot be
 * started as plain Node, debugged, or given other code than that of its archive.
 */

/** Every fuse of this Electron, in the order of its wire. Another one makes packaging stop until it is named here. */
const fuses = {
  RunAsNode: false,
  EnableCookieEncryption: true,
  EnableNodeOptionsEnvironmentVariable: false,
  EnableNodeCliInspectArguments: false,
  /** macOS and Windows; on Linux it does nothing. */
  EnableEmbeddedAsarIntegrityValidation: true,
  OnlyLoadAppFromAsar: true,
  LoadBrowserProcessSpecificV8Snapshot: false,
  GrantFileProtocolExtraPrivileges: false,
  WasmTrapHandlers: true,
} as const;
export type Fuse = keyof typeof fuses;
export const wantedFuses: Readonly<Record<Fuse, boolean>> = fuses;

/** Marks the wire in the binary; then its version, its length and a character for each fuse. */
const SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';
const WIRE_VERSION = 1;
const ON = 0x31;
const OFF = 0x30;
const REMOVED = 0x72;

/** What a fuse of a binary says; Electron has taken a removed one out of use. */
export type FuseState = boolean | 'removed';

/** Every fuse of a binary by its name. Throws where the wire is not the one that this table names. */
export function readFuses(binary: Buffer): Record<Fuse, FuseState> {
  const at = binary.indexOf(SENTINEL);
  if (at < 0) throw new Error('this is no binary of Electron: it has no fuses');
  const [version, length = 0] = binary.subarray(at + SENTINEL.length, at + SENTINEL.length + 2);
  const names = Object.keys(wantedFuses) as Fuse[];
  if (version !== WIRE_VERSION) throw new Error(`the fuses have version ${version}, and not ${WIRE_VERSION}`);
  if (length !== names.length)
    throw new Error(`this Electron has ${length} fuses, and build/fuses.ts names ${names.length}`);
  const wire = binary.subarray(at + SENTINEL.length + 2);
  const state = (byte: number | undefined, name: string): FuseState => {
    if (byte === ON || byte === OFF) return byte === ON;
    if (byte === REMOVED) return 'removed';
    throw new Error(`the fuse ${name} is neither on nor off`);
  };
  return Object.fromEntries(names.map((name, index) => [name, state(wire[index], name)])) as Record<
    Fuse,
    FuseState
  >;
}

/** The binary with every fuse as wanted, those of a universal binary's second half too. */
export function setFuses(binary: Buffer): Buffer {
  readFuses(binary);
  const set = Buffer.from(binary);
  for (let at = set.indexOf(SENTINEL); at >= 0; at = set.indexOf(SENTINEL, at + 1)) {
    const wire = at + SENTINEL.length + 2;
    for (const [index, isOn] of Object.values(wantedFuses).entries()) {
      if (set[wire + index] !== REMOVED) set[wire + index] = isOn ? ON : OFF;
    }
  }
  return set;
}

/** Throws, naming them, where fuses of the binary in this file are not as wanted. */
export async function expectFuses(file: string): Promise<void> {
  const found = readFuses(await readFile(file));
  const wrong = (Object.keys(wantedFuses) as Fuse[]).filter(
    name => found[name] !== wantedFuses[name] && found[name] !== 'removed',
  );
  if (wrong.length > 0) throw new Error(`fuses of ${file} are not as they should be: ${wrong.join(', ')}`);
}
