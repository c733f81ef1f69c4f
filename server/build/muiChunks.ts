/** A file of the build, and what goes into it: see `CHUNKS`. */
export type ChunkRow = readonly [chunk: string | null, modules: readonly string[]];

/** Paths in a folder, from their names with spaces between. */
export const inside = (folder: string, names: string) =>
  names.split(/\s+/).map((name) => `${folder}/${name}`);
const mui = (names: string) => inside('node_modules/@mui/material', names);

/**
 * MUI by the moment at which its parts are needed. What the first screen is made of imports nothing of the others: a
 * chunk that waits for one that waits for it would run too early.
 */
export const MUI_CHUNKS: readonly ChunkRow[] = [
  ['mui-popper', ['node_modules/@popperjs/', ...mui('Popper/')]],
  [
    'mui-overlays',
    mui(
      'Backdrop ClickAwayListener Dialog Drawer Fade Grow Menu Modal Popover Portal Slide/ Snackbar SwipeableDrawer Tooltip Unstable_TrapFocus Zoom',
    ),
  ],
  // What those share that the first screen does without, and each page has.
  [
    'mui-more',
    [
      ...mui(
        'Alert Avatar BottomNav CardAction CardContent CardMedia Chip LinearProgress List/ Skeleton internal/svg-icons internal/animate internal/switchBaseClasses NoSsr Stack/ SvgIcon/createSvgIcon styles/cssUtils transitions/useReducedMotion',
      ),
      ...inside(
        'node_modules/@mui/material/utils',
        'contains createChainedFunction debounce focusWithVisible focusable getActiveElement getScrollbarSize isMuiElement mergeSlotProps ownerDocument ownerWindow setRef useControlled useEnhancedEffect useSlot',
      ),
      ...inside(
        'node_modules/@mui/utils',
        'appendOwnerState contains createChainedFunction debounce extractEventHandlers fastObjectShallowCompare getActiveElement getReactElementRef getScrollbarSize isEventHandler isHostComponent isMuiElement mergeSlotProps omitEventHandlers ownerDocument ownerWindow resolveComponentProps setRef useControlled useOnMount useSlot useTimeout useValueAsRef',
      ),
      'node_modules/@mui/system/Stack/',
      'node_modules/react-transition-group/esm/TransitionGroupContext.',
    ],
  ],
  ['mui-steps', mui('Step')],
  // What each page but the home page needs at once.
  [
    'mui-content',
    [
      ...mui(
        'Accordion Badge Breadcrumbs Collapse internal/Transition ListItem ListSubheader Pagination Tab ToggleButton usePagination',
      ),
      'node_modules/@mui/utils/useRovingTabIndex',
    ],
  ],
  [
    'mui-fields',
    mui(
      'Autocomplete Checkbox Filled Form Input Native Outlined Radio Select Slider Switch Text internal useAutocomplete',
    ),
  ],
];

/** Names of MUI's classes: a few bytes each, asked for by several of its parts. */
export const MUI_CLASSES =
  /\/@mui\/material\/(?!Popper\/|(?:AppBar|Button|ButtonBase|Card|CircularProgress|Container|CssBaseline|IconButton|Link|Paper|SvgIcon|Toolbar|Typography)\/).*Classes\./;
