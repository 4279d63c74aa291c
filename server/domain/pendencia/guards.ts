import { sql } from 'kysely'
import type { MoveOf } from '../../../catalogue/machines/machine.ts'
import { pendenciaMachine } from '../../../catalogue/machines/pendencia.ts'
import { soEntrega } from '../../../catalogue/management/pendencia/types.ts'
import type { Row } from '../../store/database.ts'
import { tellContracts } from '../contrato/tell.ts'
import { type Acting, bind, type Guard, type Standing } from '../machine/bound.ts'

const columns = ['tipo', 'professor_id'] as const satisfies readonly (keyof Row<'pendencia'>)[]

type Pendencia = Standing & Pick<Row<'pendencia'>, (typeof columns)[number]>

const delivered = pendenciaMachine.moves.entregar.to

/** What only had to be delivered is done with that. */
const aindaAberta: Guard<Pendencia> = () => ({
  judge: ({ tipo, situacao }) => {
    if (situacao !== delivered || !soEntrega.some((one) => one === tipo)) return []
    const mensagem = 'Esta pendência termina com a entrega, que já foi feita.'
    return [{ regra: 'aindaAberta', campo: 'tipo', valor: tipo, mensagem }]
  },
})

const isOwnOf = ({ professor_id }: Pendencia, { party }: Acting) =>
  party?.parte === 'professor' && professor_id === party.id

/** A professor delivers what is their own to deliver, and not what a student owes. */
const deQuemEntrega: Guard<Pendencia> = (_tx, _records, acting) => ({
  judge: (record) => {
    if (acting.party?.parte !== 'professor' || isOwnOf(record, acting)) return []
    const mensagem = 'Quem entrega esta pendência é o aluno.'
    return [{ regra: 'deQuemEntrega', mensagem }]
  },
})

/** Nobody judges what they delivered themselves. */
const deOutraPessoa: Guard<Pendencia> = (_tx, _records, acting) => ({
  judge: (record) => {
    if (!isOwnOf(record, acting)) return []
    const mensagem = 'Quem entrega a pendência não dá o parecer sobre ela.'
    return [{ regra: 'deOutraPessoa', mensagem }]
  },
})

/** What the contract's history says of each move; of some the deed that brought them tells enough. */
export const told: Readonly<Record<MoveOf<typeof pendenciaMachine>, string | undefined>> = {
  entregar: 'entregue',
  encaminhar: undefined,
  opinar: 'com parecer da concedente',
  aprovar: 'aprovada',
  devolver: 'devolvida',
  prorrogar: 'prorrogada',
  cancelar: 'cancelada',
}

/** Pending items, and what must hold for them to move. */
export const pendencias = bind({
  machine: pendenciaMachine,
  columns,
  guards: { aindaAberta, deQuemEntrega, deOutraPessoa },
  after: async (tx, { name, records }) => {
    const done = told[name as keyof typeof told]
    if (done) await tellContracts(tx, 'pendencia', records, sql`'Pendência (' || x.tipo || ') '`, done)
  },
})
