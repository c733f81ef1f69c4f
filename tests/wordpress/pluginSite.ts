import { existsSync } from 'node:fs';
import { copyFile, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { packagedWordPress } from './availability.ts';
import { describeRunning } from './describeWordPress.ts';
import { logIn } from './pluginSession.ts';
import { startWordPress, type WordPressVariant } from './server.ts';

const own = new URL('.', import.meta.url).pathname;
const plugin = new URL('../../wordpress/marsa-connect', import.meta.url).pathname;

const mailSchema = v.object({
  header: v.string(),
  subject: v.string(),
  contentType: v.string(),
  replyTo: v.array(v.string()),
  to: v.array(v.string()),
  body: v.string(),
});

interface Settings {
  readonly site?: string;
  readonly secret?: string;
  readonly redirect?: boolean;
  readonly email?: string;
  readonly delete_leads?: boolean;
}

type Server = Pick<WordPressVariant, 'workers' | 'php'>;

export type PluginSite = Awaited<ReturnType<typeof startPluginSite>>;

const debug = "define('WP_DEBUG', true);\ndefine('WP_DEBUG_LOG', true);\ndefine('WP_DEBUG_DISPLAY', false);";

const textOf = (path: string) => readFile(path, 'utf8').catch(() => '');
const linesOf = async (path: string) => (await textOf(path)).split('\n').filter(Boolean);

/** Copies the plugin and its probe into a site, with the files of the administration. */
async function layOut(folder: string): Promise<void> {
  const content = join(folder, 'wp-content');
  const admin = join(folder, 'wp-admin');
  const config = join(folder, 'wp-config.php');
  await rm(admin);
  await mkdir(join(content, 'mu-plugins'));
  await Promise.all([
    // Scripts look for the settings in their own folder, and PHP resolves links.
    cp(join(packagedWordPress, 'wp-admin'), admin, { recursive: true, dereference: true }),
    cp(plugin, join(content, 'plugins', 'marsa-connect'), { recursive: true }),
    copyFile(join(own, 'pluginProbe.php'), join(content, 'mu-plugins', 'pluginProbe.php')),
  ]);
  const settings = (await textOf(config))
    .replace("define('DISABLE_WP_CRON', true);", '')
    .replace("define('WP_DEBUG', false);", debug);
  await writeFile(config, settings);
}

async function startPluginSite(server: Server) {
  const wordPress = await startWordPress({ layOut, router: 'pluginRouter.php', ...server });
  const content = join(wordPress.scratch, 'site', 'wp-content');
  /** Runs a command of `pluginProbe.php`. */
  const ask = async (what: string, argument: object = {}): Promise<unknown> => {
    const answer = await fetch(`${wordPress.origin}/wp-json/marsa-test/v1/${what}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(argument),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${what}: ${answer.status} ${text}`);
    return v.parse(v.object({ answer: v.unknown() }), JSON.parse(text)).answer;
  };
  try {
    await wordPress.run('pluginActivate.php');
    return {
      origin: wordPress.origin,
      administrator: await logIn(wordPress.origin, 'editorial', 'not-a-secret'),
      ask,
      set: (value: Settings) => ask('option', { name: 'marsa_connect', value }),
      mails: async () =>
        (await linesOf(join(content, 'mails.jsonl'))).map((line) => v.parse(mailSchema, JSON.parse(line))),
      /** Whether the write of a lead has started since the site was made slow (`marsa_test_slow`). */
      isStoring: () => existsSync(join(content, 'storing')),
      /** Kills the next request that stores a lead before one of its writes (`pluginProbe.php`). */
      killAt: async (at: { readonly write?: number; readonly after?: string; readonly delayMs?: number }) => {
        await rm(join(content, 'killed'), { force: true });
        await writeFile(join(content, 'kill.json'), JSON.stringify(at));
      },
      /** Returns the write before which the last request was killed, or ''. */
      killed: () => textOf(join(content, 'killed')),
      refuseLeads: (refuse: boolean) =>
        refuse ? writeFile(join(content, 'full'), '') : rm(join(content, 'full'), { force: true }),
      /** Rejects when PHP has logged notices, warnings or errors of the plugin. */
      stop: async () => {
        const log = await linesOf(join(content, 'debug.log'));
        const found = log.filter((line) => line.includes('marsa-connect'));
        await wordPress.stop();
        if (found.length > 0) throw new Error(`The plugin made PHP complain:\n${found.join('\n')}`);
      },
    };
  } catch (error) {
    await wordPress.stop();
    throw error;
  }
}

/** Describes tests of the plugin; each description has a separate WordPress. */
export const describePlugin = (
  title: string,
  tests: (get: () => PluginSite) => void,
  server: Server = {},
): void => describeRunning(title, () => startPluginSite(server), tests);
