/** The console's one style sheet: plaster, terracotta and jatoba, as in the guest app, without its theme code. */
export const consoleStyles = `
@font-face {
  font-family: Fraunces;
  src: url('/console/fraunces.woff2') format('woff2');
  font-weight: 400 700;
  font-display: swap;
}
:root {
  color-scheme: light dark;
  --ground: #fbf5ec; --deep: #f3e9da; --surface: #fffdf9; --line: #e5d7c3;
  --ink: #3b2418; --soft: #6b5142; --brand: #b25630; --brand-deep: #9a4927; --wash: #f9e6da;
  --sage: #40593b; --sage-wash: #e7eee2; --brass: #7a5812; --brass-wash: #f8ecd0; --focus: #3b2418;
  --shadow: 0 1px 2px rgb(74 42 24 / 6%), 0 6px 20px rgb(74 42 24 / 7%);
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #1d120c; --deep: #150c08; --surface: #2a1b13; --line: #47331f;
    --ink: #f8ecdc; --soft: #cdb8a3; --brand: #b25630; --brand-deep: #c4633a; --wash: #44230f;
    --sage: #b4cfab; --sage-wash: #26311f; --brass: #e9c576; --brass-wash: #3a2c12; --focus: #f8ecdc;
    --shadow: 0 1px 2px rgb(0 0 0 / 30%), 0 6px 20px rgb(0 0 0 / 28%);
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--ground); color: var(--ink);
  font: 400 1rem/1.55 Figtree, system-ui, 'Segoe UI', sans-serif; overflow-wrap: break-word;
}
h1, h2, .time, .brand { font-family: Fraunces, Georgia, serif; font-weight: 560; line-height: 1.15; margin: 0; }
h1 { font-size: clamp(1.9rem, 5vw, 2.6rem); }
h2 { font-size: 1.35rem; }
p { margin: 0; }
a { color: var(--brand-deep); text-underline-offset: 0.18em; }
@media (prefers-color-scheme: dark) { a { color: #e29575; } }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: 6px; }
.skip { position: absolute; left: -999px; }
.skip:focus { left: 1rem; top: 1rem; z-index: 2; background: var(--surface); padding: 0.75rem 1rem; }
header { background: #3b2418; color: #fbf0e2; }
header .bar, main { max-width: 68rem; margin: 0 auto; padding-inline: clamp(1rem, 4vw, 2rem); }
header .bar { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem 1.5rem; padding-block: 1rem 0.75rem; }
header a { color: inherit; }
header :focus-visible { outline-color: #fbf0e2; }
.brand { display: flex; align-items: center; gap: 0.75rem; font-size: 1.4rem; text-decoration: none; }
.brand svg { width: 2.4rem; height: 2.4rem; }
.brand small { display: block; font: 500 0.85rem/1.2 Figtree, system-ui, sans-serif; color: #d9c2ac; }
.pill { margin-inline-start: auto; text-decoration: none; border: 1px solid #6b5142; border-radius: 999px; padding: 0.45rem 1rem; font-size: 0.92rem; }
.pill.moved { background: #f0c25a; border-color: #f0c25a; color: #3b2418; font-weight: 600; }
nav { max-width: 68rem; margin: 0 auto; padding-inline: clamp(0.25rem, 3vw, 1.25rem); overflow-x: auto; }
nav ul { display: flex; margin: 0; padding: 0; list-style: none; }
nav a { display: block; padding: 0.8rem 0.7rem; text-decoration: none; white-space: nowrap; border-bottom: 3px solid transparent; color: #d9c2ac; }
nav a:hover { color: #fbf0e2; }
nav a[aria-current] { color: #fbf0e2; border-color: #da845f; font-weight: 600; }
nav :focus-visible { outline-offset: -4px; }
main { padding-block: clamp(1.5rem, 5vw, 3rem) 4rem; display: grid; gap: 1.5rem; }
.lead { color: var(--soft); max-width: 42rem; margin-top: 0.6rem; }
.cards { display: grid; gap: 1.25rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 19rem), 1fr)); }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: 20px; padding: clamp(1.1rem, 3vw, 1.6rem); box-shadow: var(--shadow); display: grid; gap: 1rem; align-content: start; min-width: 0; }
.card.arch { border-top: 6px solid var(--brand); }
.time { font-size: clamp(2.4rem, 8vw, 3.4rem); font-variant-numeric: tabular-nums; }
.soft { color: var(--soft); }
.flash { border-radius: 14px; padding: 0.9rem 1.1rem; background: var(--sage-wash); color: var(--sage); font-weight: 600; }
.flash.problem { background: var(--wash); color: var(--ink); }
.row { display: flex; flex-wrap: wrap; gap: 0.6rem; align-items: end; }
.row.middle { align-items: center; }
form { margin: 0; }
label { display: grid; gap: 0.35rem; font-weight: 600; font-size: 0.95rem; }
fieldset { border: 0; margin: 0; padding: 0; display: grid; gap: 0.2rem; align-content: start; min-width: 0; }
legend { padding: 0; margin-bottom: 0.4rem; font-weight: 600; }
.stack { display: grid; gap: 1.2rem; }
.tick { display: grid; grid-template-columns: auto 1fr; gap: 0.6rem; align-items: center; font-weight: 400; min-height: 2.2rem; }
.tick input { min-height: 0; width: 1.15rem; height: 1.15rem; padding: 0; accent-color: var(--brand); }
input, select { font: inherit; font-weight: 400; color: inherit; background: var(--ground); border: 1px solid var(--soft); border-radius: 12px; min-height: 2.9rem; padding: 0.4rem 0.8rem; max-width: 100%; }
button, .button { font: 600 1rem/1.2 Figtree, system-ui, sans-serif; min-height: 2.9rem; padding: 0.6rem 1.2rem; border-radius: 999px; border: 1px solid var(--brand); background: var(--brand); color: #fff; cursor: pointer; text-decoration: none; display: inline-flex; align-items: center; }
button:hover, .button:hover { background: #9a4927; border-color: #9a4927; }
button.quiet, .button.quiet { background: transparent; color: var(--ink); border-color: var(--soft); }
button.quiet:hover, .button.quiet:hover { background: var(--deep); }
.tag { display: inline-block; border-radius: 999px; padding: 0.12rem 0.7rem; font-size: 0.85rem; font-weight: 600; background: var(--deep); color: var(--soft); white-space: nowrap; }
.tag.good { background: var(--sage-wash); color: var(--sage); }
.tag.wait { background: var(--brass-wash); color: var(--brass); }
.tag.bad { background: var(--wash); color: var(--ink); }
.unseen { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; white-space: nowrap; }
.mono { font-family: ui-monospace, 'SFMono-Regular', Menlo, Consolas, monospace; font-size: 0.95em; }
table { width: 100%; border-collapse: collapse; }
caption { text-align: start; color: var(--soft); padding-bottom: 0.5rem; }
th, td { text-align: start; padding: 0.75rem 1.1rem 0.75rem 0; border-top: 1px solid var(--line); vertical-align: top; overflow-wrap: break-word; }
thead th { border-top: 0; color: var(--soft); font-weight: 600; font-size: 0.9rem; padding-top: 0; }
tbody th { font-weight: 600; }
tbody th.mono { white-space: nowrap; }
td.act, td:last-child { padding-inline-end: 0; }
.whole { white-space: nowrap; }
.money { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap; }
td.act { text-align: end; }
td.act button { white-space: nowrap; }
.list { list-style: none; margin: 0; padding: 0; }
.list li { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0.15rem 1rem; padding: 0.7rem 0; border-top: 1px solid var(--line); }
.list li:first-child { border-top: 0; padding-top: 0; }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 0.35rem 1.25rem; margin: 0; }
dt { color: var(--soft); }
dd { margin: 0; overflow-wrap: anywhere; }
iframe { width: 100%; height: min(62rem, 80vh); border: 1px solid var(--line); border-radius: 16px; background: #f6f0e7; }
pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font: 0.95rem/1.6 ui-monospace, Menlo, Consolas, monospace; background: var(--deep); border-radius: 14px; padding: 1.1rem; }
@media (max-width: 40rem) {
  header .bar { flex-wrap: nowrap; gap: 0.75rem; }
  .pill { padding: 0.4rem 0.75rem; font-size: 0.85rem; white-space: nowrap; }
  .brand { gap: 0.6rem; font-size: 1.2rem; }
  .brand small { font-size: 0.8rem; white-space: nowrap; }
}
@media (max-width: 56rem) {
  table, tbody, tr, th, td, caption { display: block; }
  thead { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; white-space: nowrap; }
  tbody tr { border-top: 1px solid var(--line); padding-block: 0.9rem; }
  tbody tr:first-child { border-top: 0; padding-top: 0; }
  th, td { border: 0; padding: 0.12rem 0; }
  td[data-label]::before { content: attr(data-label) ' '; color: var(--soft); }
  .money, td.act { text-align: start; }
  td.act { padding-top: 0.7rem; }
}
@media (prefers-reduced-motion: no-preference) { button, .button, nav a { transition: background-color 120ms, color 120ms; } }
`;
