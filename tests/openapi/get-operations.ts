import { readFile } from 'node:fs/promises';
import { z } from 'zod';

/**
 * A caller and what it names: a value for each parameter, by its name, or by `operationId.name` where one name means
 * several things.
 */
export type Situation = { headers: Record<string, string>; values: Record<string, string> };

export type GetRequest = { operationId: string; path: string; headers: Record<string, string> };

const parameter = z.object({
  name: z.string(),
  in: z.enum(['path', 'query', 'header']),
  required: z.boolean().default(false),
  schema: z.object({ enum: z.array(z.string()).default([]) }),
});
const reference = z.object({ $ref: z.string() });
const operation = z.object({
  operationId: z.string(),
  parameters: z.array(z.union([reference, parameter])).default([]),
});
const document = z.object({ paths: z.record(z.string(), z.object({ get: operation.optional() })) });

export type GetOperation = { id: string; path: string; required: z.infer<typeof parameter>[] };

export async function getOperations(file: string): Promise<GetOperation[]> {
  const { paths } = document.parse(JSON.parse(await readFile(file, 'utf8')));
  return Object.entries(paths).flatMap(([path, { get }]) => {
    if (!get) return [];
    const required = get.parameters.filter(one => 'name' in one).filter(one => one.required);
    return [{ id: get.operationId, path, required }];
  });
}

/** Each operation in each situation that has all that it requires, and with each value that the document enumerates. */
export function requestsOf(
  operations: readonly GetOperation[],
  situations: readonly Situation[],
): GetRequest[] {
  const requests = situations.flatMap(situation =>
    operations.flatMap(one => inSituation(one, situation).map(rest => ({ operationId: one.id, ...rest }))),
  );
  return [...new Map(requests.map(request => [JSON.stringify(request), request])).values()];
}

type Parts = Omit<GetRequest, 'operationId'>;

function inSituation({ id, path, required }: GetOperation, { headers, values }: Situation): Parts[] {
  let found: Parts[] = [{ path, headers: { 'accept-language': 'en', ...headers } }];
  for (const { name, in: place, schema } of required) {
    const given = values[`${id}.${name}`] ?? values[name];
    const choices = given === undefined ? schema.enum : [given];
    found = found.flatMap(parts => choices.map(value => withParameter(parts, place, name, value)));
  }
  return found;
}

function withParameter({ path, headers }: Parts, place: string, name: string, value: string): Parts {
  if (place === 'header') return { path, headers: { ...headers, [name]: value } };
  const text = encodeURIComponent(value);
  if (place === 'path') return { path: path.replace(`{${name}}`, text), headers };
  return { path: `${path}${path.includes('?') ? '&' : '?'}${name}=${text}`, headers };
}
