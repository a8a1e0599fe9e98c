import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './src-gateway/store/schema/*.ts',
  out: './src-gateway/store/migrations',
});
