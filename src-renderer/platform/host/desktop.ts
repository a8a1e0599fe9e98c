import {
  type Argument,
  bridge,
  type CallName,
  type DeviceDescription,
  type PageBridge,
  type Result,
} from '#shared/bridge.ts';
import { callBridge } from './bridge-call.ts';
import { deviceProfile, setupProfile } from './device-profile.ts';
import type { Host } from './host.ts';

const invoke = <Name extends CallName>(
  page: PageBridge,
  name: Name,
  argument: Argument<Name>,
): Promise<Result<Name>> => callBridge(bridge, page, name, argument);

/** The desktop app as a host. Tokens stay in the main process (PD-40). */
export async function createDesktopHost(page: PageBridge): Promise<Host> {
  const description: DeviceDescription = await invoke(page, 'describeDevice', undefined);
  const call =
    <Name extends CallName>(name: Name) =>
    (...[argument]: [Argument<Name>?]) =>
      invoke(page, name, argument as Argument<Name>);
  return {
    profile: description.stage === 'guest' ? deviceProfile(description.settings) : setupProfile,
    tokens: {
      store: refreshToken => invoke(page, 'storeToken', { refreshToken }),
      renew: () => invoke(page, 'renewToken', undefined),
      clear: () => invoke(page, 'storeToken', { refreshToken: null }),
      // Each window has a guest of its own, so no other window can sign this one out.
      onElsewhere: () => () => undefined,
    },
    stayCards: null,
    device: {
      description,
      reportGuest: call('reportGuest'),
      endGuest: call('endGuest'),
      openExternal: call('openExternal'),
      printReceipt: call('printReceipt'),
      openGuestWindow: call('openGuestWindow'),
      unlockStaff: call('unlockStaff'),
      runSelfTest: call('runSelfTest'),
      readSettings: call('readSettings'),
      saveSettings: call('saveSettings'),
      checkGateway: call('checkGateway'),
      leaveKiosk: call('leaveKiosk'),
      onCommand: listener =>
        page.command(argument => {
          const parsed = bridge.command.argument.safeParse(argument);
          if (parsed.success) listener(parsed.data.command);
        }),
    },
  };
}
