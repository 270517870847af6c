import 'reflect-metadata';
import { readConfig } from '../platform/config.js';
import { chatStream } from '../rest/contracts/chat.contract.js';
import { openApiDocument } from '../rest/openapi/document.js';
import { createRoutes, type RouteDependencies } from './routes.js';

/**
 * The text of `openapi.json`, from the contracts, with default settings. Nothing is called, so
 * that the routes need nothing of what they are made of.
 */
export function printOpenApi(): string {
  const routes = createRoutes({} as RouteDependencies);
  const contracts = [...routes.map(({ contract }) => contract), chatStream];
  return `${JSON.stringify(openApiDocument(readConfig({ APP_MODE: 'development' }), contracts), null, 2)}\n`;
}
