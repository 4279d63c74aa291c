import { contratoMachine } from '../../../catalogue/machines/contrato.ts'
import { finalStates } from '../../../catalogue/machines/machine.ts'
import type { consultaApolice } from '../../../catalogue/management/apolice/consulta-apolice.ts'
import type { PageSource } from '../source.ts'
import * as parts from './integracao-parts.ts'

const ended = finalStates(contratoMachine)
  .map((state) => `'${state}'`)
  .join(', ')

/** A policy, for its page. */
export const apolicePagina: PageSource<typeof consultaApolice.element, 'apolice'> = {
  joins: parts.joined(parts.by('pc', 'pessoa', 'x.concedente_id'), parts.by('cu', 'curso', 'x.curso_id')),
  element: {
    concedente: parts.pessoa('pc'),
    curso: parts.curso('cu'),
    contratos: `(select count(distinct c.numero) from contrato c where c.cliente_id = x.cliente_id and c.apolice_id = x.id
      and c.situacao not in (${ended}))`,
  },
}
