/** Name of the blog's database, which the app writes with Dexie and the worker reads. */
export const BLOG_DATABASE = 'marsa-blog';
