import type { Page } from '@playwright/test';
import { accountScreens } from './account-screens.ts';
import { funnelScreens } from './funnel-screens.ts';
import { limitScreens } from './limit-screens.ts';
import { shellScreens } from './shell-screens.ts';
import { walletScreens } from './wallet-screens.ts';

/** What is pictured, in each language and size. `open` leads from the start page to the rendered screen. */
export type Screen = {
  /** Name of the picture's file: kebab-case. */
  name: string;
  open: (page: Page, language: 'en' | 'pt') => Promise<void>;
};

export const languages = ['en', 'pt'] as const;

export const sizes = {
  phone: { width: 360, height: 740 },
  tablet: { width: 834, height: 1112 },
  desktop: { width: 1440, height: 900 },
} as const;

export const screens: Screen[] = [
  ...shellScreens,
  ...accountScreens,
  ...funnelScreens,
  ...limitScreens,
  ...walletScreens,
];
