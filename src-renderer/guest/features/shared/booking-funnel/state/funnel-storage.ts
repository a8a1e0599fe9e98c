import { onSession } from '#renderer/guest/features/shared/session/session-state.ts';
import { signUpDraftAtom } from '#renderer/guest/features/shared/sign-up/sign-up-draft.ts';
import { host } from '#renderer/platform/host/host.ts';
import { paths } from '#renderer/platform/paths.ts';
import { type GuestStore, guestStore, onGuestReset, onGuestStore } from '#renderer/platform/state/store.ts';
import { stepOfPath } from '../steps.ts';
import {
  funnelReadyAtom,
  hasPersisted,
  readPersisted,
  restoreFunnel,
  startFunnelPersistence,
} from './funnel-state.ts';

type Opened = { store: GuestStore; done: Promise<void>; forget: () => void; stopAnswering: () => void };

let opened: Opened | null = null;

/** Null on a kiosk, and if the browser provides no storage. */
function storageOfGuest(): Storage | null {
  if (!host().profile.capabilities.persistFunnel) return null;
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

/** A page that needs a funnel which this tab lacks: a second tab of a guest who is booking. */
const isLaterStep = () =>
  window.location.pathname.startsWith(paths.booking) &&
  ['step-2', 'step-3', 'step-4'].includes(stepOfPath(window.location.pathname));

const handover = () => import('./funnel-handover.ts');

async function restore(store: GuestStore, storage: Storage | null): Promise<void> {
  if (storage !== null && !hasPersisted(storage) && isLaterStep())
    await handover()
      .then(({ askOtherTabs }) => askOtherTabs(storage))
      // Without the code, or where the browser forbids channels, the guest begins at the first step.
      .catch(() => undefined);
  await restoreFunnel(store, storage);
}

/** For other tabs; it is fetched after the page. */
function startAnswering(mine: Opened, storage: Storage | null): void {
  if (storage === null) return;
  void handover()
    .then(({ serveOtherTabs }) => {
      if (opened === mine) mine.stopAnswering = serveOtherTabs(mine.store, () => readPersisted(storage));
    })
    // A second tab begins at the first step then.
    .catch(() => undefined);
}

export function openFunnel(): Promise<void> {
  const store = guestStore();
  if (opened?.store === store) return opened.done;
  const storage = storageOfGuest();
  const mine: Opened = { store, done: Promise.resolve(), forget: () => {}, stopAnswering: () => {} };
  opened = mine;
  // A lobby tablet and a desk are shared, and keep no files of guests either.
  const keepsTyped = host().profile.capabilities.keepsFiles;
  mine.done = restore(store, storage).then(() => {
    // Ended meanwhile: nothing of this guest is stored any more.
    if (opened !== mine) return;
    mine.forget = startFunnelPersistence(store, storage, { keepsTyped });
    store.set(funnelReadyAtom, true);
    startAnswering(mine, storage);
  });
  return mine.done;
}

// The account has the data from then on.
onSession(session => {
  if (session.status === 'signedIn') guestStore().set(signUpDraftAtom, null);
});
// After an expired session the same guest finds the same rooms. Anybody else finds nothing.
onGuestReset(reason => {
  opened?.stopAnswering();
  if (reason !== 'expired') opened?.forget();
});
onGuestStore(() => void openFunnel());
