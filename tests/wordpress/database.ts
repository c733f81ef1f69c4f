import { mkdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { runToEnd, startGuarded, until } from './guardedProcess.ts';
import type { GuardedProcess } from './guardedProcess.ts';

interface DatabasePlace {
  readonly data: string;
  readonly socket: string;
  readonly log: string;
  readonly scratch: string;
}

// MariaDB refuses to run as root without this option.
const asRoot = process.getuid?.() === 0 ? ['--user=root'] : [];

// A small server with temporary data, which can be copied fast and does not wait for the disk.
const frugal = [
  '--skip-networking',
  '--innodb-log-file-size=8M',
  '--innodb-buffer-pool-size=64M',
  '--innodb-flush-log-at-trx-commit=0',
  '--innodb-flush-method=nosync',
  '--innodb-doublewrite=0',
  '--skip-log-bin',
  '--character-set-server=utf8mb4',
  '--collation-server=utf8mb4_unicode_520_ci',
];

export function databasePlace(scratch: string): DatabasePlace {
  return {
    data: join(scratch, 'data'),
    socket: join(scratch, 'db.sock'),
    log: join(scratch, 'mariadb.log'),
    scratch,
  };
}

export async function initialiseDatabase(place: DatabasePlace): Promise<void> {
  await mkdir(place.data);
  await runToEnd(
    [
      'mariadb-install-db',
      '--no-defaults',
      `--datadir=${place.data}`,
      '--auth-root-authentication-method=normal',
      '--skip-test-db',
      '--innodb-log-file-size=8M',
      ...asRoot,
    ],
    { cwd: place.scratch, env: searchPath },
  );
}

/** Starts MariaDB on the data directory with a separate socket, and waits until it accepts connections. */
export async function startDatabase(place: DatabasePlace): Promise<GuardedProcess> {
  const options = [
    `--datadir=${place.data}`,
    `--socket=${place.socket}`,
    `--pid-file=${place.scratch}/db.pid`,
  ];
  const server = startGuarded(['mariadbd', '--no-defaults', ...options, ...frugal, ...asRoot], {
    cwd: place.scratch,
    log: place.log,
    env: searchPath,
  });
  await until('MariaDB', place.log, server, () => accepts(place.socket));
  return server;
}

export async function runSql(place: DatabasePlace, sql: string): Promise<void> {
  const client = ['mariadb', '--no-defaults', `--socket=${place.socket}`, '--user=root', `--execute=${sql}`];
  await runToEnd(client, { cwd: place.scratch });
}

// Debian installs servers in /usr/sbin, which may be missing in PATH.
const searchPath = { PATH: `${process.env['PATH'] ?? ''}:/usr/sbin:/sbin` };

function accepts(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const attempt = connect(socket, () => {
      attempt.destroy();
      resolve(true);
    });
    attempt.once('error', () => resolve(false));
  });
}
