import { sql } from 'kysely'
import { currentClient } from '../../store/expressions.ts'
import type { List } from '../paged.ts'
import { inPlaces, type PlaceFilter, placeColumns, placeJoins } from './place-sql.ts'

export interface OwnVacancyFilter extends PlaceFilter {
  dataInicio: string | null | undefined
  dataFim: string | null | undefined
  situacao: string | null | undefined
  search: string
}

export interface ListedVacancy {
  identificador: string
  referencia: string
  titulo: string
  unidade: string
  unidadeRef: string
  area: string
  areaRef: string
  cargo: string
  cargoRef: string
  horarioRef: string
  quantidade: string
  abertura: string
  prazo: string
  tipo: string
  salario: string
  descricao: string
  requisitos: string
  pcd: string
  motivo: string
  substituidoCpf: string
  situacao: string
  contratados: string
  inclusao: string
}

/** The institution's own vacancies in order of inclusion. */
export function ownVacancies(filter: OwnVacancyFilter): List<ListedVacancy> {
  const { dataInicio = null, dataFim = null, situacao = null, search } = filter
  const day = sql`(v.inclusao at time zone (select fuso from cliente where cliente_id = ${currentClient}))::date`
  const rows = sql`
    select v.*, ${placeColumns}, coalesce(h.referencia, '') as "horarioRef", coalesce(s.cpf, '') as "substituidoCpf"
      from vaga v
      ${placeJoins('v')}
      left join horario h on h.cliente_id = v.cliente_id and h.id = v.horario_id
      left join colaborador s on s.cliente_id = v.cliente_id and s.id = v.substituido_id
     where v.cliente_id = ${currentClient} and v.origem = 'Workforce' and ${inPlaces(filter)}
       and (${dataInicio}::date is null or ${day} >= ${dataInicio}::date)
       and (${dataFim}::date is null or ${day} <= ${dataFim}::date)
       and (${situacao}::text is null or v.situacao = ${situacao})
       and (${search} = '' or position(sem_acentos(${search}) in sem_acentos(v.identificacao)) > 0
            or position(sem_acentos(${search}) in sem_acentos(v.titulo)) > 0)`
  const columns = sql<ListedVacancy>`
    id::text as identificador, identificacao as referencia, titulo, unidade, "unidadeRef", area, "areaRef", cargo,
    "cargoRef", "horarioRef", quantidade::text, inicio_inscricao::text as abertura,
    coalesce(fim_inscricao::text, '') as prazo, tipo, coalesce(bolsa_valor::text, '') as salario,
    coalesce(descricao, '') as descricao, coalesce(requisitos, '') as requisitos,
    case when quantidade_pcd > 0 then 'S' else 'N' end as pcd, coalesce(motivo, '') as motivo, "substituidoCpf", situacao,
    (select count(*)::text from colaborador_contrato p where p.cliente_id = x.cliente_id and p.vaga_id = x.id
        and p.cancelamento is null) as contratados,
    momento_do_cliente(cliente_id, inclusao) as inclusao`
  return { rows, columns, order: sql`x.inclusao, x.id` }
}
