import { contratoMachine } from '../../catalogue/machines/contrato.ts'
import { finalStates } from '../../catalogue/machines/machine.ts'
import type { consultaApolice } from '../../catalogue/management/apolice/consulta-apolice.ts'
import { apoliceFields } from '../../catalogue/management/apolice/fields.ts'
import type { listaApolices } from '../../catalogue/management/apolice/lista-apolices.ts'
import { said } from '../../catalogue/message.ts'
import { apolices } from '../domain/apolice/guards.ts'
import { renova } from '../domain/apolice/renova.ts'
import { standing } from '../domain/contract-states.ts'
import { changing, including } from '../domain/making.ts'
import { among, equal, notAfter, notBefore, where } from '../listing/condition.ts'
import type { ListingSource } from '../listing/source.ts'
import { byDay, byMoment, byText, indexed, nameOf, ofPerson } from '../listing/sources/parts.ts'
import type { PageSource } from '../query/source.ts'
import * as parts from '../query/sources/integracao-parts.ts'
import type { Noun } from './noun.ts'
import { everyUnit } from './scopes.ts'

const listing: ListingSource<typeof listaApolices, 'apolice'> = {
  table: 'apolice',
  joins: 'left join pessoa pc on pc.cliente_id = x.cliente_id and pc.id = x.concedente_id',
  columns: {
    concedente: { nome: nameOf('pc'), documento: 'pc.documento' },
  },
  filters: {
    situacao: among('x.situacao'),
    titular: equal('x.titular'),
    concedente: ofPerson('x.concedente_id'),
    cobre: (concedente) => where`(x.concedente_id is null or x.concedente_id = ${concedente}::bigint)`,
    cobreCurso: (curso) => where`(x.curso_id is null or x.curso_id = ${curso}::bigint)`,
    vigenteEm: (dia) => where`${dia}::date between x.inicio and x.termino`,
    terminoDe: notBefore('x.termino'),
    terminoAte: notAfter('x.termino'),
    terminaAntes: (wanted) => {
      const outlived = where`exists (select from contrato c
        where c.cliente_id = x.cliente_id and c.apolice_id = x.id and c.situacao in ${standing}
          and least(c.encerramento, c.rescisao) > x.termino)`
      return wanted ? outlived : where`not ${outlived}`
    },
  },
  search: (holds) => [holds('x.apolice', 'x.seguradora')],
  orders: {
    atualizacao: indexed(byMoment('x.atualizacao')),
    apolice: indexed(byText('x.apolice')),
    seguradora: indexed(byText('x.seguradora')),
    termino: indexed(byDay('x.termino')),
  },
}

const ended = finalStates(contratoMachine)
  .map((state) => `'${state}'`)
  .join(', ')

/** A policy, for its page. */
const page: PageSource<typeof consultaApolice.element, 'apolice'> = {
  joins: parts.joined(parts.by('pc', 'pessoa', 'x.concedente_id'), parts.by('cu', 'curso', 'x.curso_id')),
  element: {
    concedente: parts.pessoa('pc'),
    curso: parts.curso('cu'),
    contratos: `(select count(distinct c.numero) from contrato c where c.cliente_id = x.cliente_id and c.apolice_id = x.id
      and c.situacao not in (${ended}))`,
  },
}

export const apolice: Noun<'apolice'> = {
  bound: apolices,
  verbs: {
    IncluiApolice: including(apolices, apoliceFields),
    // Contracts keep the number that they were signed with.
    AlteraApolice: changing(apolices, apoliceFields),
    RenovaApolice: renova,
  },
  due: { vencer: said('motivo.prazoTerminou') },
  scope: { apolice: everyUnit },
  listings: { ListaApolices: listing },
  page: { source: page },
}
