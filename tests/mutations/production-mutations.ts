import { mutationsOf } from './source-mutation.ts';

const VERIFF = 'tests/gateway/veriff.test.ts';
const DESK = 'tests/gateway/desk-verification.test.ts';
const DOCTOR = 'tests/gateway/doctor.test.ts';
const LOCKS = 'tests/gateway/lock-webhook.test.ts';
const START = 'tests/gateway/operation-start.test.ts';
const DOCUMENT = 'tests/renderer/document-at-reception.test.tsx';

export const productionMutations = [
  ...mutationsOf('src-gateway/config/operation-config.ts', START, {
    'a hotel in operation sends no e-mail': {
      seenBy: 'does not start without them, and says what to set',
      'smtpUrl === null\n': 'smtpUrl === null && emailFrom === null\n',
    },
    'guests agree to the terms of a demonstration': {
      seenBy: 'rejects each link to a name for demonstrations by the link’s name',
      'RESERVED.test(hostOf(address)) ? [name]': "address === '' ? [name]",
    },
  }),
  ...mutationsOf('src-gateway/providers/veriff/veriff-webhooks.ts', VERIFF, {
    'anybody’s webhook is believed': {
      seenBy: 'with a missing, wrong or foreign signature is rejected and polls nothing',
      'if (!isSigned(request, body, veriff))': 'if (body.length < 0)',
    },
    'a webhook of another integration is believed': {
      seenBy: 'with a missing, wrong or foreign signature is rejected and polls nothing',
      'isSameSecret(client, key)].every(Boolean)': 'isSameSecret(client, key)].some(Boolean)',
    },
  }),
  ...mutationsOf('src-gateway/providers/veriff/veriff-provider.ts', VERIFF, {
    'the decision of another session counts': {
      seenBy: 'another: what is known stays, and the desk can decide',
      'verification.id.toLowerCase() !== reference.toLowerCase()': 'verification.id === null',
    },
    'a document without a name approves anybody': {
      seenBy: 'of a document with another name, or none, approves nobody',
      "if (name === '')": "if (name === '-')",
    },
  }),
  ...mutationsOf('src-gateway/providers/veriff/veriff-client.ts', VERIFF, {
    'requests to Veriff are not signed': {
      seenBy: 'is opened for the guest’s name, signed, and its page may be framed',
      "'x-hmac-signature': signatureOf(secret, signed)": "'x-hmac-signature': signed",
    },
  }),
  ...mutationsOf('src-gateway/domain/guest/identity-verification/identity-verification.ts', VERIFF, {
    'the approved document of another person approves the guest': {
      seenBy: 'of a document with another name, or none, approves nobody',
      'if (!isTheirs) return': 'if (isTheirs === null) return',
    },
  }),
  ...mutationsOf('src-gateway/domain/guest/identity-verification/identity-verification.ts', DESK, {
    'a second request at the reception drops an approval': {
      seenBy: 'an approval that holds outlasts a second request',
      "if (address === null && stored && toIdentity(stored, guest).status === 'APPROVED') return null;": '',
    },
  }),
  ...mutationsOf('src-gateway/providers/desk-verification.ts', DESK, {
    'the reception approves without having seen a document': {
      seenBy: 'the app knows it, has no page to frame, and a case waits for the desk',
      "{ outcome: 'PROCESSING' }": "{ outcome: 'APPROVED', name: null }",
    },
  }),
  ...mutationsOf('src-gateway/providers/lock-webhook/lock-webhook.ts', LOCKS, {
    'a lock system that rejects has confirmed': {
      seenBy: 'that is broken has not confirmed, and no error repeats the code',
      'if (response.ok) return body;': 'if (response.status !== 0) return body;',
    },
    'commands to doors follow a redirect': {
      seenBy: 'that is redirects has not confirmed, and no error repeats the code',
      "redirect: 'error'": "redirect: 'follow'",
    },
  }),
  ...mutationsOf('src-gateway/config/lock-config.ts', LOCKS, {
    'a sandbox opens real doors': {
      seenBy: 'opens no real door from a sandbox',
      'if (!sandbox ||': 'if (sandbox ||',
    },
  }),
  ...mutationsOf('src-gateway/doctor/finding.ts', DOCTOR, {
    'the doctor finds a stay possible that is not': {
      seenBy: 'prints the table, ends with 1 where guests could not finish a stay',
      "state !== 'BROKEN');": "state !== 'UNTRIED');",
    },
  }),
  ...mutationsOf('src-gateway/doctor/examine-hotel.ts', DOCTOR, {
    'the doctor overlooks a hotel that nobody manages': {
      seenBy: 'finds no stay possible where the reception sees documents and a hotel has no manager',
      'without.length > 0': 'without.length > 99',
    },
  }),
  ...mutationsOf('src-gateway/start-gateway.ts', DOCTOR, {
    'a start says nothing of what is missing': {
      seenBy: 'of the real program writes it while it serves',
      'if (!config.sandbox) undo(logFindings(app));': 'if (config.sandbox) undo(logFindings(app));',
    },
  }),
  ...mutationsOf('src-renderer/guest/features/account/identity-verification/open-case.ts', DOCUMENT, {
    'a guest whose response was lost is stuck at the document': {
      seenBy: 'that was announced before, or whose response was lost, goes on too',
      'return atReception && isKnown ?': 'return atReception && !isKnown ?',
    },
  }),
  ...mutationsOf(
    'src-renderer/guest/features/account/identity-verification/components/verification-card.tsx',
    DOCUMENT,
    {
      'pictures are requested where the reception sees the document': {
        seenBy: 'says so with the hotel’s hours, in both languages, and asks for no picture',
        '(atReception ? <AtReception step="pending" hotelId={hotelId} /> : <Intro />)': '<Intro />',
      },
    },
  ),
  ...mutationsOf(
    'src-renderer/platform/guest-forms/find-postcode.ts',
    'tests/renderer/postcode-lookup.test.ts',
    {
      'a new street keeps a guest from checking in': {
        seenBy: 'are never locked while they are empty and no lookup can bring them',
        "if (lookup === 'missing' || lookup === 'failed') return true;":
          "if (lookup === 'failed') return true;",
      },
    },
  ),
  ...mutationsOf(
    'src-renderer/guest/features/account/settings/components/notification-switches.tsx',
    'tests/renderer/text-promises.test.tsx',
    {
      'reminders that nobody sends are offered': {
        seenBy: 'a switch is offered for no e-mail that the hotel does not send',
        '{updates && <NotificationSwitch': '{!updates && <NotificationSwitch',
      },
    },
  ),
  ...mutationsOf(
    'src-renderer/guest/features/stay/home/components/showcase.tsx',
    'tests/renderer/text-promises.test.tsx',
    {
      'every hotel has a rooftop': {
        seenBy: 'home shows the hotels of the data with their number',
        'hotels.every(isDemonstration) ?': 'hotels.length > 0 ?',
      },
    },
  ),
];
