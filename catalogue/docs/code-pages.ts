import { type OccurrenceCode, occurrences } from '../occurrences.ts'
import { type Phrase, portuguese } from '../phrase.ts'
import { type ProblemCode, problems } from '../problems.ts'
import { block, type Html, html, json, nothing, prose } from '../reference/html.ts'
import { exampleOf, told } from '../reference/placeholders.ts'
import { helpHeader, helpPath, problemHeader } from '../wire/headers.ts'
import { framed } from './frame.ts'
import { occurrenceSources } from './occurrence-sources.ts'
import { between } from './place.ts'
import type { ProblemSource, ProblemSources } from './problem-sources.ts'
import { occurrenceRemedyOf, type Remedy, remedyOf } from './remedies.ts'

/** Page of each code: message, cause, remedy, sample and operations. */

interface Told {
  text: Phrase
  cause: string
  fix: string
}

const facts = (kind: Html, { text, cause, fix }: Told, remedy: Remedy) => html`<dl class="facts">
<dt>Texto</dt><dd>${told(text, 'pt')}<span class="english" lang="en">${told(text, 'en')}</span></dd>
${kind}
<dt>Causa</dt><dd>${cause}</dd>
<dt>O que fazer</dt><dd>${fix}</dd>
<dt>Um programa</dt><dd><strong>${remedy.name}.</strong> ${prose(remedy.text)}</dd>
</dl>
${portuguese(text).includes('{') ? html`<p>No texto, o que está em itálico muda de caso para caso.</p>` : nothing}`

/** Folds a long list, so that the page stays short. */
function sourceList(place: string, anchors: readonly string[]): Html {
  const items = html`<ul class="code-list">${anchors.map(
    (anchor) => html`<li><a href="${between(place, `referencia#${anchor}`)}"><code>${anchor}</code></a></li>
`,
  )}</ul>`
  if (anchors.length <= 12) return items
  return html`<details><summary>As ${anchors.length} operações</summary>${items}</details>`
}

const back = (place: string, list: string, title: string) =>
  html`<p><a href="${between(place, list)}">${title}</a></p>`

function headOf(code: ProblemCode, { body }: ProblemSource): string {
  const { status } = problems[code]
  const [, told] = /\b(\d{1,5}) s/.exec(json(body)) ?? []
  const wait = status === 503 ? '5' : status === 429 ? told : undefined
  const lines = [
    `HTTP/1.1 ${status}`,
    `${problemHeader}: ${code}`,
    `${helpHeader}: <${helpPath(code)}>; rel="help"`,
  ]
  return [...lines, ...(wait ? [`Retry-After: ${wait}`] : [])].join('\n')
}

/** The shape of a refusal differs by family, so the first sample is enough. */
function problemExample(code: ProblemCode, sources: readonly ProblemSource[]): Html {
  const source = sources[0] ?? { anchor: '', body: { MsgRetorno: exampleOf(problems[code]) } }
  const whose = source.anchor ? html` de <code>${source.anchor}</code>` : nothing
  return html`<h2 id="exemplo">Exemplo</h2>
<p>Uma resposta${whose}. Outras operações dão o mesmo código na forma da sua família; o cabeçalho <code>${problemHeader}</code> vem em todas.</p>
${block(`Resposta de exemplo com ${code}`, `${headOf(code, source)}\n\n${json(source.body)}`)}`
}

export function problemPage(code: ProblemCode, all: ProblemSources): string {
  const place = `problemas/${code}`
  const told = problems[code]
  const sources = all.get(code) ?? []
  const status = html`<dt>HTTP</dt><dd>${told.status}</dd>`
  const where =
    sources.length === 0
      ? html`<p>Um endereço que não é o de nenhuma operação.</p>`
      : sourceList(
          place,
          sources.map(({ anchor }) => anchor),
        )
  const body = html`<p class="lead">Problema: ${told.status < 500 ? 'o pedido inteiro foi recusado, e nada dele foi gravado.' : 'o pedido não foi confirmado.'}</p>
${facts(status, { ...told, text: told }, remedyOf(code))}
${problemExample(code, sources)}
<h2 id="operacoes">Quem responde isto</h2>
${where}
${back(place, 'problemas', 'Todos os problemas')}`
  return framed({ place, title: code, body })
}

const occurrenceExample = (code: OccurrenceCode) => {
  const { severity, text } = occurrences[code]
  return json({ CAMPO: '', CODIGO: code, GRAVIDADE: severity, MENSAGEM: exampleOf(text) })
}

export function occurrencePage(code: OccurrenceCode): string {
  const place = `ocorrencias/${code}`
  const told = occurrences[code]
  const sources = occurrenceSources(code)
  const severity = html`<dt>Gravidade</dt><dd>${told.severity}</dd>`
  const operation = (id: string) =>
    html`<a href="${between(place, `referencia#${id}`)}"><code>${id}</code></a>`
  const body = html`<p class="lead">Ocorrência: o que se registrou de um registro de um lote.</p>
${facts(severity, told, occurrenceRemedyOf(code))}
<h2 id="exemplo">Exemplo</h2>
<p>Como aparece em <code>OCORRENCIAS</code> de um registro, na resposta de ${operation('ConsultaLote')}. <code>CAMPO</code> diz o campo do registro, quando é de um só. ${operation('RetornaDadosOcorrencias')} e os webhooks dizem o mesmo.</p>
${block(`Ocorrência de exemplo com ${code}`, occurrenceExample(code))}
<h2 id="operacoes">Em quais envios</h2>
${sources ? sourceList(place, sources) : html`<p>Em qualquer operação que recebe lotes.</p>`}
${back(place, 'ocorrencias', 'Todas as ocorrências')}`
  return framed({ place, title: code, body })
}
