import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { contract } from '#shared/contract/guest/contract.ts';
import { type GatewayErrorCode, gatewayErrorStatus } from '#shared/errors.ts';

type Document = Awaited<ReturnType<OpenAPIGenerator['generate']>>;
type Operation = NonNullable<NonNullable<NonNullable<Document['paths']>[string]>['get']>;

/** Errors that any call may return, beside those its contract names. */
const everywhere: GatewayErrorCode[] = ['BAD_REQUEST', 'INTERNAL_SERVER_ERROR', 'SERVICE_UNAVAILABLE'];
const withBody: GatewayErrorCode[] = ['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'];

/** The OpenAPI 3.1 document of the contract, with the project's own error body (PD-08, API-01 to API-03). */
export async function openApiDocument(): Promise<Document> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const document = await generator.generate(contract, {
    info: {
      title: 'Pernoite gateway',
      version: '1',
      description:
        'Every call that the guest app makes to its hotel. Money is decimal reais, instants are ISO with their offset. ' +
        'An error response is `{code, message, details?}`: `code` is what the app reads, `message` is for developers.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api' }],
    components: {
      securitySchemes: {
        guest: {
          type: 'apiKey',
          in: 'header',
          name: 'x-guest-access-token',
          description: '`Bearer` and the id token of the signed-in guest',
        },
      },
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
      if (operation) complete(operation);
  }
  return document;
}

function complete(operation: Operation): void {
  const responses = (operation.responses ??= {});
  operation.parameters = [...(operation.parameters ?? []), { $ref: '#/components/parameters/language' }];
  if (responses['401']) {
    operation.security = [{ guest: [] }];
    responses['401'] = errorResponseFor(['UNAUTHORIZED', 'TOKEN_EXPIRED']);
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
