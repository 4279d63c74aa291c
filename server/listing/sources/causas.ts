import type { listaAfetados } from '../../../catalogue/management/causa/lista-afetados.ts'
import type { listaCausas } from '../../../catalogue/management/causa/lista-causas.ts'
import { counted } from '../../domain/causa/resume.ts'
import { among, equal, named, oneOf, where } from '../condition.ts'
import type { ListingSource } from '../source.ts'

const situacao = `case when x.registros > 0 then 'Aberta' when x.resolvida_em is not null then 'Resolvida'
  else 'Sanada' end`

const ofCause = 'from causa_registro r where r.cliente_id = x.cliente_id and r.causa_id = x.id'
const open = `('Recebido', 'Em processamento')`

export const causas: ListingSource<typeof listaCausas, 'causa'> = {
  table: 'causa',
  joins: 'left join usuario u on u.cliente_id = x.cliente_id and u.id = x.responsavel_id',
  columns: {
    situacao,
    pessoas: `case when x.registros <= ${counted} then (select count(distinct r.pessoa) ${ofCause}) end`,
    reenviados: `case when x.registros <= ${counted} then (select count(*) from causa_registro r
      join lote n on n.cliente_id = r.cliente_id and n.id = r.reenvio_id and n.situacao in ${open}
      where r.cliente_id = x.cliente_id and r.causa_id = x.id) end`,
    lote: 'x.lote_id',
    espera: `case when x.codigo = 'AGUARDANDO_REFERENCIA' and x.registros <= ${counted} then (select min(e.expira_em)
      from causa_registro r join espera e on e.cliente_id = r.cliente_id and e.lote_id = r.lote_id
       and e.sequencia = r.sequencia where r.cliente_id = x.cliente_id and r.causa_id = x.id) end`,
    responsavel: 'u.login',
    resolucao: 'x.motivo',
  },
  filters: {
    situacao: among(situacao),
    operacao: equal('x.operacao'),
    causa: equal('x.id'),
    codigo: equal('x.codigo'),
    lote: (lote) =>
      oneOf(
        'x.id',
        where`select causa_id from causa_registro
          where cliente_id = (select cliente_atual()) and lote_id = ${lote}`,
      ),
  },
  search: (holds) => [
    holds('x.codigo', 'x.campo'),
    where`${named('x.responsavel_id')} in (select id from usuario
      where cliente_id = (select cliente_atual()) and ${holds('login')})`,
  ],
  orders: {
    registros: { by: 'x.registros', type: 'integer' },
    ultima: { by: 'x.ultima', type: 'timestamptz' },
    id: { by: 'x.id', type: 'bigint', indexed: true },
  },
}

/** Value of the record that holds a unique value already: a student, professor or person. */
const holder = (column: string, aluno = column, professor = column, pessoa = column) =>
  `coalesce(a.${aluno}, p.${professor}, e.${pessoa})`

const resending = `exists (select from lote n where n.cliente_id = x.cliente_id and n.id = x.reenvio_id
  and n.situacao in ${open})`
const stands = `case when ${resending} then 'Em reenvio' else 'Aberto' end`

export const afetados: ListingSource<typeof listaAfetados, 'causa_registro'> = {
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
