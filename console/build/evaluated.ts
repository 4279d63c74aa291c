import { join } from 'node:path'
import type { Plugin } from 'vite'
import { projectRoot, sourcePath } from '../../build/dist.ts'
import { inLanguage, isPhrase, type Language } from '../../catalogue/phrase.ts'

/** Modules of plain values that are computed from the declarations of many nouns. */
const modules = [
  'catalogue/management/auditoria/audited-entities.ts',
  'catalogue/management/nouns.ts',
  'catalogue/management/registro/page-rights.ts',
  'catalogue/management/registro/sought.ts',
  'console/pages/palette/actions.ts',
]

/** Sources that decide about the values and that no page needs to import. */
export const evaluatedFrom = [
  'catalogue/machines/*.ts',
  'catalogue/management/list.ts',
  'catalogue/management/noun-operations.ts',
  'catalogue/management/*/index.ts',
  'console/nouns/*.ts',
  'console/pages/palette/synonyms.ts',
]

/** Replaces such a module by its values, so that a page does not load what they are computed from. */
export const evaluated = (language: Language): Plugin => ({
  name: 'evaluated',
  enforce: 'pre',
  async load(id) {
    const path = sourcePath(id)
    if (!path || !modules.includes(path)) return undefined
    const values: Readonly<Record<string, unknown>> = await import(join(projectRoot, path))
    return Object.entries(values)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value, inOneLanguage(language))}`)
      .join('\n')
  },
})

const inOneLanguage = (language: Language) => (_: string, value: unknown) =>
  isPhrase(value) ? inLanguage(value, language) : value
