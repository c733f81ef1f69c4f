/** The mirroring plugin, a separate chunk, because only Arabic needs it (LA-06). */
export { default as mirror } from 'stylis-plugin-rtl';
