/** Names of the mega menus, in the order of FR-02; their labels are `menus` in the frame's words. */
export const menuNames = [
  'licensing',
  'guide',
  'services',
  'workspace',
  'accounting',
  'visa',
  'company',
] as const;

/** One of the mega menus. */
export type MenuName = (typeof menuNames)[number];
