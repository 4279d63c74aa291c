import { placeholder } from '../domain/modelo/template.ts'

/** A piece of a document, as whoever draws it sees it. */
export interface Block {
  kind: 'title' | 'heading' | 'paragraph' | 'item'
  text: string
}

/** What a text may be filled with, by name. Empty where nothing is known. */
export type Values = Readonly<Record<string, string>>

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
