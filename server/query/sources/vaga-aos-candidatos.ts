import type { consultaVaga } from '../../../catalogue/management/vaga/consulta-vaga.ts'
import type { Acting } from '../../domain/machine/bound.ts'
import { reachOf, withinSql } from '../../domain/machine/reach.ts'
import { openTo } from '../../domain/vaga/open.ts'
import type { PageSource } from '../source.ts'
import * as parts from './integracao-parts.ts'
import { vaga } from './vaga.ts'

const unlessConfidential = (expression: string) => `case when not x.confidencial then ${expression} end`

/** A vacancy as applicants see it: without a confidential host and without numbers of applicants. */
export const vagaAosCandidatos: PageSource<typeof consultaVaga.element, 'vaga'> = {
  ...vaga,
  joins: `${parts.by('pc', 'pessoa', 'x.concedente_id')} and not x.confidencial`,
  element: {
    ...vaga.element,
    contatoEmail: unlessConfidential('x.contato_email'),
    candidatos: 'null',
    contratados: 'null',
  },
}

/** Applicants see vacancies that are open today and those they applied for. */
export const vagasDosCandidatos = (acting: Acting): string =>
  `(${openTo('x', acting.today)} or exists (select from candidatura q where q.cliente_id = x.cliente_id
     and q.vaga_id = x.id and ${withinSql('candidatura', 'q', reachOf(acting.actor))}))`
