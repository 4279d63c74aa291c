import { sql } from 'kysely'
import { calendar, commercial } from '../../money/days.ts'
import type { Rules } from '../../money/facts.ts'
import { holidaysOf } from '../../money/workdays.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { centsOf } from '../../values/cents.ts'
import type { DatedColumn } from '../cliente/dated.ts'

/** How the institution counts and charges, by month. */
export interface Terms {
  rulesOf: (month: string) => Rules
  /** Due day, in the following month, of a month's scholarships. */
  dueDayOf: (month: string) => number
  /** Settings of a month, stored with its run. */
  settingsOf: (month: string) => object
}

type Settings = Record<DatedColumn, unknown> & {
  dia_pagamento: number
  mes_comercial: boolean
  taxa_administrativa: string
  seguro_mensal: string
  taxa_proporcional: boolean
  recesso_fracao: number
  recesso_pago: boolean
  retem_irrf: boolean
  feriados: string[]
  feriados_facultativos: boolean
}

/** A setting and the month from which it is valid. */
export interface Dated {
  coluna: DatedColumn
  desde: string
  valor: unknown
}

/** `instead` adds changes that are only being simulated. */
export async function termsOf(tx: Tx, instead: readonly Dated[] = []): Promise<Terms> {
  const { rows } = await sql<Settings>`
    select dia_pagamento, mes_comercial, taxa_administrativa::text, seguro_mensal::text, taxa_proporcional, recesso_fracao,
           recesso_pago, retem_irrf, feriados, feriados_facultativos
      from cliente where cliente_id = ${currentClient}`.execute(tx)
  const { rows: dated } = await sql<Dated>`
    select coluna, desde, valor from ajuste_vigencia where cliente_id = ${currentClient} order by desde`.execute(
    tx,
  )
  // Sorted by month, so that a stored later change still wins over a simulated earlier one.
  const changes = [...dated, ...instead].sort((a, b) => (a.desde < b.desde ? -1 : a.desde > b.desde ? 1 : 0))
  const known = new Map<string, { settings: Settings; rules: Rules }>()
  const at = (month: string) =>
    known.getOrInsertComputed(month, () => {
      const settings = { ...rows[0]! }
      for (const { coluna, desde, valor } of changes) {
        if (desde <= month) Object.assign(settings, { [coluna]: valor })
      }
      return { settings, rules: rulesFrom(settings, month) }
    })
  return {
    rulesOf: (month) => at(month).rules,
    dueDayOf: (month) => at(month).settings.dia_pagamento,
    settingsOf: (month) => at(month).settings,
  }
}

const rulesFrom = (settings: Settings, month: string): Rules => ({
  counting: (settings.mes_comercial ? commercial : calendar)(month),
  recess: { fraction: settings.recesso_fracao, paid: settings.recesso_pago },
  fee: centsOf(settings.taxa_administrativa),
  insurance: centsOf(settings.seguro_mensal),
  inPart: settings.taxa_proporcional,
  withholds: settings.retem_irrf,
  holidays: holidaysOf(Number(month.slice(0, 4)), {
    optional: settings.feriados_facultativos,
    own: new Set(settings.feriados),
  }),
})
