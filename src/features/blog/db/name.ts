/** Name of the blog's database: the app writes it by Dexie, the worker reads it. */
export const BLOG_DATABASE = 'marsa-blog';
