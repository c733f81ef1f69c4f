/** The styles of an article's file: plain, light and dark, fit for paper; nothing is fetched for them (OF-10). */
export const FILE_STYLES = `
:root{color-scheme:light dark;--ink:${import.meta.env.LIGHT_INK};--soft:${import.meta.env.LIGHT_INK_SOFT};--paper:${import.meta.env.LIGHT_PAPER};--line:${import.meta.env.LIGHT_LINE};--tint:${import.meta.env.LIGHT_TINT};--link:${import.meta.env.LIGHT_PRIMARY};--accent:${import.meta.env.LIGHT_ACCENT}}
@media screen and (prefers-color-scheme:dark){:root{--ink:${import.meta.env.DARK_INK};--soft:${import.meta.env.DARK_INK_SOFT};--paper:${import.meta.env.DARK_PAPER};--line:${import.meta.env.DARK_LINE};--tint:${import.meta.env.DARK_TINT};--link:${import.meta.env.DARK_PRIMARY};--accent:${import.meta.env.DARK_ACCENT}}img{filter:brightness(.87)}}
body{max-width:42rem;margin:0 auto;padding:1.5rem 1rem 4rem;background:var(--paper);color:var(--ink);font:1.125rem/1.7 system-ui,'Segoe UI','Noto Sans',sans-serif;overflow-wrap:break-word}
h1,h2,h3,h4{line-height:1.3;margin:1.6em 0 .5em}
:lang(ar),:lang(ur){line-height:2}
:is(h1,h2,h3,h4):lang(ar){line-height:1.5}
:is(h1,h2,h3,h4):lang(ur){line-height:1.9}
:is(body,[lang]):lang(ur){font-family:'Noto Nastaliq Urdu',system-ui,'Segoe UI',sans-serif}
:is(h1,h2,h3,h4):lang(hi){line-height:1.45}
:is(body,[lang]):lang(hi){font-family:system-ui,'Noto Sans Devanagari','Nirmala UI',sans-serif}
h1{font-size:2rem;margin-block-start:.5em}
a{color:var(--link)}
header p,footer p,figcaption,caption,cite,.note{color:var(--soft);font-size:.9375rem}
header{border-block-end:1px solid var(--line);margin-block-end:2rem}
.lead{font-size:1.25rem;color:var(--soft)}
footer{border-block-start:1px solid var(--line);margin-block-start:3rem}
.note{padding:.75rem 1rem;border:1px dashed var(--line);border-radius:8px}
img{display:block;max-width:100%;height:auto;border-radius:10px}
figure{margin:1.5rem 0}
blockquote{margin:1.5rem 0;padding-inline-start:1.25rem;border-inline-start:3px solid var(--line)}
.table-box{overflow-x:auto}
table{width:100%;border-collapse:collapse;font-size:1rem}
th,td{padding:.6rem .75rem .6rem 0;border-bottom:1px solid var(--line);text-align:start;vertical-align:top}
pre{overflow-x:auto;padding:1rem;background:var(--tint);border-radius:8px;direction:ltr;text-align:start}
.is-style-key{padding:1rem 1.25rem;border-radius:16px;background:var(--tint)}
.is-style-chart :is(table,caption,thead){display:block}
.is-style-chart caption,figcaption:first-child{margin-block-end:.75rem;color:var(--ink);font-weight:600;text-align:start}
.is-style-chart tr{display:flex;flex-wrap:wrap;margin-block-end:.75rem}
.is-style-chart :is(th,td){flex:none;padding:0;border:0}
.is-style-chart th:first-child{flex:1 1 0}
.is-style-chart td{max-width:60%;padding-inline-start:1rem;text-align:end}
.is-style-chart :is(thead th:not(:first-child),thead + tbody td:not([width])){width:7rem;padding-inline-start:.75rem;text-align:end}
.is-style-chart thead th:nth-child(n+2)::after{content:'';display:inline-block;width:.75em;height:.75em;margin-inline-start:.5em;background:var(--link);print-color-adjust:exact}
.is-style-chart thead th:nth-child(3)::after{background:var(--accent)}
.is-style-chart tbody tr::after{content:'';order:1;flex:none;width:100%}
.is-style-chart td[width]{order:2;max-width:none;height:.875rem;padding:0;print-color-adjust:exact}
.is-style-tone-1{background:var(--link)}
.is-style-tone-2{background:var(--accent)}
.is-style-range{opacity:.4}
.is-style-decision em{font-style:normal;font-weight:600}
.is-style-decision li > strong:first-child{display:block;color:var(--link)}
.is-style-sources{font-size:.9375rem;color:var(--soft)}
@media print{body{max-width:none;background:#fff}.table-box{overflow:visible}img,figure,tr,pre{break-inside:avoid}h2,h3,h4{break-after:avoid}details::details-content{content-visibility:visible;block-size:auto}}
`;
