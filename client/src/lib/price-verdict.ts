/** How a price stands beside the mandis: by the server's own rule. */
export { type PriceVerdict, verdictOn } from '../../../server/src/modules/prices/price-verdict.rules';
