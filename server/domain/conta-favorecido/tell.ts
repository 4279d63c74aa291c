import { sql } from 'kysely'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import type { Acting } from '../machine/bound.ts'
import { escreveMensagens, type Receiver } from '../mensagem/escreve.ts'
import { emailOf, payeesFrom } from './payees.ts'

interface Told extends Receiver {
  conta: number
  mascarada: string
  espera_ate: string | null
}

/** Tells payees, at the address that is known of them, that another account was told for them. */
export async function tellPayees(tx: Tx, ids: readonly number[], acting: Acting): Promise<void> {
  const { rows } = await sql<Told>`
    select c.id as conta, c.conta_mascarada as mascarada, c.espera_ate, coalesce(a.id, p.id) as id,
           case when a.id is not null then 'aluno' when p.tipo = 'J' then 'concedente' else 'supervisor' end as parte,
           coalesce(a.nome_social, a.nome, p.nome_social, p.nome) as nome, ${emailOf} as email
      from conta_favorecido c ${payeesFrom('c')}
     where c.cliente_id = ${currentClient} and c.id = any(${ids}::bigint[]) order by c.id`.execute(tx)
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
