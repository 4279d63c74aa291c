import type { listaVagasAbertas } from '../../../catalogue/management/vaga/lista-vagas-abertas.ts'
import { openTo } from '../../domain/vaga/open.ts'
import { equal, named, where } from '../condition.ts'
import type { ListingSource } from '../source.ts'
import { byDay, byText, nameOf, personNamed } from './parts.ts'

export const vagasAbertas: ListingSource<typeof listaVagasAbertas, 'vaga'> = {
  table: 'vaga',
  joins:
    'left join pessoa pc on pc.cliente_id = x.cliente_id and pc.id = x.concedente_id and not x.confidencial',
  where: ({ today }) => where`${named(openTo('x', today))}`,
  columns: {
    concedente: { nome: nameOf('pc') },
  },
  filters: { tipo: equal('x.tipo'), modalidade: equal('x.modalidade'), uf: equal('x.uf') },
  search: (holds) => [
    // A search by the host's name would reveal the host of a confidential vacancy.
    where`not x.confidencial and ${personNamed('x.concedente_id', holds)}`,
    holds('x.titulo', 'x.cidade'),
  ],
  orders: {
    fimInscricao: byDay('x.fim_inscricao'),
    titulo: byText('x.titulo'),
    bolsaValor: { by: 'x.bolsa_valor', type: 'numeric', nullable: true },
  },
}
