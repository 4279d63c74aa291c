import type { consultaContrato } from '../../../catalogue/management/contrato/consulta-contrato.ts'
import type { Sources } from '../source.ts'
import { contratos, joins } from './contratos.ts'
import { by, child } from './contratos-monitoria.ts'
import * as parts from './integracao-parts.ts'

const element: Sources<typeof consultaContrato.element> = {
  ...contratos.element,
  estagiario: parts.estagiario('a').show,
  modalidade: 'c.modalidade',
  semestre: 'c.semestre',
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
  contratacao: 'c.contratacao',
  origem: 'c.origem',
  versao: 'c.versao',
}

/** A contract for its page, internship or monitoring. */
export const contratoPagina = {
  base: contratos.base,
  alias: contratos.alias,
  entity: 'contrato',
  joins: `${joins}\n${by('pr', 'proposta', 'proposta_id')}`,
  id: contratos.id,
  element,
} as const
