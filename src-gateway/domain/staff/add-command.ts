import type { GatewayConfig } from '#gateway/config/config.ts';
import { listeningUrl, PORT_STEPS } from '#gateway/config/listening.ts';
import { readEnvironment } from '#gateway/config/read-environment.ts';
import { movableClock } from '#gateway/platform/clock.ts';
import { loadHotel } from '#gateway/store/catalogue-store.ts';
import { readClockOffset } from '#gateway/store/clock-offset.ts';
import { openForCommand } from '#gateway/store/open-for-command.ts';
import { endSessionsOfStaff } from '#gateway/store/staff-session-store.ts';
import {
  dropStaffSignIn,
  findStaffByEmail,
  insertStaff,
  insertStaffLink,
  lockStaff,
  rolesAt,
  setRoles,
  updateStaff,
} from '#gateway/store/staff-store.ts';
import type { Store, Transaction } from '#gateway/store/store.ts';
import { emailAddress, personName } from '#shared/contract/schemas.ts';
import { NAME_LENGTHS } from '#shared/rules/person-name.ts';
import { recordUnsigned } from './record.ts';
import { LINK_MS, setUpLink } from './staff-accounts.ts';

const USAGE = `Usage: npm run staff:add -- <e-mail> --name "<first and last name>" --hotel <id> [--reset]
  Makes a manager of the hotel and prints a link that works once, for 24 hours.
  --reset    for a person who has an account: password, second factor, passkeys and PIN end, and there is a link again
Stop the gateway first if it has the embedded database.`;

export type StaffAddCommand = {
  args: readonly string[];
  environment: Record<string, string | undefined>;
  print(line: string): void;
};

type Wanted = { email: string; name: string; hotelId: string; isReset: boolean };

/** Returns 0 done, 1 nothing changed, 2 wrong arguments. Throws ConfigError and FolderLockedError (STF-02). */
export async function runStaffAdd({ args, environment, print }: StaffAddCommand): Promise<number> {
  const wanted = readArguments(args);
  if (wanted === null) {
    print(USAGE);
    return 2;
  }
  const config = readEnvironment(environment);
  const address = staffAddress(config);
  if (address === null) {
    print('Set STAFF_PORT and STAFF_URL first: without them no gateway serves staff. Nothing was changed.');
    return 1;
  }
  const { store, close } = await openForCommand(config);
  try {
    const clock = movableClock();
    if (config.sandbox) clock.moveBy(await readClockOffset(store.db));
    const hotel = await loadHotel(store.db, wanted.hotelId);
    if (!hotel) {
      print(
        `There is no hotel ${wanted.hotelId}. Import it first: npm run hotel:import. Nothing was changed.`,
      );
      return 1;
    }
    const { token } = await addManager(store, wanted, clock.now());
    print(`${wanted.email} is a manager of ${hotel.name}.`);
    if (token === null)
      print('The sign-in stays as it is. With --reset there is a link to choose a new one.');
    else
      print(
        `This link works once, until ${new Date(clock.now().getTime() + LINK_MS).toISOString()}:\n${setUpLink(address, token)}`,
      );
    return 0;
  } finally {
    await close();
  }
}

function readArguments(args: readonly string[]): Wanted | null {
  const rest = args.filter(arg => arg !== '--reset');
  const valueOf = (option: string) => {
    const at = rest.indexOf(option);
    return at === -1 ? '' : (rest.splice(at, 2)[1] ?? '');
  };
  const name = personName(NAME_LENGTHS.firstName + NAME_LENGTHS.lastName).safeParse(valueOf('--name'));
  const hotelId = valueOf('--hotel');
  const email = emailAddress.safeParse(rest[0] ?? '');
  if (rest.length !== 1 || !name.success || !email.success || hotelId === '') return null;
  return { email: email.data, name: name.data, hotelId, isReset: args.includes('--reset') };
}

/** As the gateway chooses it; null where it would serve no staff. */
function staffAddress({ staffUrl, staffPort, sandbox, host, port }: GatewayConfig): string | null {
  if (staffUrl !== null) return staffUrl;
  if (staffPort === null && !sandbox) return null;
  return listeningUrl(host, staffPort ?? port + PORT_STEPS.staff);
}

async function addManager(store: Store, wanted: Wanted, now: Date): Promise<{ token: string | null }> {
  return store.db.transaction(async (tx: Transaction) => {
    const { email, name, hotelId, isReset } = wanted;
    const known = await findStaffByEmail(tx, email);
    const staffId = known?.id ?? (await insertStaff(tx, { name, email, now }));
    const person = await lockStaff(tx, staffId);
    const isNew = person?.setUpAt === null || person?.deactivatedAt !== null;
    if (isNew || isReset) await dropStaffSignIn(tx, staffId, now);
    if (person?.deactivatedAt !== null) await updateStaff(tx, staffId, { name, deactivatedAt: null });
    const here = await rolesAt(tx, { staffId, hotelId });
    await setRoles(tx, { staffId, hotelId }, [...new Set([...here, 'MANAGER' as const])]);
    await endSessionsOfStaff(tx, staffId);
    const by = { staffId: null, device: null };
    const details = { staffId, roles: 'MANAGER', by: 'COMMAND_LINE', isReset };
    await recordUnsigned(tx, { clock: { now: () => now } }, by, {
      act: 'STAFF_INVITED',
      hotelId,
      bookingId: null,
      details,
    });
    const link = { staffId, now, lifetimeMs: LINK_MS };
    return { token: isNew || isReset ? await insertStaffLink(tx, link) : null };
  });
}
