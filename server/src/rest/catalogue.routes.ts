import type { Dataset } from '../modules/catalogue/dataset.js';
import { listDataset } from '../modules/catalogue/dataset.service.js';
import { DATASETS } from '../modules/catalogue/datasets.js';
import { presentRow } from '../modules/catalogue/field-registry.js';
import { readFilterValues } from '../modules/catalogue/filter-values.js';
import { readServices } from '../modules/catalogue/services-list.js';
import { twin } from '../platform/graphql/language-field.js';
import { datasetContract, filterValuesContract, listServices } from './contracts/catalogue.contract.js';
import { rowsBefore } from './contracts/paging.js';
import { type Route, route } from './route.js';

function listRoute(dataset: Dataset): Route {
  return route(datasetContract(dataset), async (ctx, { query }) => {
    const { page, limit, language = ctx.language, ...filters } = query;
    const request = { ...filters, first: limit, skip: rowsBefore({ page, limit }) };
    const { nodes, totalCount } = await listDataset(ctx, dataset, request);
    const items = nodes.map((row) => presentRow(dataset.row, row, language));
    return { items, total: await totalCount(), page, limit };
  });
}

function filterValuesRoute(dataset: Dataset): Route[] {
  const contract = filterValuesContract(dataset);
  if (contract === undefined) return [];
  const handler = route(contract, async (ctx, { query: { language = ctx.language } }) => {
    const values = Object.entries(await readFilterValues(ctx, dataset));
    const filters = values.map(([argument, offered]) => [
      argument,
      offered.map((one) => ({ value: one.value, label: twin('label')(one, language) })),
    ]);
    return { filters: Object.fromEntries(filters) };
  });
  return [handler];
}

/** The farm services' data, open to anyone: what each dataset's declaration gives, and the services themselves. */
export function catalogueRoutes(): Route[] {
  const services = readServices();
  return [
    ...DATASETS.flatMap((dataset) => [listRoute(dataset), ...filterValuesRoute(dataset)]),
    route(listServices, async (ctx, { query: { language = ctx.language } }) => {
      const items = services.map((service) => ({
        slug: service.slug,
        title: String(twin('title')(service, language)),
        summary: String(twin('summary')(service, language)),
        icon: service.icon,
      }));
      return { items, total: services.length };
    }),
  ];
}
