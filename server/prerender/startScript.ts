import { build } from 'vite';
import { OLDEST_BROWSERS } from '../build/targets.ts';

/** Compiles the head script of every page. */
export async function buildStartScript(root: string): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: OLDEST_BROWSERS,
      lib: { entry: 'src/app/start/head.ts', formats: ['iife'], name: 'start', fileName: 'start' },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error('The start script was not compiled.');
  if (chunk.code.includes('</script')) throw new Error('The start script would end its own element.');
  return chunk.code.trim();
}
