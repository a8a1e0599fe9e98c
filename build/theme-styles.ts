import { createRequire } from 'node:module';
import type { Theme } from '@fluentui/react-components';
import type { Plugin } from 'vite';
import {
  type BrandValues,
  staffValues,
  terracotta,
  themes as values,
} from '../src-renderer/platform/ui/theme-values.ts';

// Only the CommonJS build of Fluent loads in Node without a bundler.
const { createDarkTheme, createLightTheme } = createRequire(import.meta.url)(
  '@fluentui/react-components',
) as typeof import('@fluentui/react-components');
const bases = { light: createLightTheme(terracotta), dark: createDarkTheme(terracotta) };

export type WholeTheme = { fluent: Theme; brand: BrandValues };

const whole = ({ base, fluent, brand }: (typeof values)[keyof typeof values]): WholeTheme => ({
  fluent: { ...bases[base], ...fluent },
  brand,
});

export const themes = {
  light: whole(values.light),
  dark: whole(values.dark),
  contrastLight: whole(values.contrastLight),
  contrastDark: whole(values.contrastDark),
};

/** Import this in the renderer's entry; the plugin below resolves it. */
const THEME_MODULE = 'virtual:pernoite-theme.css';
/** High contrast for a guest who chooses it on a screen that is not theirs; comes with the kiosk's frame. */
const CONTRAST_MODULE = 'virtual:pernoite-contrast.css';

/** Colours of the staff app alone, and high contrast for a person who chooses it there. */
const STAFF_MODULE = 'virtual:pernoite-staff-theme.css';

/** Palettes of avatars and charts: 300 variables that no screen uses. */
const UNUSED = /^colorPalette(?!Red|Green|Yellow|DarkOrange|LightGreen)/;

function brandVariable(name: string): string {
  return `--brand-${name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`;
}

function variablesOf(theme: WholeTheme): Map<string, string> {
  const variables = new Map<string, string>();
  for (const [name, value] of Object.entries(theme.fluent)) {
    if (!UNUSED.test(name)) variables.set(`--${name}`, String(value));
  }
  for (const [name, value] of Object.entries(theme.brand)) variables.set(brandVariable(name), value);
  return variables;
}

function block(selector: string, theme: WholeTheme, base?: WholeTheme): string {
  const known = base ? variablesOf(base) : new Map<string, string>();
  const lines = [...variablesOf(theme)].filter(([name, value]) => known.get(name) !== value);
  return `${selector}{${lines.map(([name, value]) => `${name}:${value}`).join(';')}}`;
}

/**
 * All themes as one style sheet: the right one applies before the first script runs, follows the guest's system
 * without one, and costs no JavaScript. `data-theme` on <html> overrides the system's choice (kiosks).
 */
function themeCss(): string {
  const { light, dark, contrastLight, contrastDark } = themes;
  return [
    block(':root', light),
    ':root{color-scheme:light}',
    `@media (prefers-color-scheme:dark){${block(':root:not([data-theme=light])', dark, light)}:root:not([data-theme=light]){color-scheme:dark}}`,
    block(':root[data-theme=dark]', dark, light),
    ':root[data-theme=dark]{color-scheme:dark}',
    `@media (prefers-contrast:more) and (prefers-color-scheme:light){${block(':root:not([data-theme=dark])', contrastLight, light)}}`,
    `@media (prefers-contrast:more) and (prefers-color-scheme:dark){${block(':root:not([data-theme=light])', contrastDark, dark)}}`,
    `@media (prefers-contrast:more){${block(':root[data-theme=light]', contrastLight, light)}${block(':root[data-theme=dark]', contrastDark, dark)}}`,
    '@media (prefers-reduced-motion:reduce){:root{--durationUltraFast:1ms;--durationFaster:1ms;--durationFast:1ms;--durationNormal:1ms;--durationGentle:1ms;--durationSlow:1ms;--durationSlower:1ms;--durationUltraSlow:1ms}}',
  ].join('\n');
}

/** Over the light theme, which a public screen always has. */
function contrastCss(): string {
  const selector = ':root[data-contrast=more][data-theme=light]';
  return `${block(selector, themes.contrastDark, themes.light)}${selector}{color-scheme:dark}`;
}

/** A colour scheme that is chosen and one that is the system's, in the theme's way: `data-theme` overrides the system. */
function bySchemes(light: string, dark: string, root: string): string {
  const isDark = '@media (prefers-color-scheme:dark)';
  return [
    `${root}{${light};color-scheme:light}`,
    `${isDark}{${root}:not([data-theme=light]){${dark};color-scheme:dark}}`,
    `${root}[data-theme=dark]{${dark};color-scheme:dark}`,
  ].join('\n');
}

function staffCss(): string {
  const inRules = (rules: Iterable<[string, string]>) =>
    [...rules].map(([name, value]) => `${name}:${value}`).join(';');
  const own = (name: keyof typeof staffValues) =>
    inRules(Object.entries(staffValues[name]).map(([key, value]) => [brandVariable(key), value]));
  // What any theme has otherwise: over the dark one, a value that is the light one's counts too.
  const changing = new Set(
    Object.values(themes).flatMap(theme =>
      [...variablesOf(theme)].flatMap(([name, value]) =>
        variablesOf(themes.light).get(name) === value ? [] : [name],
      ),
    ),
  );
  const contrast = (theme: WholeTheme) =>
    inRules([...variablesOf(theme)].filter(([name]) => changing.has(name)));
  return [
    bySchemes(own('light'), own('dark'), ':root'),
    bySchemes(
      `${contrast(themes.contrastLight)};${own('contrastLight')}`,
      `${contrast(themes.contrastDark)};${own('contrastDark')}`,
      ':root[data-contrast=more]',
    ),
  ].join('\n');
}

export function themeStyles(): Plugin {
  const sheets: Record<string, () => string> = {
    [THEME_MODULE]: themeCss,
    [CONTRAST_MODULE]: contrastCss,
    [STAFF_MODULE]: staffCss,
  };
  return {
    name: 'pernoite:theme',
    resolveId: id => (Object.hasOwn(sheets, id) ? `\0${id}` : undefined),
    load: id => (id.startsWith('\0') ? sheets[id.slice(1)]?.() : undefined),
  };
}
