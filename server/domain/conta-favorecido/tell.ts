import { sql } from 'kysely'
import { currentClient } from '../../store/expressions.ts'
import { idsOf } from '../machine/bound.ts'
import type { Consequence } from '../machine/registry.ts'
import { escreveMensagens, type Receiver } from '../mensagem/escreve.ts'
import { emailOf, payeesFrom } from './payees.ts'

interface Told extends Receiver {
  conta: number
  mascarada: string
  espera_ate: string | null
}

/** Notifies payees, at their known address, of a new account. */
export const tellPayees: Consequence = async (tx, accounts, acting) => {
  const { rows } = await sql<Told>`
    select c.id as conta, c.conta_mascarada as mascarada, c.espera_ate, coalesce(a.id, p.id) as id,
           case when a.id is not null then 'aluno' when p.tipo = 'J' then 'concedente' else 'supervisor' end as parte,
           coalesce(a.nome_social, a.nome, p.nome_social, p.nome) as nome, ${emailOf} as email
      from conta_favorecido c ${payeesFrom('c')}
     where c.cliente_id = ${currentClient} and c.id = any(${idsOf(accounts)}::bigint[]) order by c.id`.execute(
    tx,
  )
  await escreveMensagens(
    tx,
    acting,
    rows.map(({ conta, mascarada, espera_ate, ...para }) => ({
      modelo: 'conta',
      para,
      sobre: { noun: 'conta_favorecido', id: conta },
      dados: { conta: mascarada, quando: whenOf(espera_ate) },
    })),
  )
}

function whenOf(until: string | null): string {
  if (until === null) return 'quando outra pessoa da instituição a confirmar'
  const [year, month, day] = Temporal.PlainDate.from(until).add({ days: 1 }).toString().split('-')
  return `a partir de ${day}/${month}/${year}, ou antes, se outra pessoa da instituição a confirmar`
}
