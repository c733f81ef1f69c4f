import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Where Debian's package puts WordPress. */
export const packagedWordPress = '/usr/share/wordpress';

/** Debian's packages that the tests need, as `install.sh` installs them. */
export const packages: readonly string[] = readFileSync(new URL('packages.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');

/** What decides whether WordPress can be started. */
export interface Circumstances {
  readonly isDebian: boolean;
  readonly isRoot: boolean;
  readonly missing: readonly string[];
}

/**
 * Why the real WordPress cannot be started here, in words for a person, or undefined when it can (CS-04).
 * It never installs anything: that is `tests/wordpress/install.sh`.
 */
export function wordPressUnavailable(): string | undefined {
  const isDebian = process.platform === 'linux' && existsSync('/etc/debian_version');
  const installed = isDebian ? installedVersions() : new Map<string, string>();
  const missing = packages.filter((name) => !installed.has(name));
  return reasonAgainst({ isDebian, isRoot: process.getuid?.() === 0, missing });
}

/** The reason against starting WordPress under these circumstances. Running it does not take root. */
export function reasonAgainst({ isDebian, isRoot, missing }: Circumstances): string | undefined {
  if (!isDebian) return 'the real WordPress comes from Debian packages, and this is not Debian';
  if (missing.length === 0) return undefined;
  const list = `missing packages: ${missing.join(' ')}`;
  return isRoot
    ? `${list}; tests/wordpress/install.sh installs them`
    : `${list}; installing them takes root (tests/wordpress/install.sh)`;
}

/** The version of each of the needed packages that is installed. */
export function installedVersions(): ReadonlyMap<string, string> {
  const format = '${Package} ${Version} ${Status}\n';
  const { stdout } = spawnSync('dpkg-query', ['-W', '-f', format, ...packages], { encoding: 'utf8' });
  const versions = new Map<string, string>();
  // Nothing at all when dpkg-query itself is missing.
  for (const line of (stdout ?? '').split('\n')) {
    const [name, version, ...status] = line.split(' ');
    if (name !== undefined && version !== undefined && status.join(' ') === 'install ok installed') {
      versions.set(name, version);
    }
  }
  return versions;
}
