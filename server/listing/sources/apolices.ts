import type { listaApolices } from '../../../catalogue/management/apolice/lista-apolices.ts'
import { standing } from '../../domain/contrato/states.ts'
import { among, equal, notAfter, notBefore, where } from '../condition.ts'
import type { ListingSource } from '../source.ts'
import { byDay, byMoment, byText, indexed, nameOf, ofPerson } from './parts.ts'

export const apolices: ListingSource<typeof listaApolices, 'apolice'> = {
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
