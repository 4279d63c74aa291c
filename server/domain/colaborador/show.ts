import { sql } from 'kysely'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { placeColumns, placeJoins } from './place-sql.ts'

interface Contract {
  inicio: string
  contratacao: string
  unidade: string
  unidadeRef: string
  area: string
  areaRef: string
  cargo: string
  cargoRef: string
  horario: string
  horarioRef: string
  vagaRef: string
}

type Past = Pick<
  Contract,
  'inicio' | 'contratacao' | 'unidadeRef' | 'areaRef' | 'cargoRef' | 'horarioRef'
> & {
  saida: string
  tipoSaida: string
}

/** Data of an employee on a day. */
export interface ShownEmployee {
  nome: string
  cpf: string
  nascimento: string
  email: string
  celular: string
  telefone: string
  contrato: Contract
  situacao: string
  saida: string
  historico: Past[]
}

/** The schedule's text is that of the sender, or its own description. */
const contract = sql`
  coalesce(p.inicio::text, '') as inicio, coalesce(p.contratacao::text, '') as contratacao, ${placeColumns},
  coalesce(l.horario, h.descricao, '') as horario, coalesce(h.referencia, '') as "horarioRef"`

const joins = sql`
  left join lotacao_atual l on l.cliente_id = p.cliente_id and l.contrato_id = p.id
  ${placeJoins('l')}
  left join horario h on h.cliente_id = l.cliente_id and h.id = l.horario_id`

/** An employee with the current or last contract, and all periods with their last workplace. */
export async function showEmployee(tx: Tx, cpf: string, today: string): Promise<ShownEmployee | undefined> {
  const { rows } = await sql<ShownEmployee>`
    select c.nome, c.cpf, coalesce(c.nascimento::text, '') as nascimento, coalesce(c.email, '') as email,
           coalesce(c.celular, '') as celular, coalesce(c.telefone, '') as telefone,
           (select row_to_json(k) from (select ${contract}, coalesce(v.identificacao, '') as "vagaRef") k) as contrato,
           situacao_colaborador(c, ${today}::date) as situacao, coalesce(p.saida::text, '') as saida,
           coalesce((select json_agg(json_build_object('inicio', k.inicio, 'contratacao', k.contratacao,
                'saida', k.saida, 'unidadeRef', k."unidadeRef", 'areaRef', k."areaRef", 'cargoRef', k."cargoRef",
                'horarioRef', k."horarioRef", 'tipoSaida', k.tipo) order by k.inicio)
              from (select ${contract}, coalesce(p.saida::text, '') as saida, coalesce(p.tipo_saida, '') as tipo
                      from colaborador_contrato p
                      ${joins}
                     where p.cliente_id = c.cliente_id and p.colaborador_id = c.id and p.cancelamento is null) k),
             '[]') as historico
      from colaborador c
      left join colaborador_contrato p on p.cliente_id = c.cliente_id and p.colaborador_id = c.id
       and p.id = periodo_em(c.cliente_id, c.id, ${today}::date)
      ${joins}
      left join vaga v on v.cliente_id = p.cliente_id and v.id = p.vaga_id
     where c.cliente_id = ${currentClient} and c.cpf = ${cpf}`.execute(tx)
  return rows[0]
}
