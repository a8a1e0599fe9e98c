import { expect, test } from 'vitest';
import { withOnlineImports } from '../../build/offline-imports.ts';

const bodyOf = (code: string) => withOnlineImports(code)?.split('\n').slice(1).join('\n');

test('every import() of the web build can be tried again after an outage (ERR-01, APP-30)', () => {
  expect(bodyOf("const load = () => import('./login.ts');")).toBe(
    "const load = () => importOnline(() => import('./login.ts'));",
  );
  expect(bodyOf("const both = [import('./a.ts').then(m => m.a), import('./b.ts')];")).toBe(
    "const both = [importOnline(() => import('./a.ts')).then(m => m.a), importOnline(() => import('./b.ts'))];",
  );
});

test('a module without an import() stays as it is, whatever its texts and its methods are called', () => {
  expect(withOnlineImports("gateway.bookings.import({ id: 'import(1)' });")).toBeUndefined();
});
