import { atom } from 'jotai';

/** They end with the guest, because they are in the guest's store (BEY-10). */
export type KioskModes = {
  /** Everything a quarter larger. */
  largeText: boolean;
  highContrast: boolean;
  /** All controls in the lower part of the screen. */
  lowReach: boolean;
  /** Every time-out ten times as long. */
  moreTime: boolean;
  spoken: boolean;
};

export const noModes: KioskModes = {
  largeText: false,
  highContrast: false,
  lowReach: false,
  moreTime: false,
  spoken: false,
};

export const kioskModesAtom = atom<KioskModes>(noModes);

export function hasModes(modes: KioskModes): boolean {
  return Object.values(modes).some(isOn => isOn);
}
