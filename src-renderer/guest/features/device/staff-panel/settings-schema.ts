import * as z from 'zod/mini';
import { settingsChange } from '#shared/bridge.ts';
import { addressProblem } from './gateway-address.ts';
import { type SettingsValues, toChange } from './settings-values.ts';

const problemFields: Record<string, { field: keyof SettingsValues; problem: string }> = {
  hotelId: { field: 'hotelId', problem: 'hotel' },
  deviceId: { field: 'deviceId', problem: 'deviceId' },
  staffPhone: { field: 'staffPhone', problem: 'staffPhone' },
  'idle.guestMs': { field: 'guestSeconds', problem: 'seconds' },
  'idle.guestCountdownMs': { field: 'guestCountdownSeconds', problem: 'seconds' },
  'idle.anonymousMs': { field: 'anonymousSeconds', problem: 'seconds' },
  'idle.anonymousCountdownMs': { field: 'anonymousCountdownSeconds', problem: 'seconds' },
  'idle.busyMs': { field: 'busySeconds', problem: 'busySeconds' },
  'displays.main': { field: 'display', problem: 'invalid' },
  printer: { field: 'printer', problem: 'invalid' },
  'openingHours.from': { field: 'opens', problem: 'time' },
  'openingHours.to': { field: 'closes', problem: 'time' },
  'quietWindow.from': { field: 'quietFrom', problem: 'time' },
  'quietWindow.to': { field: 'quietTo', problem: 'time' },
  newPin: { field: 'pin', problem: 'pin' },
  newDeviceToken: { field: 'deviceToken', problem: 'deviceToken' },
};

type Problem = { field: keyof SettingsValues; problem: string };

export function findProblems(values: SettingsValues, needsPin: boolean): Problem[] {
  const found = new Map<keyof SettingsValues, string>();
  const address = addressProblem(values.gateway);
  if (address !== null) found.set('gateway', address);
  const staffAddress = values.profile === 'reception' ? addressProblem(values.staffGateway) : null;
  // A desk may do without.
  if (staffAddress !== null && staffAddress !== 'required') found.set('staffGateway', staffAddress);
  const parsed = settingsChange.safeParse(toChange(values));
  for (const { path } of parsed.success ? [] : parsed.error.issues) {
    const known = problemFields[path.filter(step => step !== 'settings').join('.')];
    if (known) found.set(known.field, known.problem);
  }
  if (values.hotelId === '') found.set('hotelId', 'hotel');
  if (needsPin && values.pin === '') found.set('pin', 'pinNeeded');
  if (values.pin !== values.repeatPin) found.set('repeatPin', 'repeatPin');
  return [...found].map(([field, problem]) => ({ field, problem }));
}

export const settingsSchema = (needsPin: boolean) =>
  z.custom<SettingsValues>().check(context => {
    for (const { field, problem } of findProblems(context.value, needsPin)) {
      context.issues.push({
        code: 'custom',
        path: [field],
        message: `staff-panel:wrong.${problem}`,
        input: context.value,
      });
    }
  });
