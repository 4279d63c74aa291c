import { convenioMachine } from '../../../catalogue/machines/convenio.ts'
import type { listaConvenios } from '../../../catalogue/management/convenio/lista-convenios.ts'
import { among, equal, notAfter, notBefore } from '../condition.ts'
import type { ListingSource } from '../source.ts'
import { byDay, byMoment, byState, byText, indexed, nameOf, ofPerson, personNamed } from './parts.ts'

export const convenios: ListingSource<typeof listaConvenios, 'convenio'> = {
  table: 'convenio',
  joins: 'left join pessoa pc on pc.cliente_id = x.cliente_id and pc.id = x.concedente_id',
  columns: {
    concedente: { nome: nameOf('pc'), documento: 'pc.documento' },
  },
  filters: {
    situacao: among('x.situacao'),
    tipo: equal('x.tipo'),
    concedente: ofPerson('x.concedente_id'),
    daConcedente: equal('x.concedente_id'),
    terminoDe: notBefore('x.termino'),
    terminoAte: notAfter('x.termino'),
  },
  search: (holds) => [personNamed('x.concedente_id', holds), holds('x.convenio')],
  orders: {
    atualizacao: indexed(byMoment('x.atualizacao')),
    convenio: indexed(byText('x.convenio')),
    situacao: indexed(byState(convenioMachine, 'x.situacao')),
    termino: indexed({ ...byDay('x.termino'), nullable: true }),
  },
}
