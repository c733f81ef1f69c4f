import { Workbox as PlainWorkbox } from 'workbox-window/Workbox.js';
import { trustedScriptUrl } from '../../shared/html/trusted.ts';

/**
 * `Workbox` for `virtual:pwa-register`, which passes the script's address as plain text: the site's policy requires a
 * trusted one (https://www.w3.org/TR/trusted-types/).
 */
export class Workbox extends PlainWorkbox {
  constructor(script: string, options?: RegistrationOptions) {
    super(trustedScriptUrl(script), options);
  }
}
