import { mkdirSync, writeFileSync } from 'node:fs';
import openapiTypes, { astToString } from 'openapi-typescript';

/* Writes the types of a running server's REST interface: `node generate.mjs http://localhost:4000`. */
const [, , host] = process.argv;
const types = await openapiTypes(new URL('/api/openapi.json', host));
mkdirSync(new URL('generated', import.meta.url), { recursive: true });
writeFileSync(new URL('generated/api.d.ts', import.meta.url), astToString(types));
