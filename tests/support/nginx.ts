import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const SAMPLE = resolve(import.meta.dirname, '../../server/deploy/nginx.conf');

export function hasNginx(): boolean {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Starts nginx with the sample of `server/deploy`, on other ports and without TLS. */
export function startNginx(port: number, servers: readonly [number, number]) {
  const folder = mkdtempSync(join(tmpdir(), 'marsa-nginx-'));
  mkdirSync(join(folder, 'logs'));
  const site = readFileSync(SAMPLE, 'utf8')
    .replace('/var/cache/nginx/marsa', join(folder, 'cache'))
    .replace('127.0.0.1:4173', `127.0.0.1:${servers[0]}`)
    .replace('127.0.0.1:4174', `127.0.0.1:${servers[1]}`)
    .replace('listen 443 ssl http2', `listen 127.0.0.1:${port}`)
    .replaceAll(/^\s*ssl_certificate.*$/gm, '');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  writeFileSync(
    join(folder, 'nginx.conf'),
    // The folder belongs to the current user.
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${join(folder, 'pid')}; error_log ${join(folder, 'logs/error.log')};
events {}
http { access_log off; ${temporary.join(' ')}
${site}
}`,
  );
  const child: ChildProcess = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    errors: () => readFileSync(join(folder, 'logs/error.log'), 'utf8'),
    async close(): Promise<void> {
      const ended = new Promise((done) => {
        child.once('exit', done);
      });
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
