import type { consultaVaga } from '../../../catalogue/management/vaga/consulta-vaga.ts'
import type { Acting } from '../../domain/machine/bound.ts'
import { reachOf, withinSql } from '../../domain/machine/reach.ts'
import { openTo } from '../../domain/vaga/open.ts'
import type { QuerySource, Sources } from '../source.ts'
import * as parts from './integracao-parts.ts'
import { vaga } from './vaga.ts'

const unlessConfidential = (expression: string) => `case when not x.confidencial then ${expression} end`

/** A vacancy as those see it who may apply: without a host that wants to stay unknown, and without how many apply. */
export const vagaAosCandidatos: Pick<QuerySource, 'base' | 'alias' | 'joins' | 'id'> & {
  element: Sources<(typeof consultaVaga)['element']>
} = {
  ...vaga,
  joins: `${parts.by('pc', 'pessoa', 'x.concedente_id')} and not x.confidencial`,
  element: {
    ...vaga.element,
    contatoEmail: unlessConfidential('x.contato_email'),
    candidatos: 'null',
    contratados: 'null',
    versao: 'x.versao',
  },
}

/** They see what is open on their day, and what they applied for. */
export const vagasDosCandidatos = (acting: Acting): string =>
  `(${openTo('x', acting.today)} or exists (select from candidatura q where q.cliente_id = x.cliente_id
     and q.vaga_id = x.id and ${withinSql('candidatura', 'q', reachOf(acting.actor))}))`
