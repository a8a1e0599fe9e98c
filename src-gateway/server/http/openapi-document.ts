import type { AnyContractRouter } from '@orpc/contract';
import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { contract } from '#shared/contract/guest/contract.ts';
import { staffContract } from '#shared/contract/staff/contract.ts';
import { type GatewayErrorCode, gatewayErrorStatus } from '#shared/errors.ts';

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
    servers: [{ url: '/api' }],
    components: {
      securitySchemes: { [described.scheme]: described.securityScheme },
      parameters: {
        language: {
          name: 'accept-language',
          in: 'header',
          description: 'Language of texts in the response',
          schema: { type: 'string', enum: ['pt', 'en'] },
        },
      },
    },
    customErrorResponseBodySchema: definedErrors => errorSchema(definedErrors.map(([code]) => code)),
  });
  for (const path of Object.values(document.paths ?? {})) {
    for (const operation of [path?.get, path?.post, path?.put, path?.patch, path?.delete])
      if (operation) complete(operation, described);
  }
  return document;
}

function complete(operation: Operation, { scheme, unauthorized }: Described): void {
  const responses = (operation.responses ??= {});
  operation.parameters = [...(operation.parameters ?? []), { $ref: '#/components/parameters/language' }];
  if (responses['401']) {
    operation.security = [{ [scheme]: [] }];
    responses['401'] = errorResponseFor(unauthorized);
  }
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
      code: { type: 'string' as const, enum: codes },
      message: { type: 'string' as const },
      details: {},
    },
  };
}
