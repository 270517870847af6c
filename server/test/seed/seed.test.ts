import { readFileSync } from 'node:fs';
import { BidEntity } from '../../src/modules/bids/bid.entity.js';
import { Passwords } from '../../src/modules/auth/passwords.js';
import { passwordProblem } from '../../src/modules/auth/password.rules.js';
import { CropEntity } from '../../src/modules/crops/crop.entity.js';
import { CropImageEntity } from '../../src/modules/crops/crop-image.entity.js';
import { CropCategory } from '../../src/modules/crops/crop.types.js';
import { UserEntity } from '../../src/modules/users/user.entity.js';
import { DEMO_ACCOUNTS } from '../../src/seed/demo-accounts.js';
import { readSeedFile } from '../../src/seed/seed-file.js';
import { seedIfEmpty } from '../../src/seed/seed-marketplace.js';
import { type MarketServer, startMarket } from '../crops/market.js';

const cheap = new Passwords({ memoryCost: 1_024, timeCost: 1, parallelism: 1 });
