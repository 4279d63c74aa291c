import { type Message, said } from '../../../catalogue/message.ts'
export interface TemplateFault {
  line: number
  detalhe: Message
}

/** A field in double braces, or the start or end of a conditional part. */
export const placeholder = /\{\{ ?([#/]?)([\w.]*) ?\}\}/g

/** Limits, so that a short template does not become a thousand pages. */
const most = { lines: 2_000, names: 300, depth: 20, faults: 20 }

/** Limits of a filled document: about thirty pages, a few seconds of work. */
export const largestDocument = { letters: 120_000, blocks: most.lines }

/** Assumed length of a filled field, unless listed in `longNames`. */
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
 * Finds faults in a template. It has lines (# title, ## section, - item), fields in double braces, and parts
 * that appear only if a field has a value: {{#nome}} … {{/nome}}, each on its own line. Nothing in it is
 * executed.
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

/** Fields that a template fills in. */
export const namesIn = (template: string): ReadonlySet<string> =>
  new Set([...template.matchAll(placeholder)].flatMap(([, mark, name]) => (mark ? [] : [name!])))
