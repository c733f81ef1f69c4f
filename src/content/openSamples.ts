export interface OpenPoint {
  readonly kind: 'sample' | 'setting' | 'fact' | 'source';
  /** The path of a statement in `firm.yaml`, the name of a setting, or the id of a fact. */
  readonly id: string;
  readonly why: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

const REPLACED_BY: Readonly<Record<string, string>> = {
  'contact.phone': 'VITE_PHONE',
  'contact.whatsapp': 'VITE_WHATSAPP',
  'contact.email': 'VITE_EMAIL',
  'contact.videoChannel': 'VITE_VIDEO_CHANNEL',
  'contact.addressDubai': 'VITE_ADDRESS_DUBAI',
  'contact.addressLondon': 'VITE_ADDRESS_LONDON',
  'contact.portal': 'VITE_PORTAL',
};

/** Returns the paths of all statements with the status `sample` in a value. */
export function samplesIn(value: unknown, path: readonly string[] = []): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('status' in value && 'value' in value) return value.status === 'sample' ? [path.join('.')] : [];
  return Object.entries(value).flatMap(([name, part]: [string, unknown]) => samplesIn(part, [...path, name]));
}

/** Returns the unconfirmed statements, except contact details that a setting replaces. */
export function openSamples(firm: unknown, environment: Environment): readonly OpenPoint[] {
  return samplesIn(firm).flatMap((id): readonly OpenPoint[] => {
    const setting = REPLACED_BY[id];
    if (setting === undefined) return [{ kind: 'sample', id, why: 'not confirmed by the firm' }];
    return environment[setting]
      ? []
      : [{ kind: 'sample', id, why: `not confirmed; ${setting} is not set either` }];
  });
}
