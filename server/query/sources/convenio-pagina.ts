import type { consultaConvenio } from '../../../catalogue/management/convenio/consulta-convenio.ts'
import type { PageSource } from '../source.ts'
import { convenios } from './convenios.ts'
import { papersOf } from './papers.ts'

/** An agreement for its page. */
export const convenioPagina: PageSource<typeof consultaConvenio.element, 'convenio'> = {
  alias: convenios.alias,
  joins: convenios.joins,
  element: { ...convenios.element, ...papersOf('convenio_id', 'x') },
}
