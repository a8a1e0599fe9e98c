import { StepFailed } from '../steps.ts';
import { camelCase, sentenceCase } from './names.ts';
import type { PlannedFiles } from './planned-files.ts';

const PATH = /^(?:\/[a-z][a-z0-9]*(?:-[a-z0-9]+)*)+$/;
const GUEST_AREA = '/guest/';

/** Every place that a screen at this path needs. Below /guest/ it is for guests who are signed in and verified. */
export async function planScreen(files: PlannedFiles, path: string): Promise<void> {
  if (!PATH.test(path)) throw new StepFailed(`a path is like /guest/laundry or /about, not ${path}`);
  const isGuests = path.startsWith(GUEST_AREA);
  const name = path.slice(isGuests ? GUEST_AREA.length : 1).replaceAll('/', '-');
  const key = camelCase(name);
  if ((await files.read('src-renderer/app/paths.ts')).includes(`'${path}'`)) {
    throw new StepFailed(`src-renderer/app/paths.ts has ${path} already`);
  }
  files.create(`src-renderer/screens/${name}.tsx`, screenFile(path, name));
  for (const language of ['en', 'pt']) {
    files.create(`locales/${language}/${name}.json`, `{ "title": "${sentenceCase(name)}" }\n`);
  }
  await files.insertBefore(
    'src-renderer/app/paths.ts',
    '} as const;\n\n/** The pages of one booking',
    `  ${key}: '${path}',\n`,
  );
  const texts = 'src-renderer/i18n/texts.ts';
  await files.addImport(texts, `import type ${key} from '#locales/en/${name}.json';`);
  await files.insertBefore(texts, '};\nexport type Namespace =', `  '${name}': typeof ${key};\n`);
  await files.insertBefore(
    'src-renderer/app/routes.tsx',
    isGuests
      ? '              ...guideRoutes,'
      : "          { path: '*', loader: () => redirect(paths.home) },",
    `{ path: paths.${key}, lazy: screen(() => import('#renderer/screens/${name}.tsx'), '${name}') },\n`,
  );
  await files.insertBefore(
    'tests/screens/account-screens.ts',
    "  plain('account', '/guest/account'),",
    `  plain('${name}', '${path}'),\n`,
  );
  files.create(`tests/journeys/${isGuests ? 'account' : 'shell'}/${name}.spec.ts`, journeyFile(path, name));
}

const screenFile = (path: string, name: string) => `import { useText } from '#renderer/i18n/i18n.ts';
import { Heading } from '#renderer/ui/heading.tsx';
import { PageFrame } from '#renderer/ui/page-frame.tsx';

/** ${path}. */
export function Component() {
  const t = useText('${name}');
  return (
    <PageFrame>
      <title>{\`\${t('title')} · Pernoite\`}</title>
      <Heading level={1}>{t('title')}</Heading>
    </PageFrame>
  );
}
`;

const journeyFile = (path: string, name: string) => `import { expect, test } from '../test-api.ts';
import { languages, textsOf } from '../pages/texts.ts';
import { signInByToken } from '../sign-in-by-token.ts';

for (const language of languages) {
  test(\`${path} shows its title and axe finds nothing on it, in \${language}\`, async ({
    page,
    testApi,
    expectNoViolations,
  }) => {
    await signInByToken(page, await testApi.newGuest({ language }));
    await page.goto('${path}');
    const title = textsOf(language)('${name}:title');
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectNoViolations(page, { language });
  });
}
`;
