import { checkImportGraph, checkImportRules } from './import-rules.ts';
import { checkRequirements } from './requirements.ts';
import { sideBySide, step, tool } from './steps.ts';
import { checkTypes } from './type-check.ts';

const FOLDERS = ['src-shared', 'src-gateway', 'src-main', 'src-preload', 'src-renderer', 'build', 'tests'];

export async function staticChecks(): Promise<void> {
  await sideBySide(() => step('Types (tsc)', checkTypes), checksOfText);
}

/** Each keeps one core busy, as the types do. */
async function checksOfText(): Promise<void> {
  await step('Lint (oxlint, type-aware)', () =>
    quiet('oxlint', ['--type-aware', '--deny-warnings', ...FOLDERS, ...CONFIGS]),
  );
  await step('Boundaries (dependency-cruiser)', async () => {
    await checkImportRules();
    return checkImportGraph();
  });
  await step('Requirements (docs/requirements.md)', checkRequirements);
  await step('Format (biome)', () => quiet('biome', ['check', '--max-diagnostics=50', '.']));
}

const CONFIGS = [
  'electron.vite.config.ts',
  'playwright.config.ts',
  'playwright.emulator.config.ts',
  'vite.web.config.ts',
  'vite.staff.config.ts',
  'vite.gateway.config.ts',
  'vitest.config.ts',
  'drizzle.config.ts',
];

async function quiet(name: string, args: string[]): Promise<void> {
  await tool(name, args);
}
