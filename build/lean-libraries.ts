import type { Plugin } from 'vite';

const RTL = 'rtl-css-js/core';
const ICONS = /@fluentui\/react-icons\/lib\/utils\/createFluentIcon\.js$/;
/** Components that are named for React's developer tools, which leaves unused ones in the build. */
const SHOWS_NAMES = /node_modules\/(@fluentui\/[\w-]+\/lib|react-router\/dist)\/.+\.m?js$/;
const NAMING = /^[\w$]+\.displayName = [^;]*;\n/gm;
const TOKENS = /@fluentui\/tokens\/lib\/tokens\.js$/;

/** What Fluent's own icons need here: one colour, one size, and silence unless they are named. */
const PLAIN_ICON = `
import { createElement, forwardRef } from 'react';
export const createFluentIcon = (displayName, width, paths) => {
  const box = width === '1em' ? '20' : width;
  const Icon = forwardRef(({ filled, primaryFill, title, className = '', ...props }, ref) => {
    const named = props['aria-label'] || props['aria-labelledby'];
    return createElement(
      'svg',
      { ...(named ? { role: 'img' } : { 'aria-hidden': true }), fill: primaryFill || 'currentColor', ...props, ref,
        className: 'fui-Icon ' + className, width, height: width, viewBox: '0 0 ' + box + ' ' + box },
      paths.map(d => createElement('path', { d, key: d })),
    );
  });
  Icon.displayName = displayName;
  return Icon;
};`;

/**
 * Four things that the guest's first load need not carry: Fluent's 900 token names, each of which only says
 * `var(--itsOwnName)`; Griffel's mirror for right-to-left scripts, as both languages run left to right; the colour,
 * sprite and mirror handling of Fluent's icons; and the names of components that only developer tools show. Together up
 * to 5 KiB (docs/decisions/0008-first-load.md).
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
      if (ICONS.test(id)) return PLAIN_ICON;
      if (!TOKENS.test(id)) return SHOWS_NAMES.test(id) ? code.replace(NAMING, '') : undefined;
      for (const [, name, value] of code.matchAll(/^\s+(\w+): '([^']+)'/gm)) {
        if (value !== `var(--${name})`) this.error(`token ${name} is more than its own name`);
      }
      return 'export const tokens = new Proxy({}, { get: (_, name) => `var(--${String(name)})` });';
    },
  };
}
