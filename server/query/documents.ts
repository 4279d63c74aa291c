import type { Shape } from '../../catalogue/output.ts'
import { retornaDadosContratosMonitoria } from '../../catalogue/query/retorna-dados-contratos-monitoria.ts'
import { renderElement } from './render-sql.ts'
import type { Sources } from './source.ts'
import { contratosMonitoria } from './sources/contratos-monitoria.ts'

/** SQL that builds the document of the contract `c` in reach. */
export function freshDocument(zone: string): string {
  const { element, joins } = contratosMonitoria
  const text = renderElement(retornaDadosContratosMonitoria.element, element as Sources<Shape>, zone)
  return `(select ${text} from (select c.*) c ${joins})`
}
