import { vagaMachine } from '../../../catalogue/machines/vaga.ts'
import type { listaVagas } from '../../../catalogue/management/vaga/lista-vagas.ts'
import { among, equal, notAfter, notBefore, where } from '../condition.ts'
import type { ListingSource } from '../source.ts'
import { byMoment, byState, byText } from './parts.ts'

export const vagas: ListingSource<typeof listaVagas> = {
  base: 'vaga x',
  alias: 'x',
  joins: 'left join pessoa pc on pc.cliente_id = x.cliente_id and pc.id = x.concedente_id',
  id: 'x.id',
  columns: {
    id: 'x.id',
    identificacao: 'x.identificacao',
    titulo: 'x.titulo',
    tipo: 'x.tipo',
    situacao: 'x.situacao',
    concedente: { nome: 'coalesce(pc.nome_fantasia, pc.nome)', documento: 'pc.documento' },
    quantidade: 'x.quantidade',
    inicioInscricao: 'x.inicio_inscricao',
    fimInscricao: 'x.fim_inscricao',
    versao: 'x.versao',
    atualizacao: 'x.atualizacao',
  },
  filters: {
    situacao: among('x.situacao'),
    tipo: equal('x.tipo'),
    concedente: (documento) =>
      where`x.concedente_id in (select id from pessoa where cliente_id = (select cliente_atual()) and documento = ${documento})`,
    fimInscricaoDe: notBefore('x.fim_inscricao'),
    fimInscricaoAte: notAfter('x.fim_inscricao'),
  },
  search: (holds) => [
    holds('x.identificacao'),
    holds('x.titulo'),
    where`x.concedente_id in (select id from pessoa
      where cliente_id = (select cliente_atual()) and ${holds('coalesce(nome_fantasia, nome)')})`,
  ],
  orders: {
    atualizacao: byMoment('x.atualizacao'),
    titulo: byText('x.titulo'),
    situacao: byState(vagaMachine, 'x.situacao'),
    fimInscricao: { by: 'x.fim_inscricao', type: 'date' },
  },
}
