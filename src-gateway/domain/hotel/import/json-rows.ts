import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import type { z } from 'zod';
import type { Placed, Report } from './problems.ts';

export type JsonRow<T> = Placed<T> & { lineOf(...path: (string | number)[]): number };

const MAX_DEPTH = 20;

/** `ids`: of all elements, including invalid ones; null if the file could not be read at all. */
export type JsonRows<T> = { rows: JsonRow<T>[]; ids: ReadonlySet<string> | null };

const unreadable = { rows: [], ids: null };

export function jsonRows<T>(file: string, text: string, schema: z.ZodType<T>, report: Report): JsonRows<T> {
  const lineAt = lineCounter(text);
  const errors: ParseError[] = [];
  if (isTooDeep(text)) {
    report(file, null, `is nested more than ${MAX_DEPTH} levels deep`);
    return unreadable;
  }
  const tree = parseTree(text, errors, { disallowComments: true, allowEmptyContent: true });
  for (const { error, offset } of errors)
    report(file, lineAt(offset), `is not JSON here: ${printParseErrorCode(error)}`);
  if (errors.length > 0) return unreadable;
  if (tree?.type !== 'array') {
    report(file, 1, 'must be a list: [ … ]');
    return unreadable;
  }
  reportRepeatedKeys(tree, (node, key) => report(file, lineAt(node.offset), `"${key}" is given twice`));
  const elements = tree.children ?? [];
  const ids = elements.map(element => findNodeAtLocation(element, ['id'])?.value).map(String);
  const rows = elements.flatMap(element => {
    const lineOf = (...path: (string | number)[]) => lineAt(nodeAt(element, path).offset);
    const parsed = schema.safeParse(getNodeValue(element));
    if (parsed.success) return [{ value: parsed.data, line: lineOf(), lineOf }];
    for (const issue of parsed.error.issues) {
      const path = issue.path.filter(step => typeof step !== 'symbol');
      if (issue.code === 'unrecognized_keys')
        for (const key of issue.keys) report(file, lineOf(...path, key), `"${key}" is not known here`);
      else report(file, lineOf(...path), `${nameOf(path)}: ${issue.message}`);
    }
    return [];
  });
  return { rows, ids: new Set(ids) };
}

const nameOf = (path: readonly (string | number)[]) => (path.length === 0 ? 'the entry' : path.join('.'));

/** The node of a path, or the nearest one around it: a missing property has no position of its own. */
function nodeAt(element: Node, path: readonly (string | number)[]): Node {
  for (let length = path.length; length > 0; length -= 1) {
    const found = findNodeAtLocation(element, path.slice(0, length));
    if (found) return found;
  }
  return element;
}

function reportRepeatedKeys(node: Node, found: (node: Node, key: string) => void): void {
  const keys = new Set<string>();
  for (const child of node.children ?? []) {
    const key = child.type === 'property' ? child.children?.[0] : undefined;
    if (key) {
      const name = String(key.value);
      if (keys.has(name) || name === '__proto__') found(key, name);
      keys.add(name);
    }
    reportRepeatedKeys(child, found);
  }
}

/** The parser is recursive: a file of brackets would overflow the stack and end the process. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[{\]}]/g)) {
    if (token === '[' || token === '{') depth += 1;
    else if (token === ']' || token === '}') depth -= 1;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

function lineCounter(text: string): (offset: number) => number {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return offset => {
    let low = 0;
    let high = starts.length;
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  };
}
