import { type RawBuilder, sql } from 'kysely'

/**
 * Instalments of a contract `c` up to a day: one for each month, due on the fifth of the next. Each is the
 * fraction `parte` / `todo` of the scholarship, by days of the month or by hours of its weeks.
 */
export const instalmentPlan = (last: RawBuilder<unknown>) => sql`
  select (d.mes + interval '1 month 4 days')::date as data,
         case when c.bolsa_tipo = 'Por hora' then c.horas_semanal * u.dias when u.inteiro then 1
           else least(u.dias, 30) end as parte,
         case when c.bolsa_tipo = 'Por hora' then 7 when u.inteiro then 1 else 30 end as todo
    from generate_series(date_trunc('month', c.inicio), ${last}, interval '1 month') d(mes)
   cross join lateral (select greatest(d.mes::date, c.inicio) as primeiro,
       least((d.mes + interval '1 month')::date - 1, ${last}) as ultimo,
       (d.mes + interval '1 month')::date - 1 as fim_do_mes) p
   cross join lateral (select p.ultimo - p.primeiro + 1 as dias,
       p.primeiro = d.mes::date and p.ultimo = p.fim_do_mes as inteiro) u
   where u.dias > 0 and c.bolsa_valor > 0 and (c.bolsa_tipo is distinct from 'Por hora' or c.horas_semanal is not null)`

/** Amount of an instalment of the plan `m`. */
export const instalment = sql`round(c.bolsa_valor * m.parte / m.todo, 2)`
