import { Html, html, nothing } from '../reference/html.ts'
import { between } from './place.ts'
import { docsStyle } from './style.ts'

export interface Section {
  id: string
  title: string
}

export interface Page {
  /** Path under /docs. */
  place: string
  title: string
  body: Html
  /** Sections for the menu. */
  sections?: readonly Section[]
  script?: string
  /** Language of the text, where it is not Portuguese. */
  language?: string
}

const menu = [
  { place: '', title: 'Início' },
  { place: 'guias/integrador', title: 'Guia do integrador' },
  { place: 'guias/secretaria', title: 'Guia da secretaria' },
  { place: 'guias/documentos', title: 'Documentos: o que a lei pede' },
  { place: 'guias/aluno', title: 'Guia do aluno' },
  { place: 'guias/professor', title: 'Guia do professor' },
  { place: 'guias/operador', title: 'Guia do operador' },
  { place: 'referencia', title: 'Referência' },
  { place: 'problemas', title: 'Problemas' },
  { place: 'ocorrencias', title: 'Ocorrências' },
  { place: 'operations', title: 'Operating (English)' },
  { place: 'webhooks', title: 'Webhooks (English)' },
] as const

const inner = (sections: readonly Section[]) =>
  html`<ul>${sections.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}</ul>`

function navigation({ place, sections = [] }: Page): Html {
  const items = menu.map((item) => {
    const here = item.place === place
    const above = item.place !== '' && place.startsWith(`${item.place}/`)
    const mark = here || above ? html` class="here" aria-current="${here ? 'page' : 'true'}"` : nothing
    const parts = here && sections.length > 0 ? html`<div class="inner">${inner(sections)}</div>` : nothing
    return html`<li><a href="${between(place, item.place)}"${mark}>${item.title}</a>${parts}</li>
`
  })
  return html`<nav aria-label="Documentação"><p class="name">Vínculo</p><ul>${items}</ul></nav>`
}

const contents = (sections: readonly Section[]) =>
  html`<details class="contents"><summary>Nesta página</summary>${inner(sections)}</details>`

/** A self-contained page of the documentation; only pictures are requested separately. */
export function framed(page: Page): string {
  const { title, body, sections = [], script, language = 'pt-BR' } = page
  return html`<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Vínculo</title>
<link rel="icon" href="data:,">
<style>${new Html(docsStyle)}</style>
</head>
<body>
<a class="skip" href="#conteudo">Ir para o conteúdo</a>
<div class="layout">
${navigation(page)}
<main id="conteudo"${language === 'pt-BR' ? nothing : html` lang="${language}"`}>
<h1>${title}</h1>
${sections.length > 0 ? contents(sections) : nothing}
${body}
</main>
</div>
${script ? html`<script>${new Html(script)}</script>` : nothing}
</body>
</html>
`.text
}
