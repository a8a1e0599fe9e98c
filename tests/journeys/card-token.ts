import type { APIRequestContext } from '@playwright/test';
import * as z from 'zod/mini';

const webConfig = z.object({ cardPage: z.string() });
const tokenized = z.object({ id: z.string() });

export async function cardToken(request: APIRequestContext, number = '4111111111111111'): Promise<string> {
  const { cardPage } = webConfig.parse(await (await request.get('/api/web-config')).json());
  const digits = number.replaceAll(' ', '');
  const response = await request.post(`${cardPage}/tokenizer/v1/payment_token`, {
    data: {
      account_id: 'test',
      method: 'credit_card',
      data: {
        number: digits,
        verification_value: digits.length === 15 ? '1234' : '123',
        first_name: 'BRUNA',
        last_name: 'TEIXEIRA',
        month: '08',
        year: '2031',
      },
    },
  });
  return tokenized.parse(await response.json()).id;
}
