import { sql } from 'kysely'
import { calendar, commercial } from '../../money/days.ts'
import type { Rules } from '../../money/lines.ts'
import type { Tx } from '../../store/database.ts'
import { centsOf } from '../../values/cents.ts'

/** How the institution counts and charges, as it stands. */
export interface Terms {
  rules: Rules
  /** The day of the next month on which scholarships are due. */
  dueDay: number
  /** The settings as they are kept with a run. */
  kept: object
}

interface Settings {
  dia_pagamento: number
  mes_comercial: boolean
  taxa_administrativa: string
  seguro_mensal: string
  taxa_proporcional: boolean
  recesso_fracao: number
  recesso_pago: boolean
  retem_irrf: boolean
}

export async function termsOf(tx: Tx): Promise<Terms> {
  const { rows } = await sql<Settings>`
    select dia_pagamento, mes_comercial, taxa_administrativa, seguro_mensal, taxa_proporcional, recesso_fracao,
           recesso_pago, retem_irrf
      from cliente where cliente_id = (select cliente_atual())`.execute(tx)
  const kept = rows[0]!
  const rules: Rules = {
    counting: kept.mes_comercial ? commercial : calendar,
    recess: { fraction: kept.recesso_fracao, paid: kept.recesso_pago },
    fee: centsOf(kept.taxa_administrativa),
    insurance: centsOf(kept.seguro_mensal),
    inPart: kept.taxa_proporcional,
    withholds: kept.retem_irrf,
  }
  return { rules, dueDay: kept.dia_pagamento, kept }
}
