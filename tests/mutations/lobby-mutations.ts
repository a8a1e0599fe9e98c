import { mutationsOf } from './source-mutation.ts';

export const lobbyMutations = [
  ...mutationsOf('src-gateway/domain/desk/lobby-devices.ts', 'tests/gateway/lobby-devices.test.ts', {
    'lobby: a kiosk that is silent stands under attention a minute late': {
      seenBy: 'names a kiosk that is silent for two minutes',
      'SILENT_MS = 2 * 60_000': 'SILENT_MS = 3 * 60_000',
    },
    'lobby: a desk that is closed at night stands under attention': {
      seenBy: 'names a kiosk that is silent for two minutes',
      "profile === 'kiosk' && ": '',
    },
    'lobby: another hotel’s devices are listed': {
      seenBy: 'where devices are enrolled the list is theirs',
      'enrolled.filter(device => device.hotelId === hotelId)': 'enrolled',
    },
  }),
  ...mutationsOf('src-gateway/domain/guest/lobby/call-state.ts', 'tests/gateway/lobby-calls.test.ts', {
    'lobby: the kiosk waits on while nobody is at the desk': {
      seenBy: 'has the kiosk show the telephone at once while nobody is at the desk',
      'isStaffed && now < respondBy(call)': 'now < respondBy(call)',
    },
    'lobby: a stranger beside the kiosk reads the last name of staff': {
      seenBy: 'the kiosk says who comes by first name',
      'splitFullName(staffName).firstName': 'staffName',
    },
  }),
  ...mutationsOf('src-gateway/store/lobby-store.ts', 'tests/gateway/lobby-calls.test.ts', {
    'lobby: two people take one call': {
      seenBy: 'is taken by one of two people',
      'before.takenBy === null ? isNull(lobbyCalls.takenBy) : eq(lobbyCalls.takenBy, before.takenBy),': '',
    },
    'lobby: a locked session counts as somebody at the desk': {
      seenBy: 'has the kiosk show the telephone at once while nobody is at the desk',
      'isNull(staffSessions.lockedAt),': '',
    },
  }),
  ...mutationsOf('src-gateway/store/lobby-store.ts', 'tests/gateway/take-over.test.ts', {
    'take-over: another desk opens the guest’s step': {
      seenBy: 'is opened once, by the desk that it was given to',
      'code.device === null ? isNull(lobbyCalls.codeDevice) : eq(lobbyCalls.codeDevice, code.device),': '',
    },
    'take-over: a code works later than a minute': {
      seenBy: 'is opened once, by the desk that it was given to',
      'gt(lobbyCalls.codeExpiresAt, code.now),': '',
    },
  }),
  ...mutationsOf('src-gateway/domain/desk/lobby-calls.ts', 'tests/gateway/take-over.test.ts', {
    'take-over: the desk opens the step without the guest’s touch': {
      seenBy: 'without the touch opens nothing',
      "call.takenBy === actor.staffId && state === 'ACCEPTED'": 'call.takenBy === actor.staffId',
    },
    'take-over: a colleague opens the step': {
      seenBy: 'belongs to whoever has taken the call',
      "call.takenBy === actor.staffId && state === 'ACCEPTED'": "state === 'ACCEPTED'",
    },
  }),
  ...mutationsOf('src-gateway/domain/guest/lobby/take-over.ts', 'tests/gateway/take-over.test.ts', {
    'take-over: the guest’s session at the kiosk stays open': {
      seenBy: 'ends the kiosk’s session',
      'if (guestId !== null && sessionId !== null) await app.auth.endSessions(guestId, sessionId);': '',
    },
  }),
  ...mutationsOf('src-main/kiosk/heartbeat.ts', 'tests/main/heartbeat.test.ts', {
    'heartbeat: a device that is quitting reports that it works': {
      seenBy: 'nothing follows',
      "if (hasLeft && outOfService !== 'LEFT') return;": '',
    },
    'heartbeat: a printer that is gone is ready': {
      seenBy: 'says that the printer is missing',
      "(await parts.printers()).includes(wanted) ? 'READY' : 'MISSING'": "'READY'",
    },
  }),
  ...mutationsOf(
    'src-renderer/guest/features/device/kiosk/staff-call.ts',
    'tests/renderer/staff-call.test.ts',
    {
      'kiosk: a call that does not get through leaves the guest waiting': {
        seenBy: 'that does not get through shows the telephone at once',
        "() => ({ step: 'phone', callId: null }) as const": '() => noCall',
      },
    },
  ),
  ...mutationsOf('src-renderer/staff/features/lobby/shown-call.ts', 'tests/renderer/staff-lobby.test.ts', {
    'desk: a colleague’s call is shown as one’s own': {
      seenBy: 'those of colleagues are theirs',
      'call.staffId === null || call.staffId === staffId': 'true',
    },
  }),
];
