/** How a report looks: light or dark as the reader has it, on a phone and on paper. */
export const REPORT_STYLE = `
:root{color-scheme:light dark;--ground:#ffffff;--ink:#222222;--faint:#5f5f66;--line:#d8d8d8;--bar:#1d4fa8;--shade:#f4f4f0}
@media screen and (prefers-color-scheme:dark){:root{--ground:#1b1b1f;--ink:#e8e8ea;--faint:#a9a9b0;--line:#4a4a52;--bar:#86b4ff;--shade:#25252b}}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{margin:0 auto;max-width:68rem;padding:1rem;background:var(--ground);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
h1{margin:.5rem 0;font-size:1.6rem;line-height:1.2;overflow-wrap:anywhere}
h2{margin:2.2rem 0 .6rem;padding-bottom:.2rem;border-bottom:1px solid var(--line);font-size:1.25rem}
h3{margin:1.6rem 0 .5rem;font-size:1.05rem}
h3 code{margin-left:.4em;color:var(--faint);font-weight:normal}
p{margin:.5rem 0;max-width:44rem}
a{color:var(--bar)}
code{font:.9em/1.4 ui-monospace,monospace;overflow-wrap:anywhere;white-space:pre-wrap}
small{color:var(--faint);font-size:.85em}
table{margin:.6rem 0;border-collapse:collapse;font-size:.92rem}
caption{padding:.2rem 0;color:var(--faint);text-align:left}
th,td{padding:.2rem .6rem .2rem 0;text-align:left;vertical-align:top}
td{overflow-wrap:break-word}
.bars td:first-child,.pairs td{overflow-wrap:anywhere}
tbody tr{border-top:1px solid var(--line)}
.pairs tr:first-child{border-top:0}
thead th{color:var(--faint);font-weight:normal}
tbody th{font-weight:normal}
.pairs th{min-width:6.5rem;color:var(--faint)}
.number{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
.bars,.items{width:100%}
.bars{max-width:44rem}
.bar{width:28%;padding-right:0;vertical-align:middle}
.bar span{display:block;height:.7rem;background:var(--bar);print-color-adjust:exact;-webkit-print-color-adjust:exact}
.side{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(19.5rem,100%),1fr));gap:0 2rem;align-items:start}
.items td{vertical-align:middle}
.items .board{width:8rem}
.items svg{display:block;width:auto;height:auto;max-width:7.5rem;max-height:7rem}
figure{margin:.6rem 0}
figcaption{color:var(--faint);font-size:.92rem}
.plot{margin:.6rem 0}
.plot svg{display:block;max-width:100%;height:auto}
footer{margin:2.5rem 0 1rem;color:var(--faint);font-size:.85rem}
@media (max-width:30rem){.items .board{width:5.5rem}.items svg{max-width:5rem;max-height:5rem}.bar{width:22%}}
@media print{html{font-size:10pt}body{max-width:none;padding:0}section section,table tr,figure,.plot{break-inside:avoid}h2,h3,caption{break-after:avoid}a{color:inherit;text-decoration:none}}
`;
