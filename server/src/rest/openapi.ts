import type { Config } from '../platform/config.js';

/** The description of the REST interface, OpenAPI 3.1. */
export function openApiDocument({ brand, http }: Pick<Config, 'brand' | 'http'>): Record<string, unknown> {
  return {
    openapi: '3.1.0',
    info: { title: `${brand.name} REST interface`, version: '1.0.0' },
    servers: [{ url: `${http.publicUrl}/api` }],
    paths: {},
  };
}
