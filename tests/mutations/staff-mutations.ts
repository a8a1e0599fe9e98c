import { mutationsOf } from './source-mutation.ts';

const ROLES = 'tests/gateway/staff-roles.test.ts';
const SESSION = 'tests/gateway/staff-session.test.ts';
const ACCOUNTS = 'tests/gateway/staff-accounts.test.ts';
const RECORD = 'tests/gateway/staff-record.test.ts';
const START = 'tests/gateway/staff-start.test.ts';
const MIGRATION = 'src-gateway/store/migrations/0002_staff-and-desk.sql';

export const staffMutations = [
  ...mutationsOf('src-gateway/server/http/staff-calls.ts', ROLES, {
    'staff: a call is open to nobody': {
      seenBy: 'is closed to nobody, guests, made-up tokens',
      "if (roles === 'open') return context;": "if (roles === 'open' || staff === null) return context;",
    },
    'staff: a role at any hotel counts at each': {
      seenBy: 'is closed to staff of another hotel',
      'position.hotelId === hotelId && roles.includes(position.role)': 'roles.includes(position.role)',
    },
    'staff: every role may make every call': {
      seenBy: 'is open to its roles alone',
      'position.hotelId === hotelId && roles.includes(position.role)': 'position.hotelId === hotelId',
    },
    'staff: a locked session may do everything': {
      seenBy: 'is closed to a locked session',
      'if (member.isLocked && !whileLocked)': 'if (member.isLocked && whileLocked)',
    },
  }),
  ...mutationsOf('src-gateway/server/http/staff-calls.ts', SESSION, {
    'staff: polling delays the lock': {
      seenBy: 'locks after 15 idle minutes, which polling does not delay',
      'if (!isPolled && !member.isLocked)': 'if (!member.isLocked)',
    },
    'staff: a page of another origin uses the cookie': {
      seenBy: 'a page of another site cannot use the cookie',
      '(origin !== undefined && !isOwn(origin)) ||': '',
    },
    'staff: a page of the same site reads by the cookie': {
      seenBy: 'a page of the same site reads nothing by the cookie',
      " || site === 'same-site'": '',
    },
    'staff: a script reads the cookie': {
      seenBy: 'a browser gets a strict cookie that no script reads',
      '; HttpOnly': '',
    },
  }),
  ...mutationsOf('src-gateway/server/http/staff-calls.ts', START, {
    'staff: the cookie goes over plain http': {
      seenBy: 'the cookie of staff is for TLS and their own host alone',
      "'; Secure'": "''",
    },
  }),
  ...mutationsOf('src-gateway/config/config.ts', START, {
    'staff: staff may share the origin of the guests': {
      seenBy: 'a gateway does not start with staff on the address of the guests',
      'const others = [publicUrl, cardPageUrl, ...allowedOrigins]': 'const others = [cardPageUrl]',
    },
  }),
  ...mutationsOf('src-gateway/store/staff-session-store.ts', ROLES, {
    'staff: a deactivated person goes on': {
      seenBy: 'is closed to nobody, guests, made-up tokens, people who have left',
      '        isNotNull(staffSessions.signedInAt),\n        isNull(staffAccounts.deactivatedAt),\n      ),\n    )\n    .orderBy(hotels.rank':
        '        isNotNull(staffSessions.signedInAt),\n      ),\n    )\n    .orderBy(hotels.rank',
    },
  }),
  ...mutationsOf('src-gateway/store/staff-session-store.ts', SESSION, {
    'staff: a desk is taken over by who signed in elsewhere': {
      seenBy: 'is taken over by nobody with a wrong PIN, without a sign-in there',
      '        eq(staffSessions.deskId, deskId),\n': '',
    },
  }),
  ...mutationsOf('src-gateway/store/staff-store.ts', SESSION, {
    'staff: a code of the app works twice': {
      seenBy: 'a code works once, also in another sign-in',
      '      setWhere: lt(staffTriedCodes.triedAt, since),\n': '',
    },
  }),
  ...mutationsOf('src-gateway/store/staff-store.ts', ACCOUNTS, {
    'staff: a link works for ever': {
      seenBy: 'works once, for 24 hours, and no longer once another one was sent',
      'isNull(staffLinks.usedAt), gt(staffLinks.expiresAt, now)': 'isNull(staffLinks.usedAt)',
    },
  }),
  ...mutationsOf('src-gateway/domain/staff/staff-sessions.ts', SESSION, {
    'staff: a session lasts longer than 12 hours': {
      seenBy: 'ends after 12 hours, whatever is done until then',
      'now - session.signedInAt.getTime() >= STAFF_SESSION_MS':
        'now - session.signedInAt.getTime() >= 2 * STAFF_SESSION_MS',
    },
    'staff: an idle session stays open': {
      seenBy: 'locks after 15 idle minutes',
      '>= IDLE_MS': '>= 10 * IDLE_MS',
    },
  }),
  ...mutationsOf('src-gateway/domain/staff/staff-sessions.ts', RECORD, {
    'staff: an act is done although the record refuses it': {
      seenBy: 'is written with the act or not at all',
      '  await app.store.db.transaction(async tx => {\n    await lockStaffSession(tx, sessionId, app.clock.now());':
        '  await app.store.db.transaction(tx => lockStaffSession(tx, sessionId, app.clock.now()));\n  await app.store.db.transaction(async tx => {',
    },
  }),
  ...mutationsOf('src-gateway/domain/staff/prove-identity.ts', SESSION, {
    'staff: a PIN is tried any number of times': {
      seenBy: 'asks for the password after ten wrong PINs',
      'takePinTry(app.store.db, id, MOST_PIN_TRIES)': 'takePinTry(app.store.db, id, 1_000)',
    },
    'staff: 123456 is a PIN': {
      seenBy: 'a PIN is chosen with the password',
      'if (isSimplePin(pin))': "if (pin === '')",
    },
    'staff: a PIN is chosen without the password': {
      seenBy: 'a PIN is chosen with the password',
      '  await provePassword(context, { id, email }, password);\n': '',
    },
  }),
  ...mutationsOf('src-gateway/domain/staff/sign-in.ts', SESSION, {
    'staff: a desk is taken over without a PIN': {
      seenBy: 'is taken over by nobody with a wrong PIN',
      '  await proveIdentity(context, colleague, proof);\n': '',
    },
    'staff: the session before stays open when another person signs in': {
      seenBy: 'is taken over by the PIN of a colleague',
      '  else if (before) await lockStaffSession(tx, before.sessionId, now);\n': '',
    },
    'staff: codes of the second factor are guessed without end': {
      seenBy: 'for one person, for one network, and at the second factor',
      '  await app.rateLimits.staffCodesPerAccount(staffId);\n': '',
    },
  }),
  ...mutationsOf('src-gateway/platform/rate-limits.ts', SESSION, {
    'staff: passwords of one person are guessed without end': {
      seenBy: 'for one person, for one network, and at the second factor',
      '      await single.staffSignInPerAccount(accountKey(attempt));\n': '',
    },
    'staff: passwords are guessed from one network without end': {
      seenBy: 'for one person, for one network, and at the second factor',
      '      await single.staffSignInPerClient(attempt.clientKey);\n': '',
    },
  }),
  ...mutationsOf('src-gateway/domain/staff/set-up.ts', ACCOUNTS, {
    'staff: a link works twice': {
      seenBy: 'works once, for 24 hours, and no longer once another one was sent',
      'if (setUpAt !== null) throw linkInvalid();': 'if (setUpAt === undefined) throw linkInvalid();',
      '(await useStaffLink(tx, token, now)) === null': "token === ''",
    },
    'staff: any password will do': {
      seenBy: 'signs nobody in before its last step, and asks for a strong password',
      'if (!isStrongStaffPassword(password))': "if (password === '')",
    },
  }),
  ...mutationsOf('src-gateway/domain/staff/staff-accounts.ts', ACCOUNTS, {
    'staff: a manager changes the own rights': {
      seenBy: 'does nothing of this to the own account',
      '  if (requireStaff(context).id === staffId) throw ownAccount();\n': '',
    },
    'staff: sessions outlive a change of rights': {
      seenBy: 'changes roles, which the next request has and every session of before ends with',
      '      await endSessionsOfStaff(tx, staffId);\n      await change(tx, person);':
        '      await change(tx, person);',
    },
    'staff: a manager reaches people of other hotels': {
      seenBy: 'of one hotel reaches nobody of another',
      '!roles.some(role => role.hotelId === hotelId)': 'roles.length > 9',
    },
    'staff: the manager of one hotel ends the account of who works at two': {
      seenBy: 'of one hotel reaches nobody of another',
      '!managed.has(hotelId)': "managed.has('')",
    },
  }),
  ...mutationsOf(MIGRATION, ACCOUNTS, {
    'staff: a hotel loses its last manager': {
      seenBy: 'stays, also when two managers remove each other at one time',
      'IF NOT EXISTS (\n    SELECT FROM "staff_roles"':
        'IF false AND NOT EXISTS (\n    SELECT FROM "staff_roles"',
    },
    'staff: a manager who never set up the account counts': {
      seenBy: 'is removed by no statement, and one who was never set up does not count',
      '      AND "staff_accounts"."set_up_at" IS NOT NULL AND': '      AND',
    },
  }),
  ...mutationsOf(MIGRATION, RECORD, {
    'record: rows can be changed': {
      seenBy: 'cannot be changed',
      'BEFORE UPDATE OR DELETE ON "staff_record"': 'BEFORE DELETE ON "staff_record"',
    },
    'record: it can be emptied': {
      seenBy: 'cannot be emptied',
      '"staff_record_no_truncate" BEFORE TRUNCATE ON "staff_record"':
        '"staff_record_no_truncate" BEFORE TRUNCATE ON "staff_links"',
    },
    'record: a row does not have the hash of the one before': {
      seenBy: 'are chained one after another',
      'coalesce(last."hash",': 'coalesce(NULL,',
    },
  }),
  ...mutationsOf('src-gateway/domain/staff/verify-record.ts', RECORD, {
    'record: a changed row is not found': {
      seenBy: 'finds a changed text',
      'hash !== expected': "hash === ''",
    },
  }),
  ...mutationsOf('src-gateway/platform/csv.ts', RECORD, {
    'record: an export holds formulas': {
      seenBy: 'is no formula in the file',
      'escape_formulas: true': 'escape_formulas: false',
    },
  }),
  ...mutationsOf('src-gateway/domain/staff/read-record.ts', RECORD, {
    'record: an export asks for no password': {
      seenBy: 'exports it as CSV with the password alone',
      '  await provePassword(context, requireStaff(context), password);\n': '',
    },
    'record: its head is not in the log': {
      seenBy: 'the log has the head of the chain',
      '{ atOnce: true }': '{ atOnce: false }',
    },
  }),
  ...mutationsOf('src-gateway/store/staff-record-store.ts', RECORD, {
    'record: a manager reads what staff of other hotels did': {
      seenBy: 'sees nothing of another hotel and its staff',
      'and(isNull(staffRecord.hotelId), inArray(staffRecord.staffId, ownStaff))':
        'isNull(staffRecord.hotelId)',
    },
  }),
  ...mutationsOf('src-gateway/sandbox/seed/seed-database.ts', START, {
    'staff: production starts with the staff of a sandbox': {
      seenBy: 'leaves a database that production refuses',
      '(await db.$count(staffAccounts, inArray(staffAccounts.id, staffIds)))': '0',
    },
  }),
  ...mutationsOf('src-gateway/domain/staff/add-command.ts', START, {
    'staff: the command hands out a link to an account that has its sign-in': {
      seenBy: 'makes the first manager, whose link works once',
      'isNew || isReset ? await insertStaffLink(tx, link) : null': 'await insertStaffLink(tx, link)',
    },
  }),
];
