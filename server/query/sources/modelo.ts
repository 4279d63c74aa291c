import { camposDocumento } from '../../../catalogue/management/modelo/campos.ts'
import type { modeloElement } from '../../../catalogue/management/modelo/element.ts'
import type { PageSource } from '../source.ts'

const campos = Object.entries(camposDocumento)
  .map(([name, text]) => `{{${name}}}: ${text}`)
  .join('\n')

/** A template, for its page. */
export const modelo: PageSource<typeof modeloElement, 'modelo'> = {
  element: {
    campos: `'${campos.replaceAll("'", "''")}'`,
  },
}
