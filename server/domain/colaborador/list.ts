import { sql } from 'kysely'
import { colaboradorMachine } from '../../../catalogue/machines/colaborador.ts'
import { outcomesOf } from '../../../catalogue/machines/machine.ts'
import { currentClient } from '../../store/expressions.ts'
import type { List } from '../paged.ts'
import { inPlaces, type PlaceFilter, placeColumns, placeJoins } from './place-sql.ts'

/** States of employees who have begun and not left. */
const atWork: readonly string[] = outcomesOf(colaboradorMachine.moves.comecar)

export interface EmployeeFilter extends PlaceFilter {
  /** Only employees who work on the day. */
  working: boolean
  search: string
}

export interface ListedEmployee {
  nome: string
  cpf: string
  email: string
  situacao: string
  inicio: string
  saida: string
  unidade: string
  unidadeRef: string
  area: string
  areaRef: string
  cargo: string
  cargoRef: string
  horarioRef: string
}

/** Employees on a day, by name. */
export function employeesIn(filter: EmployeeFilter, today: string): List<ListedEmployee> {
  const { working, search } = filter
  const rows = sql`
    select c.id, c.nome, c.cpf, coalesce(c.email, '') as email, situacao_colaborador(c, ${today}::date) as situacao,
           coalesce(p.inicio::text, '') as inicio, coalesce(p.saida::text, '') as saida, ${placeColumns},
           coalesce(h.referencia, '') as "horarioRef"
      from colaborador c
      left join colaborador_contrato p on p.cliente_id = c.cliente_id and p.colaborador_id = c.id
       and p.id = periodo_em(c.cliente_id, c.id, ${today}::date)
      left join lotacao_atual l on l.cliente_id = c.cliente_id and l.contrato_id = p.id
      ${placeJoins('l')}
      left join horario h on h.cliente_id = c.cliente_id and h.id = l.horario_id
     where c.cliente_id = ${currentClient} and ${inPlaces(filter)}
       and (not ${working}::boolean or situacao_colaborador(c, ${today}::date) = any(${atWork}))
       and (${search} = '' or c.cpf = regexp_replace(${search}, '[.-]', '', 'g')
            or position(sem_acentos(${search}) in sem_acentos(c.nome)) > 0
            or position(sem_acentos(${search}) in sem_acentos(c.email)) > 0)`
  const columns = sql<ListedEmployee>`nome, cpf, email, situacao, inicio, saida, unidade, "unidadeRef", area, "areaRef", cargo, "cargoRef",
    "horarioRef"`
  return { rows, columns, order: sql`nome collate unicode, id` }
}
