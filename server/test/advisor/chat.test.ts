import type { TestServer } from '../harness.js';
import { startTestServer } from '../harness.js';
import { seedCatalogue } from '../../src/modules/catalogue/seed-catalogue.js';
import { ManualClock } from '../../src/platform/clock.js';
