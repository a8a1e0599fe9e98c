import type { Plugin } from 'vite';

const RTL = 'rtl-css-js/core';
const TOKENS = /@fluentui\/tokens\/lib\/tokens\.js$/;

/**
 * Two things that the guest's first load need not carry:
 * Fluent's 900 token names, each of which only says `var(--itsOwnName)`, and Griffel's mirror for right-to-left
 * scripts, as both languages run left to right. Together 5 KiB of 165.
 */
export function leanLibraries(): Plugin {
  return {
    name: 'pernoite:lean-libraries',
    enforce: 'pre',
    apply: 'build',
    resolveId: id => (id === RTL ? `\0${RTL}` : undefined),
    load: id =>
      id === `\0${RTL}`
        ? 'export const convertProperty = (key, value) => ({ key, value }); export const convert = styles => styles;'
        : undefined,
    transform(code, id) {
      if (!TOKENS.test(id)) return undefined;
      for (const [, name, value] of code.matchAll(/^\s+(\w+): '([^']+)'/gm)) {
        if (value !== `var(--${name})`) this.error(`token ${name} is more than its own name`);
      }
      return 'export const tokens = new Proxy({}, { get: (_, name) => `var(--${String(name)})` });';
    },
  };
}
