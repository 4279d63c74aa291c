import type { listaAfetados } from '../../catalogue/management/causa/lista-afetados.ts'
import { equal } from '../listing/condition.ts'
import type { ListingSource } from '../listing/source.ts'
import { open } from './causa.ts'
import type { Noun } from './noun.ts'
import { everyUnit } from './scopes.ts'

/** Value of the record that holds a unique value already: a student, professor or person. */
const holder = (column: string, aluno = column, professor = column, pessoa = column) =>
  `coalesce(a.${aluno}, p.${professor}, e.${pessoa})`

const resending = `exists (select from lote n where n.cliente_id = x.cliente_id and n.id = x.reenvio_id
  and n.situacao in ${open})`
const stands = `case when ${resending} then 'Em reenvio' else 'Aberto' end`

const listing: ListingSource<typeof listaAfetados, 'causa_registro'> = {
  table: 'causa_registro',
  joins: `join causa c on c.cliente_id = x.cliente_id and c.id = x.causa_id
    left join aluno a on a.cliente_id = x.cliente_id and a.identificacao = x.detentor and x.operacao = 'RecebeAlunos'
    left join professor p on p.cliente_id = x.cliente_id and p.identificacao = x.detentor
      and x.operacao = 'RecebeProfessores'
    left join pessoa e on e.cliente_id = x.cliente_id and e.documento = x.detentor and x.operacao = 'CadastraPessoa'`,
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
    desde: 'x.inclusao',
  },
  filters: {
    causa: equal('x.causa_id'),
    lote: equal('x.lote_id'),
    situacao: equal(stands),
  },
  search: (holds) => [holds('x.identificacao')],
  orders: { id: { by: 'x.id', type: 'bigint', indexed: true } },
}

export const afetado: Noun<'afetado'> = {
  scope: { causa_registro: everyUnit },
  listings: { ListaAfetados: listing },
}
