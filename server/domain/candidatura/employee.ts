import { sql } from 'kysely'
import { wrongField } from '../../../catalogue/wire/failures.ts'
import { Refusal } from '../../refusal.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { saveEmployee } from '../colaborador/save.ts'
import type { Acting } from '../machine/bound.ts'
import type { Chosen } from './chosen.ts'
import type { Terms } from './contract.ts'

interface Place {
  cpf: string
  nome: string
  nascimento: string | null
  email: string | null
  telefone: string | null
  unidade: string
  area: string | null
  cargo: string
  horario: string | null
}

/** Creates the employee for a workforce vacancy, in the unit and job that it names. */
export async function makeEmployee(tx: Tx, acting: Acting, chosen: Chosen, told: Terms): Promise<void> {
  const { cpf, nome, nascimento, email, telefone, unidade, area, cargo, horario } = await placeOf(tx, chosen)
  const inicio = told.inicio ?? acting.today
  const contratacao = inicio < acting.today ? inicio : acting.today
  const by = (codigo: string | null) => ({ codigo: codigo ?? undefined, nome: undefined })
  const faults = await saveEmployee(
    tx,
    { cpf, nome, nascimento, email: email || undefined, celular: undefined, telefone },
    {
      inicio,
      contratacao,
      unidade: by(unidade),
      area: by(area),
      cargo: by(cargo),
      horario: by(horario),
      vaga: chosen.identificacao,
    },
    acting,
  )
  if (faults.length > 0) {
    const wrong = faults.map(({ about, code, message }) => wrongField(about, code, message))
    throw new Refusal('REGISTRO_INVALIDO', {}, wrong)
  }
  await sql`update candidatura k set colaborador_id = p.id from colaborador p
     where k.cliente_id = ${currentClient} and k.id = ${chosen.candidatura}
       and p.cliente_id = k.cliente_id and p.cpf = ${cpf}`.execute(tx)
}

async function placeOf(tx: Tx, { candidatura }: Chosen): Promise<Place> {
  const { rows } = await sql<Place>`
    select coalesce(c.cpf, a.cpf) as cpf, c.nome, c.nascimento, c.email, c.telefone, u.codigo as unidade, r.referencia as area,
           g.referencia as cargo, h.referencia as horario
      from candidatura k
      join curriculo c on c.cliente_id = k.cliente_id and c.id = k.curriculo_id
      left join aluno a on a.cliente_id = c.cliente_id and a.id = c.aluno_id
      join vaga v on v.cliente_id = k.cliente_id and v.id = k.vaga_id
      join unidade u on u.cliente_id = v.cliente_id and u.id = v.unidade_id
      join cargo g on g.cliente_id = v.cliente_id and g.id = v.cargo_id
      left join area r on r.cliente_id = v.cliente_id and r.id = v.area_id
      left join horario h on h.cliente_id = v.cliente_id and h.id = v.horario_id
     where k.cliente_id = ${currentClient} and k.id = ${candidatura}`.execute(tx)
  return rows[0]!
}
