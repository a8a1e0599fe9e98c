import { type AnySchema, type ContractRouter, isContractProcedure, type Meta } from '@orpc/contract';

export type Operation<M extends Meta = Meta> = {
  name: string;
  id: string;
  method: string;
  path: string;
  matches: RegExp;
  /** True if the contract lists UNAUTHORIZED: then no part of a request is read without a guest's token. */
  needsGuest: boolean;
  hasInput: boolean;
  /** True if the input names its headers, query and body. */
  isDetailed: boolean;
  output: AnySchema | undefined;
  meta: M;
};

/** Every call of a contract, with a pattern that its path matches (API-01). */
export function operationsOf<M extends Meta>(
  router: ContractRouter<M>,
  names: readonly string[] = [],
): Operation<M>[] {
  if (!isContractProcedure(router))
    return Object.entries(router).flatMap(([name, inner]) => operationsOf(inner, [...names, name]));
  const { route, errorMap, inputSchema, outputSchema, meta } = router['~orpc'];
  const { method, path, operationId, inputStructure } = route;
  const name = names.join('.');
  if (!method || !path || !operationId) throw new Error(`${name} lacks its method, path or operationId`);
  const pattern = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '[^/]+');
  return [
    {
      name,
      id: operationId,
      method,
      path,
      matches: new RegExp(`^${pattern}$`),
      needsGuest: 'UNAUTHORIZED' in errorMap,
      hasInput: inputSchema !== undefined,
      isDetailed: inputStructure === 'detailed',
      output: outputSchema,
      meta,
    },
  ];
}

/** `/bookings/attempt` is no booking's id: a literal path of the contract wins over a pattern. */
export function operationsAt(operations: readonly Operation[], path: string): Operation[] {
  const fitting = operations.filter(operation => operation.matches.test(path));
  const exact = fitting.filter(operation => operation.path === path);
  return exact.length > 0 ? exact : fitting;
}

/** Paths only, empty if it matches: a value could be personal. */
export async function contractMismatches(operation: Operation, response: unknown): Promise<string[]> {
  if (!operation.output) return [];
  const { issues = [] } = await operation.output['~standard'].validate(response);
  return issues.map(({ path = [] }) =>
    path.map(part => String(typeof part === 'object' ? part.key : part)).join('.'),
  );
}
