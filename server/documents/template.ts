import { placeholder } from '../domain/modelo/template.ts'

/** A paragraph of a document with its style. */
export interface Block {
  kind: 'title' | 'heading' | 'paragraph' | 'item'
  text: string
}

/** Placeholder values by name; an empty string if unknown. */
export type Values = Readonly<Record<string, string>>

/** Fills a template. Parts whose name has an empty value are left out. */
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
    // Only the template's own line makes a heading or item, never a filled-in value.
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
