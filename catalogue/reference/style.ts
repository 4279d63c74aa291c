/** The page's style. Its text is hashed for the page's content security policy. */
export const style = `
:root {
  color-scheme: light dark;
  --page: #ffffff; --text: #1c2430; --muted: #505b69; --accent: #0b5394; --line: #d5dce4; --soft: #f3f5f8;
  --blue: #e3edf9; --blue-text: #0b4a8a; --sand: #f7ebd8; --sand-text: #704000;
  --red: #fbe5e4; --red-text: #96170f; --green: #e0f2e5; --green-text: #14532d;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #12161c; --text: #e4e8ee; --muted: #a7b2bf; --accent: #8abfff; --line: #303945; --soft: #1b212a;
    --blue: #16304d; --blue-text: #b3d4ff; --sand: #3d2c12; --sand-text: #f5d29a;
    --red: #451a18; --red-text: #ffb9b3; --green: #12351f; --green-text: #a6e3b9;
  }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1.5rem; -webkit-text-size-adjust: 100%; }
body { margin: 0; background: var(--page); color: var(--text); 
  font: 1rem/1.6 system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif; }
a { color: var(--accent); text-underline-offset: 0.15em; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 2px; }
code, pre { font-family: ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace; font-size: 0.875em; }
pre code { font-size: inherit; }
.skip { position: absolute; left: -100rem; }
.skip:focus { left: 1rem; top: 1rem; padding: 0.5rem 1rem; background: var(--page); z-index: 2; }
.layout { display: grid; grid-template-columns: 18rem minmax(0, 1fr); }
nav { position: sticky; top: 0; height: 100vh; overflow-y: auto; padding: 1.5rem 1rem 2rem 1.5rem;
  border-right: 1px solid var(--line); background: var(--soft); }
nav summary { display: none; }
nav .name { margin: 0 0 1rem; font-size: 1.125rem; font-weight: 700; }
nav .group { margin: 1.25rem 0 0.25rem; font-size: 0.8125rem; font-weight: 600; color: var(--muted); }
nav ul { list-style: none; margin: 0; padding: 0; }
nav li a { display: block; padding: 0.2rem 0.5rem; border-radius: 4px; color: var(--text); font-size: 0.9375rem;
  text-decoration: none; overflow-wrap: break-word; }
nav li a:hover { background: var(--line); }
nav .badge { font-size: 0.75rem; vertical-align: 0.05em; }
nav .deprecated a { color: var(--muted); }
[hidden] { display: none !important; }
.search { margin: 0 0 0.5rem; }
.search input { width: 100%; padding: 0.45rem 0.6rem; border: 1px solid var(--muted); border-radius: 4px; font: inherit;
  font-size: 0.9375rem; background: var(--page); color: var(--text); }
.search p { margin: 0.25rem 0 0; font-size: 0.8125rem; color: var(--muted); }
#resultados strong { display: block; font-weight: 600; overflow-wrap: anywhere; }
#resultados span { display: block; font-size: 0.8125rem; color: var(--muted); overflow-wrap: anywhere; }
section.found > h3 { background: var(--sand); color: var(--sand-text); }
section:focus, tr:focus { outline: none; }
main { padding: 2rem clamp(1rem, 4vw, 3.5rem) 5rem; max-width: 78rem; }
h1 { margin: 0 0 0.5rem; font-size: 2rem; line-height: 1.2; }
h2 { margin: 3.5rem 0 0.5rem; padding-bottom: 0.4rem; border-bottom: 2px solid var(--line); font-size: 1.5rem; }
h3 { margin: 2rem 0 0.5rem; font-size: 1.25rem; line-height: 1.3; }
h4 { margin: 1.75rem 0 0.5rem; font-size: 1rem; }
h5 { margin: 1.25rem 0 0.5rem; font-size: 0.9375rem; font-weight: 600; }
p, main ul { max-width: 46rem; margin: 0.5rem 0; }
main ul { padding-left: 1.25rem; }
.lead { font-size: 1.0625rem; color: var(--muted); }
.operation { padding-bottom: 2rem; }
.operation + .operation { border-top: 1px solid var(--line); }
.anchor { text-decoration: none; color: var(--muted); font-weight: 400; }
.endpoint { max-width: none; display: flex; flex-wrap: wrap; align-items: center; gap: 0.35rem 0.6rem; }
.endpoint > code { overflow-wrap: anywhere; font-weight: 600; }
.method { padding: 0.05rem 0.5rem; border-radius: 4px; background: var(--accent); color: var(--page);
  font-size: 0.8125rem; font-weight: 700; }
.scope, .status { color: var(--muted); font-size: 0.875rem; }
.notice { padding: 0.5rem 0.75rem; border-radius: 4px; background: var(--sand); color: var(--sand-text); }
.notice a { color: inherit; }
.notice > p { margin: 0; }
.scroll { overflow-x: auto; border: 1px solid var(--line); border-radius: 6px; margin: 0.5rem 0 1rem; }
table { width: 100%; border-collapse: collapse; font-size: 0.9375rem; line-height: 1.45; }
table.fields { min-width: 44rem; }
table.output { min-width: 32rem; }
table.codes-table { min-width: 62rem; }
th, td { padding: 0.45rem 0.75rem; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); }
tbody tr:last-child > * { border-bottom: 0; }
thead th { background: var(--soft); font-size: 0.8125rem; color: var(--muted); white-space: nowrap; }
tbody th { font-weight: 600; white-space: nowrap; }
:is(tr:target, tr.found) > * { background: var(--sand); color: var(--sand-text); }
:is(tr:target, tr.found) :is(.english, a) { color: inherit; }
.fields td:nth-child(2) { white-space: nowrap; color: var(--muted); }
.codes-table td { min-width: 11rem; }
.codes-table td:nth-child(2) { min-width: 0; white-space: nowrap; }
.depth-1 { --indent: 1.25rem; } .depth-2 { --indent: 2.5rem; } .depth-3 { --indent: 3.75rem; }
.depth-4 { --indent: 5rem; } .depth-5 { --indent: 6.25rem; }
.fields tbody th { padding-left: calc(0.75rem + var(--indent, 0rem)); }
.codes { display: block; color: var(--muted); font-size: 0.875rem; }
.english { display: block; margin-top: 0.2rem; color: var(--muted); font-size: 0.875rem; }
.badge { display: inline-block; padding: 0 0.45rem; border-radius: 4px; font-size: 0.8125rem; font-weight: 600; }
.badge.interface, .badge.informacao { background: var(--blue); color: var(--blue-text); }
.badge.vinculo, .badge.alerta { background: var(--sand); color: var(--sand-text); }
.badge.erro { background: var(--red); color: var(--red-text); }
pre { margin: 0.5rem 0 1rem; padding: 0.9rem 1rem; overflow: auto; max-height: 44rem; border: 1px solid var(--line);
  border-radius: 6px; background: var(--soft); line-height: 1.5; tab-size: 2; }
.machine { overflow-x: auto; margin: 0.5rem 0 1rem; border: 1px solid var(--line); border-radius: 6px; }
.machine svg { display: block; margin: 0 auto; font-size: 13px; }
.machine text { fill: var(--text); text-anchor: middle; }
.machine path { fill: none; stroke: var(--muted); stroke-width: 1.4; }
.machine .head { fill: var(--muted); stroke: none; }
.machine circle { fill: var(--text); }
.state { --fill: var(--soft); --ink: var(--text); font-weight: 600; }
.state.espera, .state.atencao { --fill: var(--sand); --ink: var(--sand-text); }
.state.andamento { --fill: var(--blue); --ink: var(--blue-text); }
.state.ok { --fill: var(--green); --ink: var(--green-text); }
.state.erro { --fill: var(--red); --ink: var(--red-text); }
.state rect { fill: var(--fill); stroke: var(--ink); stroke-width: 1.2; }
.machine .state text { fill: var(--ink); }
main details { margin: 0.5rem 0; }
main summary { cursor: pointer; width: fit-content; padding: 0.15rem 0; color: var(--accent); font-weight: 600; }
.problems { list-style: none; display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; max-width: none; }
main ul.problems { padding: 0; }
@media (max-width: 60rem) {
  html { scroll-padding-top: 7rem; }
  .layout { display: block; }
  nav { height: auto; max-height: 85vh; padding: 0.6rem 1rem; border-right: 0; border-bottom: 1px solid var(--line); z-index: 1; }
  nav .name { display: none; }
  nav summary { display: list-item; cursor: pointer; padding: 0.25rem 0; font-weight: 700; }
  nav li a { padding: 0.4rem 0.5rem; }
  h1 { font-size: 1.625rem; }
}
@media (max-width: 40rem) {
  table, table.fields, table.codes-table { min-width: 0; }
  table, tbody { display: block; }
  thead { position: absolute; left: -100rem; }
  tbody tr { display: flex; flex-wrap: wrap; gap: 0.15rem 0.75rem; padding: 0.6rem 0.75rem; border-bottom: 1px solid var(--line); }
  tbody tr:last-child { border-bottom: 0; }
  tr:target, tr.found { background: var(--sand); }
  .fields tbody tr { padding-left: calc(0.75rem + var(--indent, 0rem) * 0.6); }
  th, td, .fields tbody th { padding: 0; border: 0; }
  tbody th, .output td:nth-child(3), .input td:nth-child(4), .codes-table td:nth-child(n + 3) { flex: 0 0 100%; }
  tbody th { white-space: normal; overflow-wrap: anywhere; }
  .input td:nth-child(4) { order: 1; }
  .input td:nth-child(3)::before { content: 'obrigatório: '; color: var(--muted); }
  .codes-table td:nth-child(4)::before { content: 'Causa: '; font-weight: 600; }
  .codes-table td:nth-child(5)::before { content: 'O que fazer: '; font-weight: 600; }
}
@media print { nav, .skip { display: none; } .layout { display: block; } pre { max-height: none; } }
`
