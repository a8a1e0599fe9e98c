import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { contract } from '#shared/contract/index.ts';

/** The OpenAPI 3.1 document of the contract, with the house's own error body (D8). */
export function openApiDocument() {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  return generator.generate(contract, {
    info: {
      title: 'Pernoite gateway',
      version: '1',
      description:
        'Every call that the guest app makes to its hotel. Calls of a signed-in guest carry `x-guest-access-token: Bearer <id token>`; ' +
        'every call carries `accept-language: pt` or `en`. Money is decimal reais. A refused call answers `{code, message, details?}`.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api' }],
    components: {
      securitySchemes: {
        guest: {
          type: 'apiKey',
          in: 'header',
          name: 'x-guest-access-token',
          description: 'Bearer and the id token',
        },
      },
    },
    customErrorResponseBodySchema: definedErrors => ({
      type: 'object',
      required: ['code', 'message'],
      properties: {
        code: { type: 'string', enum: definedErrors.map(([code]) => code) },
        message: { type: 'string', description: 'For developers; never shown to a guest' },
        details: {},
      },
    }),
  });
}
