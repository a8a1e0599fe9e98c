import type { AnyContractRouter } from '@orpc/contract';
import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { contract } from '#shared/contract/guest/contract.ts';
import { exchangeContract } from '#shared/contract/hotel/contract.ts';
import { staffContract } from '#shared/contract/staff/contract.ts';
import { type GatewayErrorCode, gatewayErrorStatus } from '#shared/error-status.ts';
import { API_PREFIX } from './contract-calls.ts';
import { EXCHANGE_PREFIX } from './exchange-calls.ts';

type Document = Awaited<ReturnType<OpenAPIGenerator['generate']>>;
type Operation = NonNullable<NonNullable<NonNullable<Document['paths']>[string]>['get']>;

/** Errors that any call may return, beside those its contract names. */
const everywhere: GatewayErrorCode[] = ['BAD_REQUEST', 'INTERNAL_SERVER_ERROR', 'SERVICE_UNAVAILABLE'];
const withBody: GatewayErrorCode[] = ['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'];

type Described = {
  title: string;
  description: string;
  scheme: string;
  securityScheme: NonNullable<NonNullable<Document['components']>['securitySchemes']>[string];
  /** Codes of a call that is not open to everybody. */
  unauthorized: GatewayErrorCode[];
  prefix: `/${string}`;
  /** Texts of responses are in the caller's language. */
  hasTexts: boolean;
};

/** The OpenAPI 3.1 document of the contract, with the project's own error body (PD-08, API-01 to API-03). */
export const openApiDocument = (): Promise<Document> =>
  documentOf(contract, {
    title: 'Pernoite gateway',
    description: 'Every call that the guest app makes to its hotel.',
    scheme: 'guest',
    securityScheme: {
      type: 'apiKey',
      in: 'header',
      name: 'x-guest-access-token',
      description: '`Bearer` and the id token of the signed-in guest',
    },
    unauthorized: ['UNAUTHORIZED', 'TOKEN_EXPIRED'],
    prefix: API_PREFIX,
    hasTexts: true,
  });

/** The same of the staff's contract, which is on an address of its own (STF-01). */
export const staffOpenApiDocument = (): Promise<Document> =>
  documentOf(staffContract, {
    title: 'Pernoite gateway, staff',
    description: 'Every call that the staff app makes to its hotel, on an address of its own.',
    scheme: 'staff',
    securityScheme: {
      type: 'http',
      scheme: 'bearer',
      description: 'Token of a desk; a browser has a cookie instead, and sends the origin of its page',
    },
    unauthorized: ['UNAUTHORIZED'],
    prefix: API_PREFIX,
    hasTexts: true,
  });

/** The same of the exchange, which has keys in the place of people (CHN-01). */
export const exchangeOpenApiDocument = (): Promise<Document> =>
  documentOf(exchangeContract, {
    title: 'Pernoite gateway, exchange',
    description: "Every call of a channel manager or of a hotel's own system.",
    scheme: 'key',
    securityScheme: {
      type: 'http',
      scheme: 'bearer',
      description: 'A key that a manager made in the staff app; it belongs to one hotel and has a purpose',
    },
    unauthorized: ['UNAUTHORIZED'],
    prefix: EXCHANGE_PREFIX,
    hasTexts: false,
  });

async function documentOf(router: AnyContractRouter, described: Described): Promise<Document> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const document = await generator.generate(router, {
    info: {
      title: described.title,
      version: '1',
      description: `${described.description} Money is decimal reais, instants are ISO with their offset. An error response is \`{code, message, details?}\`: \`code\` is what the app reads, \`message\` is for developers.`,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: described.prefix }],
    components: {
      securitySchemes: { [described.scheme]: described.securityScheme },
      ...(described.hasTexts && { parameters: { language: LANGUAGE } }),
    },
    customErrorResponseBodySchema: definedErrors => errorSchema(definedErrors.map(([code]) => code)),
  });
  document.paths = uniquePaths(document.paths ?? {});
  for (const path of Object.values(document.paths)) {
    for (const operation of operationsIn(path)) complete(operation, described);
  }
  return document;
}

/** Two calls may name one parameter of one path differently; a document has the path once, with both names in one. */
function uniquePaths(paths: NonNullable<Document['paths']>): NonNullable<Document['paths']> {
  const same = Map.groupBy(Object.entries(paths), ([path]) => path.replace(PARAMETER, '{}'));
  return Object.fromEntries(
    [...same.values()].map(entries => {
      const names = entries.map(([path]) => [...path.matchAll(PARAMETER)].map(([, name = '']) => name));
      const joined = (names[0] ?? []).map((_, at) => joinedName(names.map(all => all[at] ?? '')));
      for (const [index, [, item]] of entries.entries()) renameParameters(item, names[index] ?? [], joined);
      let at = 0;
      const path = (entries[0]?.[0] ?? '').replace(PARAMETER, () => `{${joined[at++]}}`);
      return [path, Object.assign({}, ...entries.map(([, item]) => item))];
    }),
  );
}

const PARAMETER = /\{([^}]+)\}/g;

function joinedName(names: readonly string[]): string {
  const [first = '', ...others] = [...new Set(names)];
  return first + others.map(name => `Or${name.charAt(0).toUpperCase()}${name.slice(1)}`).join('');
}

type PathItem = NonNullable<Document['paths']>[string];

function renameParameters(item: PathItem, names: readonly string[], joined: readonly string[]): void {
  for (const operation of operationsIn(item))
    operation.parameters = (operation.parameters ?? []).map(parameter => {
      if (!('in' in parameter) || parameter.in !== 'path') return parameter;
      return { ...parameter, name: joined[names.indexOf(parameter.name)] ?? parameter.name };
    });
}

const operationsIn = (path: PathItem): Operation[] =>
  [path?.get, path?.post, path?.put, path?.patch, path?.delete].filter(found => found !== undefined);

const LANGUAGE: NonNullable<NonNullable<Document['components']>['parameters']>[string] = {
  name: 'accept-language',
  in: 'header',
  description: 'Language of texts in the response',
  schema: { type: 'string', enum: ['pt', 'en'] },
};

function complete(operation: Operation, { scheme, unauthorized, hasTexts }: Described): void {
  const responses = (operation.responses ??= {});
  if (hasTexts)
    operation.parameters = [...(operation.parameters ?? []), { $ref: '#/components/parameters/language' }];
  // An empty list says that no sign-in is needed; without one a reader has to guess.
  operation.security = responses['401'] ? [{ [scheme]: [] }] : [];
  if (responses['401']) responses['401'] = errorResponseFor(unauthorized);
  for (const code of [...everywhere, ...(operation.requestBody ? withBody : [])]) {
    const status = String(gatewayErrorStatus[code]);
    const named = responses[status];
    responses[status] = errorResponseFor([...codesOf(named), code]);
  }
}

function codesOf(response: NonNullable<Operation['responses']>[string] | undefined): string[] {
  if (!response || !('content' in response)) return [];
  const schema = response.content?.['application/json']?.schema;
  const code = schema && 'properties' in schema ? schema.properties?.['code'] : undefined;
  return typeof code === 'object' && 'enum' in code ? (code.enum ?? []).map(String) : [];
}

function errorResponseFor(codes: string[]) {
  return { description: 'Error', content: { 'application/json': { schema: errorSchema(codes) } } };
}

function errorSchema(codes: string[]) {
  return {
    type: 'object' as const,
    required: ['code', 'message'],
    properties: {
      code: { type: 'string' as const, enum: [...new Set(codes)] },
      message: { type: 'string' as const },
      details: {},
    },
  };
}
