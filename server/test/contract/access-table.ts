/** Who is let in. `refused` is by code; an allowed caller may still be told that the input is wrong. */
export type Verdict = 'allowed' | 'UNAUTHENTICATED' | 'FORBIDDEN';

export interface AccessRow {
  readonly guest: Verdict;
  readonly buyer: Verdict;
  readonly farmer: Verdict;
}

const ANYONE: AccessRow = { guest: 'allowed', buyer: 'allowed', farmer: 'allowed' };
const SIGNED_IN: AccessRow = { guest: 'UNAUTHENTICATED', buyer: 'allowed', farmer: 'allowed' };
const FARMERS: AccessRow = { guest: 'UNAUTHENTICATED', buyer: 'FORBIDDEN', farmer: 'allowed' };
const BUYERS: AccessRow = { guest: 'UNAUTHENTICATED', buyer: 'allowed', farmer: 'FORBIDDEN' };

/** A root field with a call of it that has the right shape and names nothing that exists. */
export interface FieldRow extends AccessRow {
  readonly call: string;
}

const NOBODY = '018f0000-0000-7000-8000-000000000000';
const NODES = '{ nodes { __typename } }';

/** Every root field of the schema (spec §6, AC-278 to AC-286). */
export const FIELDS: Readonly<Record<string, FieldRow>> = {
  'Query.me': { ...ANYONE, call: '{ me { id } }' },
  'Query.crop': { ...ANYONE, call: `{ crop(id: "${NOBODY}") { id } }` },
  'Query.crops': { ...ANYONE, call: `{ crops ${NODES} }` },
  'Query.cropsFilterValues': { ...ANYONE, call: '{ cropsFilterValues { near { value } } }' },
  'Query.cropNameMeant': { ...ANYONE, call: '{ cropNameMeant(search: "tamater") }' },
  'Query.cropNames': { ...ANYONE, call: `{ cropNames ${NODES} }` },
  'Query.farmerCrops': { ...ANYONE, call: `{ farmerCrops(farmerId: "${NOBODY}") ${NODES} }` },
  'Query.myCropSummary': { ...SIGNED_IN, call: '{ myCropSummary { listed } }' },
  'Query.myBids': { ...SIGNED_IN, call: `{ myBids ${NODES} }` },
  'Query.myAuctions': { ...SIGNED_IN, call: `{ myAuctions ${NODES} }` },
  'Query.bid': { ...SIGNED_IN, call: `{ bid(id: "${NOBODY}") { id } }` },
  'Query.cropBids': { ...SIGNED_IN, call: `{ cropBids(cropId: "${NOBODY}") ${NODES} }` },
  'Query.receivedBids': { ...SIGNED_IN, call: `{ receivedBids ${NODES} }` },
  'Query.myDeals': { ...SIGNED_IN, call: `{ myDeals ${NODES} }` },
  'Query.mySales': { ...SIGNED_IN, call: '{ mySales { completed } }' },
  'Query.deal': { ...SIGNED_IN, call: `{ deal(id: "${NOBODY}") { id } }` },
  'Query.notifications': { ...SIGNED_IN, call: `{ notifications ${NODES} }` },
  'Query.unreadNotifications': { ...SIGNED_IN, call: '{ unreadNotifications }' },
  'Query.notificationSettings': { ...SIGNED_IN, call: '{ notificationSettings { language } }' },
  'Subscription.cropChanged': { ...ANYONE, call: `subscription { cropChanged(id: "${NOBODY}") { id } }` },
  'Subscription.dealChanged': { ...SIGNED_IN, call: `subscription { dealChanged(id: "${NOBODY}") { id } }` },
  'Subscription.notificationAdded': { ...SIGNED_IN, call: 'subscription { notificationAdded { unread } }' },
  'Query.mailSubscription': { ...ANYONE, call: '{ mailSubscription(token: "") { group } }' },
  'Query.person': { ...ANYONE, call: `{ person(id: "${NOBODY}") { id } }` },
  'Query.dealCheck': { ...ANYONE, call: '{ dealCheck(checkCode: "AP-2026-000000-00000000") { number } }' },
  'Query.services': { ...ANYONE, call: '{ services { totalCount } }' },
  'Query.mandiPrices': { ...ANYONE, call: `{ mandiPrices ${NODES} }` },
  'Query.commodities': { ...ANYONE, call: `{ commodities ${NODES} }` },
  'Query.priceComparison': {
    ...ANYONE,
    call: '{ priceComparison(cropName: "Wheat", category: GRAINS, unit: QUINTAL, state: "Haryana", district: "Hisar") { day } }',
  },
  'Query.commodityPrices': { ...ANYONE, call: '{ commodityPrices(commodity: "wheat") { latest { day } } }' },
  'Query.priceSeries': { ...ANYONE, call: '{ priceSeries(commodity: "wheat") { points { day } } }' },
  'Query.commodityMarkets': { ...ANYONE, call: `{ commodityMarkets(commodity: "wheat") ${NODES} }` },
  'Query.commodityStates': { ...ANYONE, call: `{ commodityStates(commodity: "wheat") ${NODES} }` },
  'Query.priceImports': { ...ANYONE, call: `{ priceImports ${NODES} }` },
  'Query.myPriceAlerts': { ...SIGNED_IN, call: `{ myPriceAlerts ${NODES} }` },
  'Query.prices': { ...ANYONE, call: `{ prices(commodity: "wheat") ${NODES} }` },
  'Query.newsItems': { ...ANYONE, call: `{ newsItems ${NODES} }` },
  'Query.schemes': { ...ANYONE, call: `{ schemes ${NODES} }` },
  'Query.coldStorages': { ...ANYONE, call: `{ coldStorages ${NODES} }` },
  'Query.warehouses': { ...ANYONE, call: `{ warehouses ${NODES} }` },
  'Query.transporters': { ...ANYONE, call: `{ transporters ${NODES} }` },
  'Query.machines': { ...ANYONE, call: `{ machines ${NODES} }` },
  'Query.labTests': { ...ANYONE, call: `{ labTests ${NODES} }` },
  'Query.seedOffers': { ...ANYONE, call: `{ seedOffers ${NODES} }` },
  'Query.fertilizerOffers': { ...ANYONE, call: `{ fertilizerOffers ${NODES} }` },
  'Query.minimumSupportPrices': { ...ANYONE, call: `{ minimumSupportPrices ${NODES} }` },
  'Query.mandiPricesFilterValues': { ...ANYONE, call: '{ mandiPricesFilterValues { commodity { value } } }' },
  'Query.newsItemsFilterValues': { ...ANYONE, call: '{ newsItemsFilterValues { crop { value } } }' },
  'Query.schemesFilterValues': { ...ANYONE, call: '{ schemesFilterValues { state { value } } }' },
  'Query.coldStoragesFilterValues': { ...ANYONE, call: '{ coldStoragesFilterValues { district { value } } }' },
  'Query.minimumSupportPricesFilterValues': {
    ...ANYONE,
    call: '{ minimumSupportPricesFilterValues { crop { value } } }',
  },
  'Query.fareEstimate': {
    ...ANYONE,
    call: '{ fareEstimate(input: { fromCity: "Hisar", toCity: "Delhi", commodity: "Wheat", vehicle: TEMPO }) { fare } }',
  },
  'Mutation.register': {
    ...ANYONE,
    call: `mutation { register(input: {
      firstName: "", lastName: "", email: "", phone: "", password: "", confirmPassword: ""
    }) { session { accessToken } } }`,
  },
  'Mutation.login': {
    ...ANYONE,
    // Whoever is not let in is told so with another sentence than whoever is wrong about a password.
    call: 'mutation { login(input: { email: "", password: "" }) { session { accessToken } } }',
  },
  'Mutation.refreshSession': {
    ...ANYONE,
    call: 'mutation { refreshSession(input: { refreshToken: "" }) { session { accessToken } } }',
  },
  'Mutation.logout': { ...ANYONE, call: 'mutation { logout(input: { refreshToken: "unknown" }) { loggedOut } }' },
  'Mutation.createCrop': {
    ...FARMERS,
    call: `mutation { createCrop(input: {
      cropName: "", category: GRAINS, description: "", basePrice: 1,
      quantity: { amount: 1, unit: KG }, location: { state: "", district: "", address: "" }
    }) { crop { id } } }`,
  },
  'Mutation.updateCrop': {
    ...FARMERS,
    call: `mutation { updateCrop(input: { id: "${NOBODY}", version: 1 }) { crop { id } } }`,
  },
  'Mutation.publishCrop': {
    ...FARMERS,
    call: `mutation { publishCrop(input: { id: "${NOBODY}" }) { crop { id } } }`,
  },
  'Mutation.relistCrop': {
    ...FARMERS,
    call: `mutation { relistCrop(input: { id: "${NOBODY}", quantity: { amount: 1, unit: KG } }) { crop { id } } }`,
  },
  'Mutation.deleteCrop': {
    ...FARMERS,
    buyer: 'allowed',
    call: `mutation { deleteCrop(input: { id: "${NOBODY}" }) { deletedCropId } }`,
  },
  'Mutation.placeBid': {
    ...BUYERS,
    call: `mutation { placeBid(input: { cropId: "${NOBODY}", bidAmount: 5 }) { bid { id } } }`,
  },
  'Mutation.withdrawBid': {
    ...SIGNED_IN,
    call: `mutation { withdrawBid(input: { bidId: "${NOBODY}" }) { bid { id } } }`,
  },
  'Mutation.confirmBidQuantity': {
    ...SIGNED_IN,
    call: `mutation { confirmBidQuantity(input: { bidId: "${NOBODY}" }) { bid { id } } }`,
  },
  'Mutation.counterOffer': {
    ...SIGNED_IN,
    call: `mutation { counterOffer(input: { offerId: "${NOBODY}", price: 5 }) { bid { id } } }`,
  },
  'Mutation.withdrawCounter': {
    ...SIGNED_IN,
    call: `mutation { withdrawCounter(input: { offerId: "${NOBODY}" }) { bid { id } } }`,
  },
  'Mutation.acceptOffer': {
    ...SIGNED_IN,
    call: `mutation { acceptOffer(input: { offerId: "${NOBODY}" }) { bid { id } } }`,
  },
  'Mutation.declineOffer': {
    ...SIGNED_IN,
    call: `mutation { declineOffer(input: { offerId: "${NOBODY}", reason: PRICE_TOO_LOW }) { bid { id } } }`,
  },
  'Mutation.markNotificationsRead': {
    ...SIGNED_IN,
    call: `mutation { markNotificationsRead(input: { ids: ["${NOBODY}"] }) { unread } }`,
  },
  'Mutation.updateNotificationSettings': {
    ...SIGNED_IN,
    call: 'mutation { updateNotificationSettings(input: {}) { settings { language } } }',
  },
  'Mutation.addPushDevice': {
    ...SIGNED_IN,
    call: 'mutation { addPushDevice(input: { endpoint: "", p256dh: "", auth: "" }) { device { id } } }',
  },
  'Mutation.removePushDevice': {
    ...SIGNED_IN,
    call: `mutation { removePushDevice(input: { id: "${NOBODY}" }) { settings { language } } }`,
  },
  'Mutation.createPriceAlert': {
    ...SIGNED_IN,
    call: 'mutation { createPriceAlert(input: { commodity: "", market: "", kind: ABOVE, amount: 1 }) { alert { id } } }',
  },
  'Mutation.pausePriceAlert': {
    ...SIGNED_IN,
    call: `mutation { pausePriceAlert(input: { id: "${NOBODY}" }) { alert { id } } }`,
  },
  'Mutation.deletePriceAlert': {
    ...SIGNED_IN,
    call: `mutation { deletePriceAlert(input: { id: "${NOBODY}" }) { deletedAlertId } }`,
  },
  'Mutation.unsubscribe': {
    ...ANYONE,
    call: 'mutation { unsubscribe(input: { token: "" }) { subscription { group } } }',
  },
  'Mutation.rateDeal': {
    ...SIGNED_IN,
    call: `mutation { rateDeal(input: { dealId: "${NOBODY}", stars: 5 }) { deal { id } } }`,
  },
  'Mutation.proposePickup': {
    ...SIGNED_IN,
    call: `mutation { proposePickup(input: { dealId: "${NOBODY}", day: "2099-01-01", timeOfDay: MORNING, place: "Here" }) { deal { id } } }`,
  },
  'Mutation.confirmPickup': {
    ...SIGNED_IN,
    call: `mutation { confirmPickup(input: { dealId: "${NOBODY}", pickupId: "${NOBODY}" }) { deal { id } } }`,
  },
  'Mutation.recordWeight': {
    ...SIGNED_IN,
    call: `mutation { recordWeight(input: { dealId: "${NOBODY}", quantity: 1 }) { deal { id } } }`,
  },
  'Mutation.confirmWeight': {
    ...SIGNED_IN,
    call: `mutation { confirmWeight(input: { dealId: "${NOBODY}", weighingId: "${NOBODY}" }) { deal { id } } }`,
  },
  'Mutation.markPayment': {
    ...SIGNED_IN,
    call: `mutation { markPayment(input: { dealId: "${NOBODY}", amount: 1, method: CASH }) { deal { id } } }`,
  },
  'Mutation.confirmPayment': {
    ...SIGNED_IN,
    call: `mutation { confirmPayment(input: { dealId: "${NOBODY}", paymentId: "${NOBODY}" }) { deal { id } } }`,
  },
  'Mutation.denyPayment': {
    ...SIGNED_IN,
    call: `mutation { denyPayment(input: { dealId: "${NOBODY}", paymentId: "${NOBODY}" }) { deal { id } } }`,
  },
  'Mutation.cancelDeal': {
    ...SIGNED_IN,
    call: `mutation { cancelDeal(input: { dealId: "${NOBODY}", reason: NO_TRANSPORT }) { deal { id } } }`,
  },
  'Mutation.sayStillThere': {
    ...SIGNED_IN,
    call: `mutation { sayStillThere(input: { dealId: "${NOBODY}", stillThere: true }) { deal { id } } }`,
  },
  'Mutation.confirmReturn': {
    ...SIGNED_IN,
    call: `mutation { confirmReturn(input: { dealId: "${NOBODY}" }) { deal { id } } }`,
  },
  'Mutation.openDispute': {
    ...SIGNED_IN,
    call: `mutation { openDispute(input: { dealId: "${NOBODY}", words: "No" }) { deal { id } } }`,
  },
  'Mutation.setPaymentAddress': {
    ...FARMERS,
    call: 'mutation { setPaymentAddress(input: { address: null }) { user { id } } }',
  },
  'Mutation.chat': { ...ANYONE, call: 'mutation { chat(input: { messages: [] }) { message } }' },
};

/** A REST path with a body of the right shape. */
export interface RouteRow extends AccessRow {
  readonly path?: string;
  readonly body?: unknown;
  /** Not also at the root. */
  readonly onlyBelowApi?: true;
}

const DATASET: RouteRow = { ...ANYONE, onlyBelowApi: true };

/** Every REST route, as `verb path`. */
export const ROUTES: Readonly<Record<string, RouteRow>> = {
  'post /auth/register': { ...ANYONE, body: {} },
  'post /auth/login': { ...ANYONE, body: { email: '', password: '' } },
  'post /auth/refresh': { ...ANYONE, body: { refreshToken: '' } },
  'post /auth/logout': { ...ANYONE, body: { refreshToken: 'unknown' } },
  'get /me': { ...SIGNED_IN, onlyBelowApi: true },
  'get /payment-address': { ...FARMERS, onlyBelowApi: true },
  'post /payment-address': { ...FARMERS, body: { address: 'ramesh@upi' }, onlyBelowApi: true },
  'delete /payment-address': { ...FARMERS, onlyBelowApi: true },
  'get /prices': { ...ANYONE, path: '/prices?commodity=wheat', onlyBelowApi: true },
  'get /crops': ANYONE,
  'get /crops/farmer/:id': { ...ANYONE, path: `/crops/farmer/${NOBODY}` },
  'get /crops/:id': { ...ANYONE, path: `/crops/${NOBODY}` },
  'get /crops/:id/auction': { ...ANYONE, path: `/crops/${NOBODY}/auction`, onlyBelowApi: true },
  'post /crops': { ...FARMERS, body: {} },
  'patch /crops/:id': { ...FARMERS, path: `/crops/${NOBODY}`, body: {}, onlyBelowApi: true },
  'post /crops/:id/publish': { ...FARMERS, path: `/crops/${NOBODY}/publish`, onlyBelowApi: true },
  'post /crops/:id/relist': { ...FARMERS, path: `/crops/${NOBODY}/relist`, body: {}, onlyBelowApi: true },
  'delete /crops/:id': { ...FARMERS, buyer: 'allowed', path: `/crops/${NOBODY}` },
  'post /bids/place': { ...BUYERS, body: { cropId: NOBODY, bidAmount: 5 } },
  'get /bids/my-bids': SIGNED_IN,
  'get /crops/:id/bids': { ...SIGNED_IN, path: `/crops/${NOBODY}/bids`, onlyBelowApi: true },
  'get /bids/received': { ...SIGNED_IN, onlyBelowApi: true },
  'post /bids/:id/withdraw': { ...SIGNED_IN, path: `/bids/${NOBODY}/withdraw`, onlyBelowApi: true },
  'post /bids/:id/confirm-quantity': {
    ...SIGNED_IN,
    path: `/bids/${NOBODY}/confirm-quantity`,
    body: { quantity: 5 },
    onlyBelowApi: true,
  },
  'post /offers/:id/counter': {
    ...SIGNED_IN,
    path: `/offers/${NOBODY}/counter`,
    body: { price: 5 },
    onlyBelowApi: true,
  },
  'post /offers/:id/withdraw': { ...SIGNED_IN, path: `/offers/${NOBODY}/withdraw`, onlyBelowApi: true },
  'post /offers/:id/accept': { ...SIGNED_IN, path: `/offers/${NOBODY}/accept`, onlyBelowApi: true },
  'post /offers/:id/decline': {
    ...SIGNED_IN,
    path: `/offers/${NOBODY}/decline`,
    body: { reason: 'PRICE_TOO_LOW' },
    onlyBelowApi: true,
  },
  'get /deals': { ...SIGNED_IN, onlyBelowApi: true },
  'post /deals/:id/rating': {
    ...SIGNED_IN,
    path: `/deals/${NOBODY}/rating`,
    body: { stars: 5 },
    onlyBelowApi: true,
  },
  'get /people/:id': { ...ANYONE, path: `/people/${NOBODY}`, onlyBelowApi: true },
  'get /agreements/:checkCode': { ...ANYONE, path: '/agreements/AP-2026-000000-00000000', onlyBelowApi: true },
  'get /deals/:id': { ...SIGNED_IN, path: `/deals/${NOBODY}`, onlyBelowApi: true },
  'get /notifications': { ...SIGNED_IN, onlyBelowApi: true },
  'post /notifications/read': { ...SIGNED_IN, body: { upTo: NOBODY }, onlyBelowApi: true },
  'get /notifications/settings': { ...SIGNED_IN, onlyBelowApi: true },
  'post /notifications/settings': { ...SIGNED_IN, body: {}, onlyBelowApi: true },
  'post /deals/:id/propose-pickup': {
    ...SIGNED_IN,
    path: `/deals/${NOBODY}/propose-pickup`,
    body: { day: '2099-01-01', timeOfDay: 'MORNING', place: 'Here' },
    onlyBelowApi: true,
  },
  'post /deals/:id/confirm-pickup': {
    ...SIGNED_IN,
    path: `/deals/${NOBODY}/confirm-pickup`,
    body: { pickupId: NOBODY },
    onlyBelowApi: true,
  },
  'post /deals/:id/record-weight': {
    ...SIGNED_IN,
    path: `/deals/${NOBODY}/record-weight`,
    body: { quantity: 1 },
    onlyBelowApi: true,
  },
  'post /deals/:id/confirm-weight': {
    ...SIGNED_IN,
    path: `/deals/${NOBODY}/confirm-weight`,
    body: { weighingId: NOBODY },
    onlyBelowApi: true,
  },
  'post /deals/:id/mark-payment': {
    ...SIGNED_IN,
    path: `/deals/${NOBODY}/mark-payment`,
    body: { amount: 1, method: 'CASH' },
    onlyBelowApi: true,
  },
  'post /deals/:id/confirm-payment': {
    ...SIGNED_IN,
    path: `/deals/${NOBODY}/confirm-payment`,
    body: { paymentId: NOBODY },
    onlyBelowApi: true,
  },
  'post /deals/:id/deny-payment': {
    ...SIGNED_IN,
    path: `/deals/${NOBODY}/deny-payment`,
    body: { paymentId: NOBODY },
    onlyBelowApi: true,
  },
  'post /deals/:id/cancel': {
    ...SIGNED_IN,
    path: `/deals/${NOBODY}/cancel`,
    body: { reason: 'NO_TRANSPORT' },
    onlyBelowApi: true,
  },
  'post /deals/:id/still-there': {
    ...SIGNED_IN,
    path: `/deals/${NOBODY}/still-there`,
    body: { stillThere: true },
    onlyBelowApi: true,
  },
  'post /deals/:id/confirm-return': {
    ...SIGNED_IN,
    path: `/deals/${NOBODY}/confirm-return`,
    onlyBelowApi: true,
  },
  'post /deals/:id/dispute': {
    ...SIGNED_IN,
    path: `/deals/${NOBODY}/dispute`,
    body: { words: 'No' },
    onlyBelowApi: true,
  },
  'post /chat': { ...ANYONE, body: { messages: [] } },
  'get /mandi-prices': DATASET,
  'get /news': DATASET,
  'get /schemes': DATASET,
  'get /cold-storages': DATASET,
  'get /warehouses': DATASET,
  'get /transporters': DATASET,
  'get /machines': DATASET,
  'get /lab-tests': DATASET,
  'get /seed-offers': DATASET,
  'get /fertilizer-offers': DATASET,
  'get /minimum-support-prices': DATASET,
  'get /mandi-prices/filter-values': DATASET,
  'get /news/filter-values': DATASET,
  'get /schemes/filter-values': DATASET,
  'get /cold-storages/filter-values': DATASET,
  'get /minimum-support-prices/filter-values': DATASET,
  'get /services': DATASET,
};
