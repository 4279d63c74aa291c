import { type Message, said } from '../../../catalogue/message.ts'
/** Something in a template that is not understood. */
export interface TemplateFault {
  line: number
  detalhe: Message
}

/** A name in double braces, or a mark that begins or ends what only stands where the name is filled. */
export const placeholder = /\{\{ ?([#/]?)([\w.]*) ?\}\}/g

/** So that a short template does not become a thousand pages. */
const most = { lines: 2_000, names: 300, depth: 20, faults: 20 }

/** What one document may have in it, once it is filled: some thirty pages, which take a few seconds at most. */
export const largestDocument = { letters: 120_000, blocks: most.lines }

/** Letters that a name may be filled with. The few that are long have a length of their own. */
const filledLength = 250
const longNames: Readonly<Record<string, number>> = {
  plano: 4_000,
  desempenho: 4_000,
  disciplinas: 2_000,
  beneficios: 2_000,
  horario: 1_000,
  'aditivo.descricao': 500,
}

/**
 * What is wrong with a template. It is text with lines (# title, ## section, - item), names in double braces that are
 * filled, and parts that only stand where a name is filled: {{#nome}} … {{/nome}}, each on a line of its own. Nothing in
 * it is executed.
 */
export function faultsOf(template: string, names: ReadonlySet<string>): TemplateFault[] {
  const faults: TemplateFault[] = []
  const open: string[] = []
  const lines = template.split('\n')
  let used = 0
  let letters = template.length
  for (const [at, text] of lines.slice(0, most.lines).entries()) {
    const tell = (detalhe: Message) => faults.push({ line: at + 1, detalhe })
    for (const [whole, mark, name] of text.matchAll(placeholder)) {
      used++
      if (!mark) letters += longNames[name!] ?? filledLength
      if (!names.has(name!)) tell(said('modelo.naoCampoDocumento', { campo: whole }))
      if (mark && text.trim() !== whole) tell(said('modelo.precisaLinhaSoSua', { campo: whole }))
      if (mark === '#' && open.push(name!) > most.depth) tell(said('modelo.haPartesDemaisUmasDentro'))
      if (mark === '/' && open.pop() !== name) tell(said('modelo.naoFechaAbertoUltimo', { campo: whole }))
    }
    if (/\{\{|\}\}/.test(text.replace(placeholder, ''))) tell(said('modelo.haChavesNaoFormamCampo'))
  }
  const end = { line: lines.length }
  for (const name of open) faults.push({ ...end, detalhe: said('modelo.faltaFim', { fim: `{{/${name}}}` }) })
  if (lines.length > most.lines)
    faults.push({ ...end, detalhe: said('modelo.haMaisLinhas', { maximo: most.lines }) })
  if (used > most.names) faults.push({ ...end, detalhe: said('modelo.haMaisCampos', { maximo: most.names }) })
  if (letters > largestDocument.letters) {
    const detalhe = said('modelo.haCamposDemaisPreenchidoTexto', { maximo: largestDocument.letters })
    faults.push({ ...end, detalhe })
  }
  return faults.slice(0, most.faults)
}

/** The names that a template has filled. */
export const namesIn = (template: string): ReadonlySet<string> =>
  new Set([...template.matchAll(placeholder)].flatMap(([, mark, name]) => (mark ? [] : [name!])))
