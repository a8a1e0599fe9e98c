import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gatewayConfig } from '#gateway/config/config.ts';
import { readEnvironment } from '#gateway/config/read-environment.ts';
import { postcodeProvider } from '#gateway/providers/postcodes/postcode-provider.ts';
import { startTestGateway, type TestGateway } from './harness.ts';

describe('a provider of every postcode', () => {
  let server: Server;
  let gateway: TestGateway;
  let reply: { status: number; body: string; afterMs?: number };
  const requests: string[] = [];

  beforeAll(async () => {
    server = createServer((request, response) => {
      requests.push(request.url ?? '');
      const send = () => response.writeHead(reply.status, { location: '/elsewhere' }).end(reply.body);
      if (reply.afterMs === undefined) send();
      else setTimeout(send, reply.afterMs);
    });
    await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as AddressInfo;
    gateway = await startTestGateway({
      seed: false,
      postcodeUrl: `http://127.0.0.1:${port}/ws/{postcode}/json/`,
      postcodeTimeoutMs: 2_000,
    });
  });
  afterAll(async () => {
    await gateway.close();
    server.closeAllConnections();
    server.close();
  });

  const find = (postcode = '01001000') => gateway.client().reference.postcode({ postcode });
  const se = {
    cep: '01001-000',
    logradouro: 'Praça da Sé ',
    complemento: 'lado ímpar',
    bairro: 'Sé',
    localidade: 'São Paulo',
    uf: 'SP',
    ibge: '3550308',
    ddd: '11',
  };

  test('is queried with the eight digits, and its response is returned (API-52, PER-14)', async () => {
    reply = { status: 200, body: JSON.stringify(se) };
    const { localidade, bairro, uf, ibge } = se;
    await expect(find()).resolves.toEqual({ logradouro: 'Praça da Sé', localidade, bairro, uf, ibge });
    expect(requests.at(-1)).toBe('/ws/01001000/json/');
  });

  test('may know a town with one postcode for all (API-52)', async () => {
    reply = { status: 200, body: JSON.stringify({ ...se, logradouro: '', bairro: '' }) };
    await expect(find()).resolves.toMatchObject({ logradouro: '', bairro: '', localidade: 'São Paulo' });
  });

  test.each(['{"erro":true}', '{"erro":"true"}'])('saying %s knows no such postcode (PER-15)', async body => {
    reply = { status: 200, body };
    await expect(find()).rejects.toMatchObject({ code: 'POSTCODE_NOT_FOUND', status: 404 });
  });

  test.each([
    ['is broken', { status: 500, body: 'no' }],
    ['sends elsewhere', { status: 302, body: '' }],
    ['returns no JSON', { status: 200, body: '<html>' }],
    ['returns a list', { status: 200, body: '[]' }],
    ['leaves a field out', { status: 200, body: JSON.stringify({ ...se, ibge: undefined }) }],
    ['names no state', { status: 200, body: JSON.stringify({ ...se, uf: 'XX' }) }],
    ['is slow', { status: 200, body: JSON.stringify(se), afterMs: 5_000 }],
  ])('that %s is out of reach, which is not the same as not found (PER-15)', async (_what, said) => {
    reply = said;
    await expect(find()).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE', status: 503 });
  });

  test('that does not respond at all is out of reach too (PER-15)', async () => {
    const gone = postcodeProvider(
      gatewayConfig({ postcodeUrl: 'http://127.0.0.1:1/{postcode}', postcodeTimeoutMs: 500 }),
    );
    await expect(gone.find('01001000')).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  });

  test('is named by POSTCODE_URL, which must say where the postcode goes (API-52)', () => {
    const url = 'https://viacep.com.br/ws/{postcode}/json/';
    expect(readEnvironment({ POSTCODE_URL: url }).postcodeUrl).toBe(url);
    expect(readEnvironment({}).postcodeUrl).toBeNull();
    expect(() => readEnvironment({ POSTCODE_URL: 'https://viacep.com.br/ws/' })).toThrow(/POSTCODE_URL/);
  });
});
