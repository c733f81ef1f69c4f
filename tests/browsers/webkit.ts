import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { Builder, By, type WebElement } from 'selenium-webdriver';
import type { Device, Engine, EngineWindow } from './engine.ts';
import { startWebKitProcesses } from './webkitProcesses.ts';

/** Another Python on the path would lack the system's libraries. */
const PYTHON = '/usr/bin/python3';
const BROWSER = 'MarsaWindow';
const WINDOW = resolve(import.meta.dirname, 'webkitWindow.py');

const runs = (program: string, ...args: string[]) =>
  spawnSync(program, args, { stdio: 'ignore' }).status === 0;

function lacks(): string | undefined {
  if (!runs('WebKitWebDriver', '--help')) return 'WebKitWebDriver';
  if (!runs('Xvfb', '-help')) return 'Xvfb';
  const libraries = 'import gi; gi.require_version("Gtk", "3.0"); gi.require_version("WebKit2", "4.1")';
  return runs(PYTHON, '-c', libraries) ? undefined : 'the Python libraries of WebKitGTK';
}

async function start(profile: string, device: Device = {}): Promise<EngineWindow> {
  const processes = await startWebKitProcesses();
  const driver = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(processes.address)
    .withCapabilities({
      browserName: BROWSER,
      'webkitgtk:browserOptions': { binary: PYTHON, args: [WINDOW, profile, JSON.stringify(device)] },
    })
    .build();
  const nth = async (selector: string, index: number): Promise<WebElement> => {
    const found = (await driver.findElements(By.css(selector)))[index];
    if (!found) throw new Error(`No ${selector} (${index})`);
    return found;
  };
  return {
    open: (address) => driver.get(address),
    evaluate: (script, ...args) => driver.executeScript(script, ...args),
    click: async (selector, index = 0) => (await nth(selector, index)).click(),
    type: async (selector, text) => (await nth(selector, 0)).sendKeys(text),
    choose: async (selector, value) => (await nth(`${selector} option[value="${value}"]`, 0)).click(),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    print: () => Promise.resolve(undefined),
    close: async () => {
      await driver.quit();
      await processes.end();
    },
  };
}

/** WebKitGTK, the engine of Safari, in a window that stores its data. */
export const webkit: Engine = { name: 'WebKit', lacks, start };
