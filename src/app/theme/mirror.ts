/** What mirrors styles for right-to-left pages: a file of its own, since only Arabic needs it (LA-06). */
export { default as mirror } from 'stylis-plugin-rtl';
