import type { BrowserContext, Request } from '@playwright/test';
import * as z from 'zod/mini';
import { contract } from '#shared/contract/guest/contract.ts';
import {
  contractMismatches,
  type Operation,
  operationsAt,
  operationsOf,
} from '#shared/contract/operations.ts';

const BASE = '/api';
export const guestOperations: readonly Operation[] = operationsOf(contract);
const errorBody = z.object({ code: z.string(), message: z.string() });

async function troubleOf(request: Request, operations: readonly Operation[]): Promise<string | null> {
  const { pathname } = new URL(request.url());
  if (!pathname.startsWith(`${BASE}/`)) return null;
  const response = await request.response();
  // A response that a journey replaced has no address: only the gateway's own responses are judged.
  if (response === null || (await response.serverAddr()) === null) return null;
  const method = request.method();
  const call = operationsAt(operations, pathname.slice(BASE.length)).find(one => one.method === method);
  const what = `${method} ${pathname} ${response.status()}`;
  if (!call) return `${what} is no call of the contract`;
  const body: unknown = await response.json();
  if (!response.ok()) return errorBody.safeParse(body).success ? null : `${what} is no error of the contract`;
  const mismatches = await contractMismatches(call, body);
  return mismatches.length > 0 ? `${what} differs from the contract at ${mismatches.join(', ')}` : null;
}

const judged = new WeakMap<BrowserContext, Promise<string | null>[]>();

/** The build that guests get checks only what carries money, access or identity: here each response is checked. */
export function watchResponses(browser: BrowserContext, operations: readonly Operation[]): void {
  const judgments: Promise<string | null>[] = [];
  judged.set(browser, judgments);
  browser.on('requestfinished', request => {
    // A response that a page no longer waits for, because it was left or closed, cannot be read.
    judgments.push(troubleOf(request, operations).catch(() => null));
  });
}

/** Responses until now that differ from the contract. To be read before their page closes, which takes them along. */
export async function mismatchesOf(browser: BrowserContext): Promise<string[]> {
  const troubles = await Promise.all(judged.get(browser) ?? []);
  return troubles.filter(trouble => trouble !== null);
}
