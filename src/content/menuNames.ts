/** Names of the mega menus, in display order (FR-02); their labels are the messages `menus` of the frame. */
export const menuNames = [
  'licensing',
  'guide',
  'services',
  'workspace',
  'accounting',
  'visa',
  'company',
] as const;

export type MenuName = (typeof menuNames)[number];
