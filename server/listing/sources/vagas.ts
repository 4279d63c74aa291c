import { vagaMachine } from '../../../catalogue/machines/vaga.ts'
import type { listaVagas } from '../../../catalogue/management/vaga/lista-vagas.ts'
import { among, equal, notAfter, notBefore } from '../condition.ts'
import type { ListingSource } from '../source.ts'
import { byDay, byMoment, byState, byText, indexed, nameOf, ofPerson, personNamed } from './parts.ts'

export const vagas: ListingSource<typeof listaVagas, 'vaga'> = {
  table: 'vaga',
  joins: 'left join pessoa pc on pc.cliente_id = x.cliente_id and pc.id = x.concedente_id',
  columns: {
    concedente: { nome: nameOf('pc'), documento: 'pc.documento' },
  },
  filters: {
    situacao: among('x.situacao'),
    tipo: equal('x.tipo'),
    concedente: ofPerson('x.concedente_id'),
    fimInscricaoDe: notBefore('x.fim_inscricao'),
    fimInscricaoAte: notAfter('x.fim_inscricao'),
  },
  search: (holds) => [personNamed('x.concedente_id', holds), holds('x.identificacao', 'x.titulo')],
  orders: {
    atualizacao: indexed(byMoment('x.atualizacao')),
    titulo: indexed(byText('x.titulo')),
    situacao: indexed(byState(vagaMachine, 'x.situacao')),
    fimInscricao: indexed({ ...byDay('x.fim_inscricao'), nullable: true }),
  },
}
