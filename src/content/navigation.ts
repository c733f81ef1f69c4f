/** A link of the frame: `label` is a key of the locale files. */
export interface NavigationLink {
  readonly label: 'common.home' | 'common.blog' | 'common.getQuote' | 'common.scheduleMeeting';
  readonly to: string;
}

/** The main navigation, in order. Only what has a page is listed. */
export const mainNavigation: readonly NavigationLink[] = [
  { label: 'common.home', to: '/' },
  { label: 'common.blog', to: '/blog' },
];

/** The pages named in the footer. */
export const footerNavigation: readonly NavigationLink[] = [
  ...mainNavigation,
  { label: 'common.getQuote', to: '/quote' },
  { label: 'common.scheduleMeeting', to: '/schedule' },
];
