import { sql } from 'kysely'
import { openStates } from '../../../catalogue/machines/machine.ts'
import { remessaMachine } from '../../../catalogue/machines/remessa.ts'
import { remessaItemMachine } from '../../../catalogue/machines/remessa-item.ts'
import { said } from '../../../catalogue/message.ts'
import type { Row } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { bind, type Guard, type Standing } from '../machine/bound.ts'
import { otherPerson } from '../two-persons.ts'

const columns = [
  'gerada_por',
  'aprovada_por',
  'aprovada_em',
] as const satisfies readonly (keyof Row<'remessa'>)[]

type Remessa = Standing & Pick<Row<'remessa'>, (typeof columns)[number]> & { approvedBefore?: boolean }

/** Four-eyes rule for outgoing money. */
const outraPessoaAprova: Guard<Remessa> = async (tx, _records, acting) => {
  const against = await otherPerson(tx, acting, {
    regra: 'outraPessoaAprova',
    mensagem: said('remessa.quemGerouRemessaNaoAprova'),
  })
  return { judge: ({ gerada_por }) => against([gerada_por]) }
}

/** The columns already contain the new approval when the guard runs, so the earlier state is passed in. */
const aindaNaoAprovada: Guard<Remessa> = () => ({
  judge: ({ aprovada_em, approvedBefore = aprovada_em !== null }) =>
    approvedBefore ? [{ regra: 'aindaNaoAprovada', mensagem: said('remessa.remessaAprovada') }] : [],
})

const aprovada: Guard<Remessa> = () => ({
  judge: ({ aprovada_em }) =>
    aprovada_em ? [] : [{ regra: 'aprovada', mensagem: said('remessa.remessaAindaNaoAprovadaOutra') }],
})

/** A file with a paid payment cannot be rejected. */
const nadaPago: Guard<Remessa> = async (tx, records) => {
  const undone = openStates(remessaItemMachine).filter((state) => state !== remessaItemMachine.moves.pagar.to)
  const { rows } = await sql<{ id: number }>`
    select distinct remessa_id as id from remessa_item
     where cliente_id = ${currentClient} and remessa_id = any(${records.map(({ id }) => id)}::bigint[])
       and situacao <> all(${[...undone, remessaItemMachine.moves.recusar.to]})`.execute(tx)
  const paid = new Set(rows.map(({ id }) => id))
  return {
    judge: ({ id }) =>
      paid.has(id) ? [{ regra: 'nadaPago', mensagem: said('remessa.bancoPagouOuCancelouPagamentos') }] : [],
  }
}

export const remessas = bind({
  machine: remessaMachine,
  columns,
  guards: { outraPessoaAprova, aindaNaoAprovada, aprovada, nadaPago },
})
