import { style } from '../reference/style.ts'

/**
 * Style of the reference, with additions for longer texts and pictures. Hashed for the content security
 * policy.
 */
export const docsStyle = `${style}
nav .here { font-weight: 600; background: var(--line); }
nav .inner { margin: 0.15rem 0 0.5rem 0.75rem; border-left: 1px solid var(--line); }
main { max-width: 58rem; }
main ol { max-width: 46rem; margin: 0.5rem 0; padding-left: 1.5rem; }
main li { margin: 0.2rem 0; }
main img { display: block; max-width: 100%; height: auto; margin: 0.75rem 0 1.25rem; border: 1px solid var(--line); border-radius: 6px; }
main p > code, main li code, td code { overflow-wrap: anywhere; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; }
.contents { display: none; }
.cards { display: grid; grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr)); gap: 1rem; margin: 1.5rem 0; }
main ul.cards { max-width: none; padding: 0; list-style: none; }
.cards li { margin: 0; padding: 1rem 1.25rem; border: 1px solid var(--line); border-radius: 8px; background: var(--soft); }
.cards h2 { margin: 0 0 0.25rem; padding: 0; border: 0; font-size: 1.125rem; }
.cards p { margin: 0; }
dl.facts { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 0.5rem 1.5rem; max-width: 46rem; }
dl.facts dt { font-weight: 600; } dl.facts dd { margin: 0; }
table.text { min-width: 0; }
table.text td { overflow-wrap: anywhere; }
table.text tbody th { white-space: normal; }
.code-list { columns: 2; }
main ul.code-list { max-width: none; }
@media (max-width: 60rem) {
  html { scroll-padding-top: 1rem; }
  nav { position: static; max-height: none; }
  nav .name, nav .inner, nav .group { display: none; }
  nav ul { display: flex; flex-wrap: wrap; gap: 0 0.25rem; }
  .contents { display: block; }
}
@media (max-width: 40rem) {
  .code-list { columns: 1; }
  dl.facts { grid-template-columns: minmax(0, 1fr); gap: 0.1rem; } dl.facts dd { margin-bottom: 0.6rem; }
  table.text td:nth-child(n + 2) { flex: 0 0 100%; }
}
@media print {
  body { font-size: 10.5pt; } main { padding: 0; max-width: none; }
  .contents { display: none; }
  h2, h3 { break-after: avoid; } pre, tr, img { break-inside: avoid; }
  a { color: inherit; }
}
`
