import { camposConvenio, camposDocumento } from '../../../catalogue/management/modelo/campos.ts'
import type { modeloElement } from '../../../catalogue/management/modelo/element.ts'
import { documentoDoConvenio } from '../../../catalogue/values/arquivo.ts'
import type { PageSource } from '../source.ts'

const literalOf = (campos: Readonly<Record<string, string>>) =>
  `'${Object.entries(campos)
    .map(([name, text]) => `{{${name}}}: ${text}`)
    .join('\n')
    .replaceAll("'", "''")}'`

/** A template, for its page. */
export const modelo: PageSource<typeof modeloElement, 'modelo'> = {
  element: {
    campos: `case x.tipo when '${documentoDoConvenio}' then ${literalOf(camposConvenio)} else ${literalOf(camposDocumento)} end`,
  },
}
