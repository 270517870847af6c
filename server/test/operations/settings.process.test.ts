import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STOP_MS } from '../../src/bootstrap/serve.js';
import { startUpWarnings } from '../../src/bootstrap/start-up-warnings.js';
import { readConfig } from '../../src/platform/config.js';
import { createDataSource } from '../../src/platform/database/data-source.js';
import { SETTING_NAMES } from '../../src/platform/environment.js';
import { readCompose, scaleConfig } from '../support/compose.js';
import { ROOT } from './project-copy.js';
import { runCommand } from './run-command.js';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

describe('.env.example', () => {
  const inShell = async () => {
    const script = 'set -a; . ./.env.example; exec node -p "JSON.stringify(process.env)"';
    const { code, output } = await runCommand('sh', ['-ec', script], { cwd: ROOT });
    expect({ code, output }).toEqual({ code: 0, output: expect.stringMatching(/^\{.*\}\n$/) });
    return JSON.parse(output) as Record<string, string>;
  };

  test('is read by a shell, and says what holds where nothing is set', async () => {
    const environment = await inShell();
    expect(readConfig(environment)).toEqual(readConfig({}));
    expect(environment.SUPPORT_PHONE).toBe('+91 11 4000 2024');
  });

  test('names every setting and nothing else', () => {
    const named = [...read('.env.example').matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name);
    expect(named.sort()).toEqual([...SETTING_NAMES].sort());
  });
});

describe('docker-compose.yml', () => {
  const server = readCompose('docker-compose.yml').services.server ?? {};
  const environment = server.environment ?? {};

  test('passes every setting through, but for what is the own of the container', () => {
    expect(Object.keys(environment).sort()).toEqual([...SETTING_NAMES].sort());
    const fixed = Object.entries(environment).filter(([name, value]) => !String(value).includes(`\${${name}:`));
    expect(Object.fromEntries(fixed)).toEqual({
      PORT: 4000,
      HOST: '0.0.0.0',
      DATA_DIR: '/data',
      HEALTH_PORT: 4001,
      HEALTH_HOST: '0.0.0.0',
    });
  });

  test('starts the server again when it ends, and lets it stop in its own time', () => {
    expect(server.restart).toBe('unless-stopped');
    expect(server.stop_grace_period).toMatch(/^\d+s$/);
    expect(Number.parseInt(server.stop_grace_period ?? '', 10) * 1_000).toBeGreaterThan(STOP_MS);
  });
});

describe.each(['docker-compose.yml', 'docker-compose.scale.yml'])('%s', (file) => {
  const services = Object.entries(readCompose(file).services).filter(([, service]) => !service.extends);

  test('bounds the memory and the log of every service, and lets none gain rights', () => {
    for (const [name, service] of services) {
      expect([name, service.mem_limit, service.logging?.options?.['max-size'], service.security_opt]).toEqual([
        name,
        expect.stringMatching(/^\d+[mg]$/),
        '20m',
        ['no-new-privileges:true'],
      ]);
    }
  });

  test('has no password or key of its own: each has to be set', () => {
    const secrets = [...read(file).matchAll(/\$\{(\w*(?:PASSWORD|SECRET)\w*)(:?.)/g)];
    expect(secrets.length).toBeGreaterThan(2);
    const required = new Set(secrets.filter(([, , mark]) => mark === ':?').map(([, name]) => name));
    const defaults = secrets.filter(([, , mark]) => mark !== ':?' && mark !== '}').map(([, name]) => name);
    // A bucket of one's own is no must in docker-compose.yml: there its key may stay empty.
    const optional = file === 'docker-compose.yml' ? ['S3_SECRET_ACCESS_KEY'] : [];
    expect(defaults).toEqual(optional);
    for (const [, name] of secrets) expect([...required, ...optional]).toContain(name);
  });

  test('a service whose files are closed gets no configuration file, which compose would write into it', () => {
    const closed = services.filter(([, service]) => service.read_only);
    expect(closed.filter(([, { configs = [] }]) => configs.length > 0)).toEqual([]);
    expect(closed.filter(([, { cap_drop: dropped }]) => dropped?.join() !== 'ALL')).toEqual([]);
    expect(closed.length).toBeGreaterThan(0);
  });
});

test('the documented commands of compose name services that there are, and pg_dump has the version of the database', () => {
  const { services } = readCompose('docker-compose.yml');
  const documents = ['README.md', 'docs/operations.md'].map(read).join('\n');
  const named = [...documents.matchAll(/docker compose (?:run --rm|exec|stop|start)(?: -T)? ([a-z-]+)/g)];
  expect(new Set(named.map(([, name]) => name))).toEqual(new Set(['server', 'backup', 'database']));
  for (const [, name = ''] of named) expect(Object.keys(services)).toContain(name);
  const client = read('Dockerfile').match(/postgresql-client-(\d+)/)?.[1];
  expect(services.database?.image).toBe(`postgres:${client}`);
});

describe('docker-compose.scale.yml', () => {
  const { services, configs, volumes } = readCompose('docker-compose.scale.yml');
  const servers = Object.values(services).filter(({ extends: base }) => base?.service === 'server');
  /** As compose fills them in, with a word for each secret. */
  const filled = (text: string) =>
    text.replace(/\$\{\w+(:[-?]([^}]*))?\}/g, (_all, _rest, word) => word || 'secret-word');

  test('has two servers with the same settings, which our own reader takes', () => {
    expect(servers).toHaveLength(2);
    expect(servers[0]?.environment).toEqual(servers[1]?.environment);
    const environment = servers[0]?.environment ?? {};
    expect(Object.keys(environment).filter((name) => !SETTING_NAMES.includes(name))).toEqual([]);
    const settings = Object.entries(environment).map(([name, value]) => [name, filled(String(value))]);
    const config = readConfig({ JWT_SECRET: 'abcdefghijklmnopqrstuvwxyz012345', ...Object.fromEntries(settings) });
    expect(config.database.replicaUrls).toHaveLength(1);
    expect(config.s3?.bucket).toBe('annapath-pictures');
    expect(config.http.trustedProxies).toBe(1);
  });

  test('names only what it has: services, files and volumes', () => {
    const addresses = Object.values(servers[0]?.environment ?? {}).flatMap((value) => {
      const address = filled(String(value));
      return URL.canParse(address) ? [new URL(address).hostname] : [];
    });
    expect(new Set(addresses)).toEqual(new Set(['pooler', 'database', 'replica', 'pictures']));
    const named = Object.values(services).flatMap(({ depends_on: needs = [] }) =>
      Array.isArray(needs) ? needs : Object.keys(needs),
    );
    for (const service of [...addresses, ...named]) expect(Object.keys(services)).toContain(service);
    for (const { configs: files = [], volumes: folders = [] } of Object.values(services)) {
      for (const { source } of files) expect(Object.keys(configs ?? {})).toContain(source);
      for (const folder of folders) expect(Object.keys(volumes)).toContain(folder.split(':')[0]);
    }
    const balanced = [...scaleConfig('haproxy.cfg', []).matchAll(/^ +server (\S+) (\S+):4000$/gm)].map(
      ([, name]) => name,
    );
    const watched =
      scaleConfig('prometheus.yml', [])
        .match(/targets: \[(.*)\]/)?.[1]
        ?.split(', ') ?? [];
    expect(balanced).toEqual(['server-1', 'server-2']);
    expect(watched).toEqual(balanced.map((name) => `${name}:4001`));
  });

  test('its pooler sets the time limits that the pool asks for', () => {
    const { options } = createDataSource({ url: 'postgres://unused', poolSize: 1, entities: [], migrations: [] });
    const { extra } = options as { extra: Record<string, unknown> };
    const set = [...scaleConfig('pgbouncer.ini', []).matchAll(/SET (\w+) = ''(\d+)s''/g)];
    expect(set).toHaveLength(3);
    for (const [, name = '', seconds] of set) expect(extra[name]).toBe(Number(seconds) * 1_000);
  });
});

test("the container's health is whether the process lives, not whether its database does", () => {
  const [, command] = read('Dockerfile').match(/^HEALTHCHECK[^[]*(\[.*\])$/m) ?? [];
  expect(JSON.parse(command ?? '[]').join(' ')).toContain("+ '/healthz'");
});

describe('warnings at a start', () => {
  const warnings = (environment: Record<string, string>) => startUpWarnings(readConfig(environment), environment);
  const MAIL = { SMTP_URL: 'smtp://localhost:25', MAIL_FROM: 'news@example.in' };
  const CONTACTS = { SUPPORT_PHONE: '+91 11 1', SUPPORT_WHATSAPP: '+91 11 2', SUPPORT_EMAIL: 'help@example.in' };
  const OWN = { ...MAIL, ...CONTACTS };

  test.each([
    ['SUPORT_PHONE', 'Did you mean SUPPORT_PHONE?'],
    ['DATABASE_URI', 'Did you mean DATABASE_URL?'],
    ['LOGLEVEL', 'Did you mean LOG_LEVEL?'],
    ['trusted_proxies', 'Did you mean TRUSTED_PROXIES?'],
    ['ADVISOR_TEMPERATURE', 'See .env.example.'],
    ['REDIS_URL', 'See .env.example.'],
  ])('%s is named', (name, advice) => {
    expect(warnings({ ...OWN, [name]: '1' })).toEqual([`${name} is no setting of this server. ${advice}`]);
  });

  test("what belongs to others is not named: the shell's, npm's, a container's", () => {
    const others = [
      'PATH',
      'HOME',
      'HOSTNAME',
      'POST',
      'NODE_ENV',
      'npm_config_loglevel',
      'PGHOST',
      'APP_NAME',
      'LOG_FORMAT',
    ];
    expect(warnings({ ...OWN, ...Object.fromEntries(others.map((name) => [name, '1'])) })).toEqual([]);
  });

  test('sample contacts are named in production, those that are left, and only there', () => {
    expect(warnings(MAIL)).toEqual([
      'People are shown sample contacts that nobody answers: set SUPPORT_PHONE, SUPPORT_WHATSAPP, SUPPORT_EMAIL.',
    ]);
    const { SUPPORT_EMAIL: _left, ...some } = OWN;
    expect(warnings(some)).toEqual(['People are shown sample contacts that nobody answers: set SUPPORT_EMAIL.']);
    expect(warnings({ APP_MODE: 'development' })).toEqual([]);
  });

  test('a server in production that sends no mails says so', () => {
    expect(warnings(CONTACTS)).toEqual([
      'No mails are sent: set SMTP_URL and MAIL_FROM. People see what happens in the page alone.',
    ]);
    expect(warnings(OWN)).toEqual([]);
  });
});
