import type { Plugin } from 'vite'
import { type Language, languages } from '../../catalogue/phrase.ts'

/** The part of a syntax tree that is read here. */
interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

interface Edit {
  start: number
  end: number
  text: string
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** Replaces `catalogue/phrase.ts` in a build, where phrases are already strings of one language. */
const phrases = `
export const languages = ${JSON.stringify(languages)}
export const phrase = () => { throw new Error('a phrase is replaced when it is built') }
export const inLanguage = (text) => text
export const portuguese = inLanguage
export const alike = inLanguage
export const composed = (make) => make((text) => text)
export const lowered = (text) => text.toLowerCase()
export const filled = (text, values) => text.replace(/\\{(\\w+)\\}/g, (_, name) => values[name])
export const withLabels = (labels) => Object.assign(Object.keys(labels), { labels })
export const withEnglish = withLabels
export const labelledBy = (labels, values) => withLabels(Object.fromEntries(values.map((value) => [value, labels[value]])))
`

const page = {
  pt: {
    lang: 'pt-BR',
    noscript: 'O console precisa de JavaScript. Ative-o neste navegador e recarregue a página.',
  },
  en: {
    lang: 'en',
    noscript: 'The console needs JavaScript. Enable it in this browser and reload the page.',
  },
} as const

/**
 * Leaves one language in what is built: `phrase('a', 'b')` becomes one of its strings, `spoken({ pt, en })` one of its
 * objects, and `withEnglish({ Valor: 'value' })` has one label for each value. It runs after TypeScript is stripped.
 */
export const oneLanguage = (language: Language): Plugin => ({
  name: 'one-language',
  enforce: 'post',
  transform(code, id) {
    if (/[\\/]catalogue[\\/]phrase\.ts$/.test(id)) return { code: phrases, map: null }
    if (id.includes('node_modules') || !/\b(phrase|spoken|withEnglish)\(/.test(code)) return undefined
    const edits = editsIn(this.parse(code) as unknown as Node, code, language)
    return { code: edited(code, edits), map: null }
  },
  transformIndexHtml: (html) =>
    html
      .replace('lang="pt-BR"', `lang="${page[language].lang}"`)
      .replace('__NOSCRIPT__', page[language].noscript),
})

function editsIn(node: Node, code: string, language: Language): Edit[] {
  const edit = editOf(node, code, language)
  if (edit) return edit
  return Object.values(node).flatMap((child) => {
    const children = Array.isArray(child) ? child : [child]
    return children.filter(isNode).flatMap((one) => editsIn(one, code, language))
  })
}

function editOf(node: Node, code: string, language: Language): Edit[] | undefined {
  const callee = node.callee as Node | undefined
  if (node.type !== 'CallExpression' || callee?.type !== 'Identifier') return undefined
  const args = node.arguments as Node[]
  if (callee.name === 'phrase') return [keep(node, args[languages.indexOf(language)]!, code)]
  if (callee.name === 'spoken') {
    const kept = propertyOf(args[0], language, code)
    // The kept object may contain further phrases.
    return [
      { start: node.start, end: kept.start, text: '(' },
      ...editsIn(kept, code, language),
      { start: kept.end, end: node.end, text: ')' },
    ]
  }
  if (callee.name === 'withEnglish') return language === 'en' ? undefined : labelsByName(args[0], code)
  return undefined
}

const keep = ({ start, end }: Node, kept: Node, code: string): Edit => ({
  start,
  end,
  text: code.slice(kept.start, kept.end),
})

function propertyOf(node: Node | undefined, name: string, code: string): Node {
  const properties = (node?.type === 'ObjectExpression' ? node.properties : []) as Node[]
  const found = properties.find(({ key }) => isNode(key) && key.name === name)
  if (!found) throw new Error(`a literal object with a key for each language is needed: ${shown(node, code)}`)
  return found.value as Node
}

/** In Portuguese every value is its own label. */
function labelsByName(node: Node | undefined, code: string): Edit[] {
  if (node?.type !== 'ObjectExpression') throw new Error(`labels need a literal object: ${shown(node, code)}`)
  return (node.properties as Node[]).map((property) => {
    const [key, value] = [property.key as Node, property.value as Node]
    const name = key.type === 'Identifier' ? key.name : key.value
    return { start: value.start, end: value.end, text: JSON.stringify(name) }
  })
}

const shown = (node: Node | undefined, code: string): string =>
  node ? code.slice(node.start, Math.min(node.end, node.start + 80)) : 'nothing is given'

function edited(code: string, edits: readonly Edit[]): string {
  let [text, at] = ['', 0]
  for (const edit of edits) {
    text += code.slice(at, edit.start) + edit.text
    at = edit.end
  }
  return text + code.slice(at)
}
