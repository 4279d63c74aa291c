import type { listaAfetados } from '../../catalogue/management/causa/lista-afetados.ts'
import { equal, where } from '../listing/condition.ts'
import type { ListingSource } from '../listing/source.ts'
import { open } from './causa.ts'
import type { Noun } from './noun.ts'
import { everyUnit } from './scopes.ts'

/** Value of the record that holds a unique value already: a student, professor or person. */
const holder = (column: string, aluno = column, professor = column, pessoa = column) =>
  `coalesce(a.${aluno}, p.${professor}, e.${pessoa})`

const resending = `exists (select from lote n where n.cliente_id = x.cliente_id and n.id = x.reenvio_id
  and n.situacao in ${open})`
const stands = `case when ${resending} then 'Em reenvio' when x.decisao_id is not null then 'Decidido'
  else 'Aberto' end`

const listing: ListingSource<typeof listaAfetados, 'causa_registro'> = {
  table: 'causa_registro',
  joins: `join causa c on c.cliente_id = x.cliente_id and c.id = x.causa_id
    left join aluno a on a.cliente_id = x.cliente_id and a.identificacao = x.detentor and x.operacao = 'RecebeAlunos'
    left join professor p on p.cliente_id = x.cliente_id and p.identificacao = x.detentor
      and x.operacao = 'RecebeProfessores'
    left join pessoa e on e.cliente_id = x.cliente_id and e.documento = x.detentor and x.operacao = 'CadastraPessoa'
    left join causa_decisao d on d.cliente_id = x.cliente_id and d.id = x.decisao_id`,
  columns: {
    codigo: 'c.codigo',
    campo: 'c.campo',
    forma: 'c.forma',
    situacao: stands,
    lote: 'x.lote_id',
    reenvio: `case when ${resending} then x.reenvio_id end`,
    detentor: {
      when: 'x.detentor is not null',
      show: {
        id: holder('id'),
        identificacao: `coalesce(a.identificacao, p.identificacao, '')`,
        nome: `coalesce(a.nome_social, a.nome, p.nome, e.nome_fantasia, e.nome, '')`,
        desde: holder('atualizacao'),
        versao: holder('versao'),
      },
    },
    decisao: {
      when: 'd.id is not null',
      show: { id: 'd.id', decisao: 'd.decisao', por: 'd.autor', em: 'd.decidida_em' },
    },
    desde: 'x.inclusao',
  },
  filters: {
    causa: equal('x.causa_id'),
    lote: equal('x.lote_id'),
    situacao: (situacao) =>
      // Decided records are few among the open ones of a large cause, and have an index.
      situacao === 'Decidido'
        ? where`(x.decisao_id is not null and ${equal(stands)(situacao)})`
        : equal(stands)(situacao),
  },
  search: (holds) => [holds('x.identificacao')],
  orders: { id: { by: 'x.id', type: 'bigint', indexed: true } },
}

export const afetado: Noun<'afetado'> = {
  scope: { causa_registro: everyUnit },
  listings: { ListaAfetados: listing },
}
