/** Where prices stand in the drawing of the price strip: by the server's own rule. */
export { stripPlaces } from '../../../server/src/modules/prices/strip-places.rules';
