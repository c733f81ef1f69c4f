/** A line of a list that is written out. */
export interface TextLine {
  readonly name: string;
  readonly state: 'open' | 'done' | 'none';
  readonly note: string;
}

/** What is written out. */
export interface TextList {
  readonly title: string;
  /** The choices, and how far one is. */
  readonly heads: readonly string[];
  readonly groups: readonly { readonly title: string; readonly lines: readonly TextLine[] }[];
  readonly address: string;
}

const lineOf = ({ name, state, note }: TextLine): string =>
  `${state === 'done' ? '☑' : '☐'} ${name}${note.trim() ? `\n   ${note.trim().replaceAll(/\s*\n\s*/g, '\n   ')}` : ''}`;

/** A list as plain text, for a message (PG-02): what is ready, what is open, with notes; without what is not needed. */
export function listAsText({ title, heads, groups, address }: TextList): string {
  const parts = groups
    .map((group) => ({ ...group, lines: group.lines.filter(({ state }) => state !== 'none') }))
    .filter(({ lines }) => lines.length > 0)
    .map((group) => [group.title, ...group.lines.map(lineOf)].join('\n'));
  return [[title, ...heads].join('\n'), ...parts, address].join('\n\n');
}
