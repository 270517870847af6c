import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { readConfig, SETTING_NAMES } from '../../src/platform/config.js';
import { STOP_MS } from '../../src/serve.js';
import { startUpWarnings } from '../../src/start-up-warnings.js';
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
    const named = [...read('.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
    expect(named.sort()).toEqual([...SETTING_NAMES].sort());
  });
});

interface Compose {
  readonly services: {
    readonly server: {
      readonly environment: Readonly<Record<string, string | number>>;
      readonly restart: string;
      readonly stop_grace_period: string;
    };
  };
}

describe('docker-compose.yml', () => {
  const { server } = (parse(read('docker-compose.yml')) as Compose).services;

  test('passes every setting through, but for what is the own of the container', () => {
    expect(Object.keys(server.environment).sort()).toEqual([...SETTING_NAMES].sort());
    const fixed = Object.entries(server.environment).filter(([name, value]) => !String(value).includes(`\${${name}:`));
    expect(Object.fromEntries(fixed)).toEqual({ PORT: 4000, HOST: '0.0.0.0', DATA_DIR: '/data' });
  });

  test('starts the server again when it ends, and lets it stop in its own time', () => {
    expect(server.restart).toBe('unless-stopped');
    expect(server.stop_grace_period).toMatch(/^\d+s$/);
    expect(Number.parseInt(server.stop_grace_period, 10) * 1_000).toBeGreaterThan(STOP_MS);
  });
});

test("the container's health is whether the process lives, not whether its database does", () => {
  const [, command] = read('Dockerfile').match(/^HEALTHCHECK[^[]*(\[.*\])$/m) ?? [];
  expect(JSON.parse(command ?? '[]').join(' ')).toContain("+ '/healthz'");
});

describe('warnings at a start', () => {
  const warnings = (environment: Record<string, string>) => startUpWarnings(readConfig(environment), environment);
  const OWN = { SUPPORT_PHONE: '+91 11 1', SUPPORT_WHATSAPP: '+91 11 2', SUPPORT_EMAIL: 'help@example.in' };

  test.each([
    ['SUPORT_PHONE', 'Did you mean SUPPORT_PHONE?'],
    ['DATABASE_URI', 'Did you mean DATABASE_URL?'],
    ['LOGLEVEL', 'Did you mean LOG_LEVEL?'],
    ['trusted_proxies', 'Did you mean TRUSTED_PROXIES?'],
    ['ADVISOR_TEMPERATURE', 'See .env.example.'],
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
    expect(warnings({})).toEqual([
      'People are shown sample contacts that nobody answers: set SUPPORT_PHONE, SUPPORT_WHATSAPP, SUPPORT_EMAIL.',
    ]);
    const { SUPPORT_EMAIL: _left, ...some } = OWN;
    expect(warnings(some)).toEqual(['People are shown sample contacts that nobody answers: set SUPPORT_EMAIL.']);
    expect(warnings({ APP_MODE: 'development' })).toEqual([]);
  });
});
