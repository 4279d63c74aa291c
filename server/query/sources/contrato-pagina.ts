import type { consultaContrato } from '../../../catalogue/management/contrato/consulta-contrato.ts'
import type { PageSource } from '../source.ts'
import { contratos, joins } from './contratos.ts'
import { by, child } from './contratos-monitoria.ts'
import * as parts from './integracao-parts.ts'

/** A contract for its page, internship or monitoring. */
export const contratoPagina: PageSource<typeof consultaContrato.element, 'contrato'> = {
  alias: contratos.alias,
  entity: 'contrato',
  joins: `${joins}\n${by('pr', 'proposta', 'proposta_id')}`,
  element: {
    ...contratos.element,
    estagiario: parts.estagiario('a').show,
    proposta: { when: 'pr.id is not null', show: { identificador: 'pr.id', titulo: 'pr.titulo' } },
    horarios: {
      from: 'json_array_elements(c.horarios) with ordinality h(item, n)',
      order: 'h.n',
      item: { dia: `h.item->>'dia'`, inicio: `h.item->>'inicio'`, termino: `h.item->>'termino'` },
    },
    recessos: {
      from: child('contrato_recesso'),
      order: 'x.inicio',
      item: { inicio: 'x.inicio', termino: 'x.termino', usuario: 'x.usuario' },
    },
  },
}
