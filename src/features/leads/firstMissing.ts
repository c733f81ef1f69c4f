/** Returns the first of the needed fields that is blank; undefined for a request that has them all (HO-05). */
export const firstMissing = <Name extends string>(
  fields: Readonly<Partial<Record<Name, string>>>,
  needed: readonly Name[],
): Name | undefined => needed.find((name) => (fields[name] ?? '').trim() === '');
