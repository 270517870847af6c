import 'reflect-metadata';
import { writeSync } from 'node:fs';
import files from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import sharp from 'sharp';

/*
 * A process of its own that lists a crop with a picture, deletes one, or sweeps, through the built server's own code, and is
 * killed after a step of the file system or of the database, counted from 0. It prints each step as it is done; with no
 * step it finishes.
 */
const [action, url, folder, farmerId, description, dieAfter] = process.argv.slice(2);

let isCounting = false;
let done = 0;
function step(name) {
  if (!isCounting) return;
  writeSync(1, `${name}\n`);
  if (String(done) === dieAfter) process.kill(process.pid, 'SIGKILL');
  done += 1;
}

/** Does what the method did, and counts it when it is done. */
function countCalls(target, method, nameOf) {
  const original = target[method];
  target[method] = async function counted(...given) {
    const answer = await original.apply(this, given);
    step(nameOf(...given));
    return answer;
  };
}

const handle = await files.open(import.meta.filename);
const FileHandle = Object.getPrototypeOf(handle);
await handle.close();
const { writeFile } = FileHandle;
FileHandle.writeFile = async function inHalves(bytes) {
  const middle = Math.floor(bytes.length / 2);
  await writeFile.call(this, bytes.subarray(0, middle));
  step('half written');
  await writeFile.call(this, bytes.subarray(middle));
  step('written');
};
countCalls(FileHandle, 'sync', () => 'flushed');
countCalls(files, 'rename', () => 'renamed');
// What the built code imported by name is replaced too.
syncBuiltinESMExports();

const built = (file) => import(new URL(`../../dist/${file}`, import.meta.url).href);
// Only what these need, since each death is a start of its own.
const [{ createDataSource }, { createContext }, { UserEntity }, { CropEntity, CropImageEntity }, { LocalMediaStore }] =
  await Promise.all([
    built('platform/database/data-source.js'),
    built('platform/context.js'),
    built('modules/users/user.entity.js'),
    built('modules/crops/crop.entity.js'),
    built('modules/media/local-media.store.js'),
  ]);
const { createCrop } = await built('modules/crops/create-crop.js');
const { deleteCrop } = await built('modules/crops/delete-crop.js');
const { sweepCropImages } = await built('modules/crops/images/sweep-crop-images.js');
const dataSource = createDataSource({
  url,
  poolSize: 1,
  entities: [UserEntity, CropEntity, CropImageEntity],
  migrations: [],
});
await dataSource.initialize();
const createQueryRunner = dataSource.createQueryRunner.bind(dataSource);
const watched = new WeakSet();
/** Counts on the connection itself: a transaction begins and ends there, and sends some statements in one piece. */
function watch(connection) {
  if (watched.has(connection)) return connection;
  watched.add(connection);
  const query = connection.query.bind(connection);
  const sendTogether = connection.sendTogether.bind(connection);
  let isTogether = false;
  const count = (text) => {
    const [written] = /^((?:INSERT INTO|DELETE FROM) "\w+"|COMMIT)/.exec(text) ?? [];
    if (written) step(written);
  };
  connection.query = (statement, ...given) => {
    const answer = query(statement, ...given);
    return isTogether || !(answer instanceof Promise)
      ? answer
      : answer.then((result) => {
          count(statement.text ?? statement);
          return result;
        });
  };
  connection.sendTogether = (statements) => {
    isTogether = true;
    try {
      return sendTogether(
        statements.map(({ asker, ...statement }) => {
          const answered = (answer) => {
            count(statement.text);
            asker.answered(answer);
          };
          return { ...statement, asker: { failed: (reason) => asker.failed(reason), answered } };
        }),
      );
    } finally {
      isTogether = false;
    }
  };
  return connection;
}
dataSource.createQueryRunner = (mode) => {
  const runner = createQueryRunner(mode);
  const connect = runner.connect.bind(runner);
  runner.connect = async () => watch(await connect());
  return runner;
};

const ctx = createContext({
  viewer: { id: farmerId, role: 'farmer' },
  db: dataSource.manager,
  // To the sweep, what the others left is old.
  clock: { now: () => new Date(Date.now() + (action === 'sweep' ? 2 * 60 * 60_000 : 0)) },
  eventHandlers: [],
});
// Limits are not what this is about: everyone may.
const limits = { consumeFor: (_rule, _key, _points, work) => work() };
const media = new LocalMediaStore(folder);
const draft = {
  cropName: 'Wheat',
  category: 'grains',
  description,
  quantity: { amount: 80, unit: 'quintal' },
  price: { basePrice: 2520 },
  location: { state: 'Haryana', district: 'Hisar', address: 'Village Kaimri' },
};
const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#3a7d2c' } })
  .png()
  .toBuffer();
const list = () => createCrop(ctx, { media, limits }, draft, [picture]);
const ACTIONS = {
  list: async () => list,
  delete: async () => {
    const { id } = await list();
    return () => deleteCrop(ctx, media, id);
  },
  sweep: async () => () => sweepCropImages(ctx, media),
};
const work = await ACTIONS[action]();
isCounting = true;
await work();
isCounting = false;
await dataSource.destroy();
process.exit(0);
