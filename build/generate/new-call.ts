import { StepFailed } from '../steps.ts';
import { kebabCase, sentenceCase } from './names.ts';
import type { PlannedFiles } from './planned-files.ts';

const NAME = /^[a-z][A-Za-z0-9]*\.[a-z][A-Za-z0-9]*$/;

type Call = { domain: string; name: string; file: string };

/** Every place that a call needs; `name` as in the contract's table: `guestUser.language`. */
export async function planCall(files: PlannedFiles, fullName: string): Promise<void> {
  if (!NAME.test(fullName)) throw new StepFailed(`a call is named like guestUser.language, not ${fullName}`);
  const [domain = '', name = ''] = fullName.split('.');
  const call = { domain, name, file: kebabCase(domain) };
  const isNew = !files.has(`src-shared/contract/${call.file}.ts`);
  if (!isNew && !(await files.read('src-shared/contract/index.ts')).includes(`\n  ${domain}: {`)) {
    throw new StepFailed(
      `src-shared/contract/${call.file}.ts exists, and the contract has no domain ${domain}`,
    );
  }
  await planContract(files, call, isNew);
  await planHandler(files, call, isNew);
  const test = `tests/gateway/${call.file}-${kebabCase(name)}.test.ts`;
  files.create(test, testFile(call));
}

async function planContract(
  files: PlannedFiles,
  { domain, name, file }: Call,
  isNew: boolean,
): Promise<void> {
  const contract = `src-shared/contract/${file}.ts`;
  const index = 'src-shared/contract/index.ts';
  if (isNew) {
    files.create(contract, `import { oc } from '@orpc/contract';\nimport * as z from 'zod/mini';\n`);
    await files.addImport(index, `import * as ${domain} from './${file}.ts';`);
    await files.insertBefore(
      index,
      '};\n\nexport type Contract',
      `  ${domain}: { ${name}: ${domain}.${name} },\n`,
    );
  } else {
    await files.insertAfter(index, `\n  ${domain}: {`, ` ${name}: ${domain}.${name},`);
  }
  await files.addImport(contract, `import { failures } from './failures.ts';`);
  await files.addImport(contract, `import { id } from './schemas.ts';`);
  const path = `${file}/${kebabCase(name)}`;
  await files.append(
    contract,
    `
/** GET ${path}. */
export const ${name} = oc
  .route({
    method: 'GET',
    path: '/${path}',
    operationId: '${domain}${name.charAt(0).toUpperCase()}${name.slice(1)}',
    tags: ['${sentenceCase(file)}'],
    summary: '${sentenceCase(kebabCase(name))}',
  })
  .errors(failures('UNAUTHORIZED'))
  .output(z.object({ guestId: id }));
`,
  );
}

async function planHandler(files: PlannedFiles, { domain, name, file }: Call, isNew: boolean): Promise<void> {
  const calls = `src-gateway/calls/${file}.ts`;
  const handler = `
  ${name}: os.${domain}.${name}.handler(({ context }) => ({ guestId: requireGuest(context) })),
`;
  if (isNew) {
    const table = `${domain}Calls`;
    files.create(
      calls,
      `import { implement } from '@orpc/server';
import { contract } from '#shared/contract/index.ts';
import { type RequestContext, requireGuest } from '../context.ts';

const os = implement(contract).$context<RequestContext>();

export const ${table} = {${handler}};
`,
    );
    const router = 'src-gateway/router.ts';
    await files.addImport(router, `import { ${table} } from './calls/${file}.ts';`);
    await files.insertBefore(router, '});\n\n/** What the gateway serves beside', `  ${domain}: ${table},\n`);
    return;
  }
  const table = /\nexport const \w+Calls = \{/.exec(await files.read(calls))?.[0];
  if (table === undefined) throw new StepFailed(`${calls} has no table of calls`);
  await files.insertAfter(calls, table, handler);
  if (!/\brequireGuest\b[^;]*from/.test(await files.read(calls))) {
    await files.addImport(calls, `import { requireGuest } from '../context.ts';`);
  }
}

const testFile = ({ domain, name }: Call) => `import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestGateway } from './harness.ts';
import { newGuest, startSmallHotel } from './small-hotel.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startSmallHotel();
});
afterAll(() => gateway.close());

test('${domain}.${name} is for the guest who is signed in', async () => {
  const guest = await newGuest(gateway);
  expect(await guest.client.${domain}.${name}()).toEqual({ guestId: guest.id });
});
`;
