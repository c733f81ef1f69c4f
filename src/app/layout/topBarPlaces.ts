/** Id of the link to the saved guides, into which `SavedInTopBar` renders their number. */
export const SAVED_LINK_ID = 'to-saved';
