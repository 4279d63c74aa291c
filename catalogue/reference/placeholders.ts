import { inLanguage, type Language, type Phrase, phrase } from '../phrase.ts'
import { type Html, html } from './html.ts'

/** Name of a placeholder in the documentation of problems and occurrences. */
const labels: Readonly<Record<string, Phrase>> = {
  atual: phrase('versão atual', 'current version'),
  campo: phrase('campo', 'field'),
  campos: phrase('campos', 'fields'),
  cliente: phrase('instituição', 'institution'),
  data: phrase('data', 'date'),
  destino: phrase('destino', 'destination'),
  detalhe: phrase('detalhe', 'detail'),
  escopo: phrase('escopo', 'scope'),
  limite: phrase('limite', 'limit'),
  metodo: phrase('método', 'method'),
  motivo: phrase('motivo', 'reason'),
  movimento: phrase('ação', 'action'),
  parecido: phrase('campo parecido', 'similar field'),
  pedido: phrase('código do pedido', 'request code'),
  permissao: phrase('permissão', 'permission'),
  quantidade: phrase('quantidade', 'number'),
  registros: phrase('registros', 'records'),
  segundos: phrase('segundos', 'seconds'),
  situacao: phrase('situação', 'state'),
  sucessora: phrase('operação sucessora', 'successor'),
  sugestao: phrase('sugestão', 'suggestion'),
  vista: phrase('versão vista', 'version seen'),
}

function labelOf(name: string, language: Language): string {
  const label = labels[name]
  if (!label) throw new Error(`the documentation has no label for {${name}}`)
  return inLanguage(label, language)
}

const placeholder = /\{(\w+)\}/

/** A text whose varying parts are marked and named. */
export const told = (text: Phrase, language: Language): Html =>
  html`${inLanguage(text, language)
    .split(placeholder)
    .map((part, index) => (index % 2 === 1 ? html`<var>${labelOf(part, language)}</var>` : html`${part}`))}`

/** A text as an answer would have it, with names in place of the varying parts. */
export const exampleOf = (text: Phrase): string =>
  inLanguage(text, 'pt').replace(
    new RegExp(placeholder, 'g'),
    (_, name: string) => `‹${labelOf(name, 'pt')}›`,
  )
