import { Vehicle } from '../../transport/fare.rules.js';
import { Lexicon } from '../../vocabulary/lexicon.js';

/** The four vehicles of the fare calculator by the names that people use. */
export const vehicleWords = new Lexicon<Vehicle>([
  {
    value: Vehicle.OPEN_TRUCK,
    names: ['open truck', 'truck', 'lorry', 'खुला ट्रक', 'ट्रक', 'khula truck', 'gadi', 'गाड़ी', 'vehicle'],
  },
  { value: Vehicle.CLOSED_TRUCK, names: ['closed truck', 'covered truck', 'बंद ट्रक', 'band truck'] },
  { value: Vehicle.CONTAINER, names: ['container', 'कंटेनर', 'kantenar'] },
  {
    value: Vehicle.TEMPO,
    names:
      'tempo, टेंपो, टेम्पो, chhota hathi, chota hathi, छोटा हाथी, pickup, pick up, पिकअप, small vehicle, mini truck, chhoti gadi, choti gadi, छोटी गाड़ी, bolero pickup, tata ace'.split(
        ', ',
      ),
  },
]);
