import { ServiceTemplate } from '../components/service-template';
import { commodityTrade, nuvetra } from '../model/service-content';

/** `/services/commodity-trade`. */
export function CommodityTrade() {
  return <ServiceTemplate service={commodityTrade} />;
}

/** `/services/nuvetra`. */
export function Nuvetra() {
  return <ServiceTemplate service={nuvetra} />;
}
