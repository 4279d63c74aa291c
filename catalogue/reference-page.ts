import { operations } from './index.ts'
import { grouped } from './openapi/groups.ts'
import type { Operation } from './operation.ts'
import { Html, html, nothing } from './reference/html.ts'
import { introduction, topics } from './reference/introduction.ts'
import { managementGroups, managementSections } from './reference/management.ts'
import { operationSection } from './reference/operation.ts'
import { script } from './reference/script.ts'
import { sessionLinks, sessionSections } from './reference/session.ts'
import { style } from './reference/style.ts'
import { limitTable, occurrenceTable, problemTable } from './reference/tables.ts'
import { uploadLinks, uploadSection } from './reference/upload.ts'
import { sessionGroup } from './session/index.ts'

const all: readonly Operation[] = operations

/** Allows line breaks between the words of a long name. */
const breakable = (name: string) => html`${name.split(/(?=[A-Z])/).map((word) => html`<wbr>${word}`)}`

interface Link {
  id: string
  title: string
  deprecated?: boolean
}

function link({ id, title, deprecated }: Link): Html {
  if (!deprecated)
    return html`<li><a href="#${id}">${breakable(title)}</a></li>
`
  return html`<li class="deprecated"><a href="#${id}">${breakable(title)} <span class="badge vinculo">obsoleta</span></a></li>
`
}

const links = (items: readonly Link[]) => html`<ul>${items.map(link)}</ul>`

/** Links to the other pages of the documentation. */
const guideLinks = html`<ul>
<li><a href="../docs">Início da documentação</a></li>
<li><a href="guias/integrador">Guia do integrador</a></li>
<li><a href="guias/secretaria">Guia da secretaria</a></li>
<li><a href="guias/documentos">Documentos: o que a lei pede</a></li>
<li><a href="guias/aluno">Guia do aluno</a></li>
<li><a href="guias/professor">Guia do professor</a></li>
<li><a href="guias/operador">Guia do operador</a></li>
<li><a href="../openapi-integracao.json">OpenAPI dos sistemas</a></li>
<li><a href="../openapi.json">OpenAPI de tudo</a></li>
</ul>`

/** Hidden until the script runs, because it needs the script. */
const search = html`<div class="search" id="procura" role="search" hidden>
<input type="search" id="busca" placeholder="Buscar operação, campo, código" title="Atalho: /" aria-label="Buscar operação, campo ou código" aria-controls="resultados" autocomplete="off" spellcheck="false">
<p id="contagem" role="status"></p>
<ul id="resultados" aria-label="Resultados da busca" hidden></ul>
</div>`

function navigation(): Html {
  const groups = grouped(all).map(
    (group) => html`<p class="group">${group.title}</p>
${links(group.operations.map(({ id, deprecated }) => ({ id, title: id, deprecated: Boolean(deprecated) })))}
`,
  )
  return html`<nav aria-label="Conteúdo">
<p class="name">Vínculo</p>
${search}
<details id="menu" open><summary>Vínculo: conteúdo</summary>
<p class="group">Guias</p>
${guideLinks}
<p class="group">Introdução</p>
${links(topics)}
${groups}
${[uploadLinks, ...managementGroups].map(
  (group) => html`<p class="group">${group.title}</p>
${links(group.links)}
`,
)}
<p class="group">${sessionGroup.title}</p>
${links(sessionLinks)}
<p class="group">Tabelas</p>
${links([
  { id: 'problemas', title: 'Problemas' },
  { id: 'ocorrencias', title: 'Ocorrências' },
  { id: 'limites-da-lei', title: 'Limites da lei' },
])}
</details>
</nav>
`
}

const groupSections = (address: string) =>
  grouped(all).map(
    (group) => html`<h2 id="grupo-${group.id}">${group.title}</h2>
<p>${group.text}</p>
${group.operations.map((operation) => operationSection(operation, address))}`,
  )

/** Address shown without a public address, until the script replaces it. */
const usualAddress = 'http://127.0.0.1:8080'

/** The reference as one self-contained page without further requests. */
export function referencePage(publicAddress?: string): string {
  const address = publicAddress ?? usualAddress
  return html`<!doctype html>
<html lang="pt-BR"${publicAddress ? nothing : html` data-own-address`}>
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
<p class="lead">Como os sistemas da instituição enviam dados ao Vínculo e leem o que mudou. A mesma descrição, para máquinas, está em <a href="../openapi.json">openapi.json</a>.</p>
<p>Endereço deste servidor: <code class="address">${address}</code></p>
<h2>Introdução</h2>
${introduction()}
${groupSections(address)}
${uploadSection()}
${managementSections()}
${sessionSections()}
<h2 id="problemas">Problemas</h2>
<p>O que um pedido recusado pode responder. Em itálico, a parte do texto que varia. Cada código tem <a href="problemas">uma página sua</a>, com um exemplo e quem o responde.</p>
${problemTable()}
<h2 id="ocorrencias">Ocorrências</h2>
<p>O que se registra de cada registro de um lote. <strong>Erro</strong> recusa o registro; <strong>Alerta</strong> e <strong>Informação</strong> não. Cada código tem <a href="ocorrencias">uma página sua</a>.</p>
${occurrenceTable()}
<h2 id="limites-da-lei">Limites da lei</h2>
<p>Um contrato segue os limites em vigor no seu primeiro dia; o imposto segue a tabela do mês. Sem último dia, o limite vale até que a lei mude.</p>
${limitTable()}
</main>
</div>
<script>${new Html(script)}</script>
</body>
</html>
`.text
}
