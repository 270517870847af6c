import type { IncomingMessage, ServerResponse } from 'node:http';
import express from 'express';
import type { Contract } from '../../src/rest/contract.js';
import { chatStream } from '../../src/rest/contracts/chat.contract.js';
import { errorBody } from '../../src/rest/contracts/fields.js';
import { refusalResponses } from '../../src/rest/openapi/refusals.js';
import { unknownPaths } from '../../src/rest/unknown-fields.js';

const PATHS_WITHOUT_CONTRACT = ['/graphql', '/media', '/healthz', '/readyz', '/api/openapi.json', '/api/docs'];

const matches = (pattern: string, path: string) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}/?$`).test(path);

/** The contract that a request falls under: of two that match, the one named first, as in the router. */
function contractOf(contracts: readonly Contract[], method: string, path: string): Contract | undefined {
  const bare = path.replace(/^\/api(?=\/)/, '');
  const verb = method === 'HEAD' ? 'get' : method.toLowerCase();
  return contracts.find((contract) => contract.method === verb && matches(contract.path, bare));
}

/** How an answer differs from what its contract says; undefined where it does not. */
function breach(contract: Contract | undefined, status: number, sent: unknown): string | undefined {
  const body: unknown = JSON.parse(JSON.stringify(sent));
  const isSuccess = contract !== undefined && status === contract.answer.status;
  if (contract && !isSuccess && !(status in refusalResponses(contract, {})) && status !== 405) {
    return `the status ${status} is not described`;
  }
  const schema = isSuccess ? contract.answer.schema : errorBody;
  const parsed = schema.safeParse(body);
  if (!parsed.success)
    return parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
  const undescribed = [...unknownPaths(schema, body)];
  return undescribed.length === 0 ? undefined : `not described: ${undescribed.join(', ')}`;
}

/** How a JSON body that was accepted differs from what its contract takes; dotted names are another way to write one. */
function acceptedBeyond({ body }: Contract, sent: unknown): string | undefined {
  if (body === undefined || typeof sent !== 'object' || sent === null) return undefined;
  if (Object.keys(sent).some((name) => name.includes('.') || name === 'name')) return undefined;
  const parsed = body.schema.safeParse(sent);
  return parsed.success ? undefined : `accepted a body that is not described: ${parsed.error.message}`;
}

/** Holds every JSON answer of a test server against the contract of its route, whoever asked and however. */
export class ContractCheck {
  readonly breaches: string[] = [];
  readonly #contracts: readonly Contract[];

  constructor(contracts: readonly Contract[]) {
    this.#contracts = [...contracts, chatStream];
  }

  /** Listens to one answer, as Express is about to send it. */
  watch(request: IncomingMessage, response: ServerResponse): void {
    const [path = ''] = (request.url ?? '').split('?');
    if (PATHS_WITHOUT_CONTRACT.some((start) => path.startsWith(start))) return;
    const test = expect.getState().currentTestName;
    const json = (body: unknown) => {
      const contract = contractOf(this.#contracts, request.method ?? '', path);
      const succeeded = contract !== undefined && response.statusCode === contract.answer.status;
      const sent: unknown = Reflect.get(request, 'body');
      const found =
        breach(contract, response.statusCode, body) ?? (succeeded ? acceptedBeyond(contract, sent) : undefined);
      if (found) this.breaches.push(`${request.method} ${path} in "${test}": ${found}`);
      return express.response.json.call(response, body);
    };
    Object.defineProperty(response, 'json', { value: json });
  }
}
