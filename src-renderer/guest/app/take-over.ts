import { type LoaderFunctionArgs, redirect } from 'react-router';
import { signInWithCustomToken } from '#renderer/guest/features/shared/session/session.ts';
import { knownSession } from '#renderer/guest/features/shared/session/session-state.ts';
import { checked } from '#renderer/platform/gateway/checked.ts';
import { gateway } from '#renderer/platform/gateway/client.ts';
import { host } from '#renderer/platform/host/host.ts';
import { chooseSessionLanguage } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { toast } from '#renderer/platform/ui/toast.ts';
import { takenOver } from '#shared/contract/guest/lobby.ts';

/** The sign-in loads the route again, and a code works once: both loads wait for one claim. */
let claim: { code: string; path: Promise<string> } | null = null;

/** A desk's window goes on with the step of a guest at a kiosk (FRD-13). Its address works once. */
export async function loader({ params }: LoaderFunctionArgs): Promise<never> {
  if (!host().profile.capabilities.staffBeside) throw redirect(paths.home);
  const code = params['code'] ?? '';
  if (claim?.code !== code) claim = { code, path: takeOver(code) };
  throw redirect(await claim.path);
}

async function takeOver(code: string): Promise<string> {
  await knownSession();
  try {
    const claimed = checked(takenOver, await gateway.devices.claimTakeOver({ code }));
    if (claimed.guestToken !== null) await signInWithCustomToken(claimed.guestToken);
    await chooseSessionLanguage(claimed.language);
    return claimed.path;
  } catch {
    toast.notify({ intent: 'error', textKey: 'desk:takeOver.failed' });
    return paths.home;
  }
}
