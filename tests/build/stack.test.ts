import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../build/steps.ts';

const SOURCES = ['src-gateway', 'src-main', 'src-preload', 'src-renderer', 'src-shared', 'build', 'tests'];
const files = SOURCES.flatMap(folder =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
    name => `${folder}/${name.replaceAll('\\', '/')}`,
  ),
);
const isSource = (file: string) => /\.tsx?$/.test(file);
const below = (folder: string) => files.filter(file => file.startsWith(folder));

const packagesOf = (sources: readonly string[]) =>
  new Set(
    sources.filter(isSource).flatMap(file => {
      const text = readFileSync(join(root, file), 'utf8');
      return [...text.matchAll(/(?:from|import\() ?'(@[\w-]+\/[\w-]+|[a-z][\w-]*)/g)].map(([, name]) => name);
    }),
  );

const rendererPackages = packagesOf(below('src-renderer/'));

test('the top level has the layout of the project, and each package its folder (BLD-11)', () => {
  const top = readdirSync(root);
  for (const name of [
    'package.json',
    'electron.vite.config.ts',
    'src-main',
    'src-preload',
    'src-renderer',
    'resources',
    'locales',
    'build',
    'tests',
    'tsconfig.json',
  ])
    expect(top, name).toContain(name);
  // The one script that starts under whatever Node a machine has.
  expect(below('build/').filter(file => ['.js', '.cjs', '.mjs'].includes(extname(file)))).toEqual([
    'build/run.mjs',
  ]);
});

test('all code of the app is TypeScript, and its screens are React (BLD-01)', () => {
  const code = files.filter(
    file => file.startsWith('src-') && /^\.[cm]?[jt]sx?$|^\.(vue|svelte)$/.test(extname(file)),
  );
  expect(code.length).toBeGreaterThan(500);
  expect(code.filter(file => !isSource(file))).toEqual([]);
  expect(rendererPackages).toContain('react');
});

describe('the renderer has one library for each task', () => {
  test.each([
    [
      'state is in Jotai atoms (BLD-04)',
      ['jotai'],
      /^(redux|@reduxjs\/|zustand|mobx|recoil|valtio|xstate|@xstate\/)/,
    ],
    [
      'routes are of react-router, data calls of React Query (BLD-05)',
      ['react-router', '@tanstack/react-query'],
      /^(wouter|@tanstack\/(react-)?router|swr|axios|ky|superagent|@apollo\/)/,
    ],
    [
      'forms are of react-hook-form, with schemas of zod (BLD-06)',
      ['react-hook-form', 'zod', '@hookform/resolvers'],
      /^(formik|final-form|yup|joi|valibot|@tanstack\/react-form)/,
    ],
    [
      'texts are of i18next and react-i18next (BLD-07)',
      ['i18next', 'react-i18next'],
      /^(react-intl|@formatjs\/|@lingui\/)/,
    ],
    [
      'components are of Fluent UI, drawn by React (BLD-08)',
      ['@fluentui/react-components', 'react', 'react-dom'],
      /^(@mui\/|antd|@chakra-ui\/|@radix-ui\/|preact|vue|svelte)/,
    ],
  ] as const)('%s', (_, wanted, others) => {
    for (const name of wanted) expect([...rendererPackages]).toContain(name);
    const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    expect(Object.keys({ ...dependencies, ...devDependencies }).filter(name => others.test(name))).toEqual(
      [],
    );
  });

  test('the funnel’s state is in Jotai atoms (BLD-04)', () => {
    expect([...packagesOf(below('src-renderer/guest/features/shared/booking-funnel/state/'))]).toContain(
      'jotai',
    );
  });

  test('every form is the one that validates with a schema (BLD-06)', () => {
    const withHook = below('src-renderer/').filter(
      file => isSource(file) && /\buseForm\b/.test(readFileSync(join(root, file), 'utf8')),
    );
    expect(withHook).toEqual(['src-renderer/platform/forms/form.tsx']);
  });
});

test('unit tests run with Vitest, journeys with Playwright (BLD-10)', () => {
  const [units, journeys] = ['.test.ts', '.spec.ts'].map(ending =>
    below('tests/').filter(file => file.replace(/x$/, '').endsWith(ending)),
  );
  for (const file of units ?? []) expect([...packagesOf([file])], file).toContain('vitest');
  for (const file of journeys ?? []) expect([...packagesOf([file])], file).not.toContain('vitest');
  expect([...packagesOf(below('tests/journeys/'))]).toContain('@playwright/test');
});
