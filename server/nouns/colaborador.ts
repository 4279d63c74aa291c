import type { consultaColaborador } from '../../catalogue/management/colaborador/consulta-colaborador.ts'
import type { listaColaboradores } from '../../catalogue/management/colaborador/lista-colaboradores.ts'
import { altera } from '../domain/colaborador/altera.ts'
import { cancelaDeAdmissao } from '../domain/colaborador/cancela-admissao.ts'
import { cancela } from '../domain/colaborador/cancela-saida.ts'
import { colaboradores } from '../domain/colaborador/guards.ts'
import { inclui } from '../domain/colaborador/inclui.ts'
import { daysOfEmployee } from '../domain/colaborador/periods.ts'
import { readmite } from '../domain/colaborador/readmite.ts'
import { registra } from '../domain/colaborador/registra-saida.ts'
import { transfere } from '../domain/colaborador/transfere.ts'
import type { Belongs } from '../domain/machine/scope.ts'
import { type Condition, equal, where } from '../listing/condition.ts'
import type { ListingSource } from '../listing/source.ts'
import { byMoment, byText, indexed } from '../listing/sources/parts.ts'
import type { PageSource } from '../query/source.ts'
import type { Noun } from './noun.ts'
import { inNameOrder } from './seek.ts'

/** Unit of the current period of work, else of the next or the last one. */
const workingIn: Belongs = (alias, units) =>
  `exists (select from lotacao_atual l where l.cliente_id = ${alias}.cliente_id and l.colaborador_id = ${alias}.id
     and l.contrato_id = periodo_em(${alias}.cliente_id, ${alias}.id, (select hoje_do_cliente()))
     and l.unidade_id = any(${units}))`

const today = '(select hoje_do_cliente())'

/** Rows whose period on a day (`p`) and workplace (`l`) meet a condition. */
const present = (day: string, condition: Condition) => where`exists (
  select from colaborador_contrato p
    join lotacao_atual l on l.cliente_id = p.cliente_id and l.contrato_id = p.id
   where p.cliente_id = x.cliente_id and p.colaborador_id = x.id
     and p.id = periodo_em(x.cliente_id, x.id, ${day}::date) and ${condition})`

const listing: ListingSource<typeof listaColaboradores, 'colaborador'> = {
  table: 'colaborador',
  joins: `left join colaborador_contrato p on p.cliente_id = x.cliente_id and p.colaborador_id = x.id
     and p.id = periodo_em(x.cliente_id, x.id, ${today})
    left join lotacao_atual l on l.cliente_id = p.cliente_id and l.contrato_id = p.id
    left join unidade u on u.cliente_id = l.cliente_id and u.id = l.unidade_id
    left join area a on a.cliente_id = l.cliente_id and a.id = l.area_id
    left join cargo g on g.cliente_id = l.cliente_id and g.id = l.cargo_id`,
  columns: {
    situacao: `situacao_colaborador(x.cliente_id, x.id, ${today})`,
    inicio: 'p.inicio',
    saida: 'p.saida',
    unidade: 'u.nome',
    area: 'a.nome',
    cargo: 'g.nome',
  },
  filters: {
    situacao: (states, { today: day }) => where`situacao_colaborador(x, ${day}::date) in ${states}`,
    cpf: equal('x.cpf'),
    unidade: (unit, { today: day }) => present(day, where`l.unidade_id = ${unit}`),
    inicioDe: (first, { today: day }) => present(day, where`p.inicio >= ${first}::date`),
    inicioAte: (last, { today: day }) => present(day, where`p.inicio <= ${last}::date`),
  },
  search: (holds) => [holds('x.nome', 'x.email')],
  orders: { nome: indexed(byText('x.nome')), atualizacao: indexed(byMoment('x.atualizacao')) },
}

/** Names of a workplace, from the row with alias `l`. */
const names = {
  unidade: 'u.nome',
  area: 'a.nome',
  cargo: 'g.nome',
  horario: 'coalesce(h.descricao, l.horario)',
}
const named = `
  left join unidade u on u.cliente_id = l.cliente_id and u.id = l.unidade_id
  left join area a on a.cliente_id = l.cliente_id and a.id = l.area_id
  left join cargo g on g.cliente_id = l.cliente_id and g.id = l.cargo_id
  left join horario h on h.cliente_id = l.cliente_id and h.id = l.horario_id`

/** An employee as of today, with all periods, for the page. */
const page: PageSource<typeof consultaColaborador.element, 'colaborador'> = {
  joins: `left join lotacao_atual l on l.cliente_id = x.cliente_id and l.colaborador_id = x.id
     and l.contrato_id = periodo_em(x.cliente_id, x.id, ${today}) ${named}`,
  element: {
    situacao: `situacao_colaborador(x, ${today})`,
    lotacao: { when: 'l.contrato_id is not null', show: names },
    periodos: {
      from: `colaborador_contrato p
        join lotacao_atual l on l.cliente_id = p.cliente_id and l.contrato_id = p.id ${named}
        left join vaga v on v.cliente_id = p.cliente_id and v.id = p.vaga_id
        where p.cliente_id = x.cliente_id and p.colaborador_id = x.id`,
      order: 'p.inicio desc, p.id desc',
      item: {
        inicio: 'p.inicio',
        contratacao: 'p.contratacao',
        saida: 'p.saida',
        tipoSaida: 'p.tipo_saida',
        motivo: 'p.motivo_saida',
        cancelamento: 'p.cancelamento',
        vaga: 'v.identificacao',
        ...names,
      },
    },
    transferencias: {
      from: `colaborador_lotacao l ${named} where l.cliente_id = x.cliente_id and l.colaborador_id = x.id`,
      order: 'l.desde desc, l.id desc',
      item: { desde: 'l.desde', ...names },
    },
  },
}

export const colaborador: Noun<'colaborador'> = {
  bound: colaboradores,
  verbs: {
    IncluiColaborador: inclui,
    AlteraColaborador: altera,
    TransfereColaborador: transfere,
    RegistraSaida: registra,
    CancelaSaida: cancela,
    CancelaAdmissao: cancelaDeAdmissao,
    ReadmiteColaborador: readmite,
  },
  scope: {
    colaborador: { units: workingIn },
  },
  seek: {
    keys: [{ of: 'documento', column: 'cpf' }],
    names: [(x) => inNameOrder(`${x}.nome`)],
    beside: (x) => `${x}.cpf`,
  },
  listings: { ListaColaboradores: listing },
  page: { source: page, days: daysOfEmployee },
}
