import type { Dataset } from '../modules/catalogue/dataset.js';
import { listDataset } from '../modules/catalogue/dataset.service.js';
import { DATASETS } from '../modules/catalogue/datasets.js';
import { readServices } from '../modules/catalogue/services-list.js';
import { datasetContract, listServices, presentRow } from './contracts/catalogue.contract.js';
import { rowsBefore } from './contracts/paging.js';
import { type Route, route } from './route.js';

function datasetRoute(dataset: Dataset): Route {
  return route(datasetContract(dataset), async (ctx, { query }) => {
    const { page, limit, ...filters } = query;
    const request = { ...filters, first: limit, skip: rowsBefore({ page, limit }) };
    const { nodes, totalCount } = await listDataset(ctx, dataset, request);
    const items = nodes.map((row) => presentRow(dataset, row));
    return { success: true, items, total: await totalCount(), page, limit };
  });
}

/** The farm services' data, open to anyone: one list a dataset, from its declaration, and the services themselves. */
export function catalogueRoutes(): Route[] {
  const services = readServices();
  return [
    ...DATASETS.map(datasetRoute),
    route(listServices, async () => ({ success: true, items: services, total: services.length })),
  ];
}
