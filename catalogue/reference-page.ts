import { operations } from './index.ts'
import { grouped } from './openapi/groups.ts'
import type { Operation } from './operation.ts'
import { Html, html } from './reference/html.ts'
import { introduction, topics } from './reference/introduction.ts'
import { operationSection } from './reference/operation.ts'
import { sessionLinks, sessionSections } from './reference/session.ts'
import { script, style } from './reference/style.ts'
import { occurrenceTable, problemTable } from './reference/tables.ts'
import { sessionGroup } from './session/index.ts'

const all: readonly Operation[] = operations

/** Long names break between their words. */
const breakable = (name: string) => html`${name.split(/(?=[A-Z])/).map((word) => html`<wbr>${word}`)}`

const links = (items: readonly { id: string; title: string }[]) =>
  html`<ul>${items.map(
    ({ id, title }) => html`<li><a href="#${id}">${breakable(title)}</a></li>
`,
  )}</ul>`

function navigation(): Html {
  const groups = grouped(all).map(
    (group) => html`<p class="group">${group.title}</p>
${links(group.operations.map(({ id }) => ({ id, title: id })))}
`,
  )
  return html`<nav aria-label="Conteúdo">
<p class="name">Vínculo</p>
<details id="menu" open><summary>Vínculo: conteúdo</summary>
<p class="group">Introdução</p>
${links(topics)}
${groups}
<p class="group">${sessionGroup.title}</p>
${links(sessionLinks)}
<p class="group">Tabelas</p>
${links([
  { id: 'problemas', title: 'Problemas' },
  { id: 'ocorrencias', title: 'Ocorrências' },
])}
</details>
</nav>
`
}

const groupSections = () =>
  grouped(all).map(
    (group) => html`<h2 id="grupo-${group.id}">${group.title}</h2>
<p>${group.text}</p>
${group.operations.map(operationSection)}`,
  )

/** The reference as one self-contained page that asks nothing of any other address. */
export function referencePage(): string {
  return html`<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Vínculo: referência da integração</title>
<link rel="icon" href="data:,">
<style>${new Html(style)}</style>
</head>
<body>
<a class="skip" href="#conteudo">Ir para o conteúdo</a>
<div class="layout">
${navigation()}
<main id="conteudo">
<h1>Referência da integração</h1>
<p class="lead">Como os sistemas da instituição enviam dados ao Vínculo e leem o que mudou. A mesma descrição, para máquinas, está em <a href="openapi.json">openapi.json</a>.</p>
<h2>Introdução</h2>
${introduction()}
${groupSections()}
${sessionSections()}
<h2 id="problemas">Problemas</h2>
<p>O que um pedido recusado pode responder. Entre chaves, a parte do texto que varia.</p>
${problemTable()}
<h2 id="ocorrencias">Ocorrências</h2>
<p>O que se registra de cada registro de um lote. <strong>Erro</strong> recusa o registro; <strong>Alerta</strong> e <strong>Informação</strong> não.</p>
${occurrenceTable()}
</main>
</div>
<script>${new Html(script)}</script>
</body>
</html>
`.text
}
