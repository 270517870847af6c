import {
  myPaymentAddress,
  type SetPaymentAddressDependencies,
  setPaymentAddress,
} from '../modules/users/set-payment-address.js';
import * as contracts from './contracts/payment-address.contract.js';
import { type Route, route } from './route.js';

const shown = (paymentAddress: string | null) => ({ paymentAddress, data: { paymentAddress } });

/** `/payment-address` of the REST interface. */
export function paymentAddressRoutes(dependencies: SetPaymentAddressDependencies): Route[] {
  return [
    route(contracts.getPaymentAddress, async (ctx) => shown(await myPaymentAddress(ctx))),
    route(contracts.setPaymentAddress, async (ctx, { body }) =>
      shown((await setPaymentAddress(ctx, dependencies, body.address)).paymentAddress),
    ),
    route(contracts.clearPaymentAddress, async (ctx) =>
      shown((await setPaymentAddress(ctx, dependencies, null)).paymentAddress),
    ),
  ];
}
