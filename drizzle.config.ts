import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src-gateway/store/schema.ts', './src-gateway/store/sign-in-schema.ts'],
  out: './src-gateway/migrations',
});
