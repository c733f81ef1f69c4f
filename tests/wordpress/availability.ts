import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

export const packagedWordPress = '/usr/share/wordpress';

/** Debian packages for the tests, as `install.sh` installs them. */
export const packages: readonly string[] = readFileSync(new URL('packages.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');

/** Returns why the real WordPress cannot be started here, or undefined when it can (CS-04). Installs nothing. */
export function wordPressUnavailable(): string | undefined {
  if (process.platform !== 'linux' || !existsSync('/etc/debian_version'))
    return 'the real WordPress comes from Debian packages, and this is not Debian';
  const installed = installedVersions();
  const missing = packages.filter((name) => !installed.has(name));
  if (missing.length === 0) return undefined;
  return `missing packages: ${missing.join(' ')}; tests/wordpress/install.sh installs them as root`;
}

export function installedVersions(): ReadonlyMap<string, string> {
  const format = '${Package} ${Version} ${Status}\n';
  const { stdout } = spawnSync('dpkg-query', ['-W', '-f', format, ...packages], { encoding: 'utf8' });
  const versions = new Map<string, string>();
  // Empty when dpkg-query is missing.
  for (const line of (stdout ?? '').split('\n')) {
    const [name, version, ...status] = line.split(' ');
    if (name !== undefined && version !== undefined && status.join(' ') === 'install ok installed') {
      versions.set(name, version);
    }
  }
  return versions;
}
