import { contratoMachine } from '../../../catalogue/machines/contrato.ts'
import { finalStates } from '../../../catalogue/machines/machine.ts'
import type { consultaApolice } from '../../../catalogue/management/apolice/consulta-apolice.ts'
import type { Sources } from '../source.ts'
import * as parts from './integracao-parts.ts'

const ended = finalStates(contratoMachine)
  .map((state) => `'${state}'`)
  .join(', ')

const element: Sources<typeof consultaApolice.element> = {
  identificador: 'x.id',
  apolice: 'x.apolice',
  seguradora: 'x.seguradora',
  titular: 'x.titular',
  situacao: 'x.situacao',
  concedente: parts.pessoa('pc'),
  curso: parts.curso('cu'),
  inicio: 'x.inicio',
  termino: 'x.termino',
  contratos: `(select count(distinct c.numero) from contrato c where c.cliente_id = x.cliente_id and c.apolice_id = x.id
    and c.situacao not in (${ended}))`,
  versao: 'x.versao',
  inclusao: 'x.inclusao',
  atualizacao: 'x.atualizacao',
}

export const apolicePagina = {
  base: 'apolice x',
  alias: 'x',
  joins: parts.joined(parts.by('pc', 'pessoa', 'x.concedente_id'), parts.by('cu', 'curso', 'x.curso_id')),
  id: 'x.id',
  element,
}
