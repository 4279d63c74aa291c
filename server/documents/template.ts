/** A piece of a document, as whoever draws it sees it. */
export interface Block {
  kind: 'title' | 'heading' | 'paragraph' | 'item'
  text: string
}

/** What a text may be filled with, by name. Empty where nothing is known. */
export type Values = Readonly<Record<string, string>>

/** Something in a template that is not understood. */
export interface TemplateFault {
  line: number
  detalhe: string
}

const placeholder = /\{\{ ?([#/]?)([\w.]*) ?\}\}/g

/**
 * What is wrong with a template. It is text with lines (# title, ## section, - item), names in double braces that are
 * filled, and parts that only stand where a name is filled: {{#nome}} … {{/nome}}, each on a line of its own. Nothing in
 * it is executed.
 */
export function faultsOf(template: string, names: ReadonlySet<string>): TemplateFault[] {
  const faults: TemplateFault[] = []
  const open: string[] = []
  for (const [at, text] of template.split('\n').entries()) {
    const tell = (detalhe: string) => faults.push({ line: at + 1, detalhe })
    for (const [whole, mark, name] of text.matchAll(placeholder)) {
      if (!names.has(name!)) tell(`${whole} não é um campo do documento`)
      if (mark && text.trim() !== whole) tell(`${whole} precisa de uma linha só sua`)
      if (mark === '#') open.push(name!)
      if (mark === '/' && open.pop() !== name) tell(`${whole} não fecha o que foi aberto por último`)
    }
    if (/\{\{|\}\}/.test(text.replace(placeholder, ''))) tell('há chaves que não formam um campo')
  }
  for (const name of open) faults.push({ line: template.split('\n').length, detalhe: `falta {{/${name}}}` })
  return faults
}

/** A template filled: its blocks, without the parts whose name is empty. */
export function fill(template: string, values: Values): Block[] {
  const blocks: Block[] = []
  const hidden: boolean[] = []
  let paragraph: string[] = []
  const end = () => {
    const text = paragraph.join(' ').trim()
    if (text) blocks.push({ kind: 'paragraph', text })
    paragraph = []
  }
  for (const line of template.split('\n')) {
    const part = /^\s*\{\{\s*([#/])\s*([\w.]+)\s*\}\}\s*$/.exec(line)
    if (part) {
      end()
      if (part[1] === '#') hidden.push(!values[part[2]!])
      else hidden.pop()
      continue
    }
    if (hidden.includes(true)) continue
    const text = line.replace(placeholder, (_, __, name: string) => values[name] ?? '').trim()
    const marked = /^(#{1,2}|-)\s(.*)$/s.exec(text)
    // What was filled in never becomes a mark of its own: only the template's own line begins one.
    if (marked && /^\s*(#{1,2}|-)\s/.test(line)) {
      end()
      const kind = marked[1] === '#' ? 'title' : marked[1] === '##' ? 'heading' : 'item'
      blocks.push({ kind, text: marked[2]!.trim() })
    } else if (text === '') end()
    else paragraph.push(text)
  }
  end()
  return blocks
}
