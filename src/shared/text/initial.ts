/** The first letter of a name, for the round sign that stands for a portrait. */
export const initialOf = (name: string): string => Array.from(name)[0] ?? '';
