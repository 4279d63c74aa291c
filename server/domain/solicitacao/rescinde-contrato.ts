import { sql } from 'kysely'
import { rescindeContrato as declared } from '../../../catalogue/management/contrato/rescinde-contrato.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { asTheyStand } from '../as-they-stand.ts'
import { change } from '../change.ts'
import { contratos } from '../contrato/guards.ts'
import { include } from '../include.ts'
import type { Acting } from '../machine/bound.ts'
import { hindrances } from '../machine/hindrances.ts'
import { loadStanding } from '../machine/load.ts'
import { allMade } from '../machine/outcome.ts'
import { move } from '../move.ts'
import { inStatements } from '../state-statements.ts'
import type { Verb } from '../verb.ts'
import { atende } from './atende.ts'
import { solicitacoes } from './guards.ts'

const { enviar } = solicitacoes.machine.moves

interface Ending {
  contrato: number
  data: string
  motivo: string
}

/** Makes and fulfils the request to end a contract, or fulfils the open one on the day and for the reason told. */
export const rescindeContrato: Verb<typeof declared> = async (tx, acting, { registros, data, motivo }) => {
  const [{ id }] = registros as [(typeof registros)[0]]
  const standing = await loadStanding(tx, contratos, [id], acting, true)
  const way = { from: declared.during, rotulo: declared.rotulo }
  const [hindered] = (await hindrances(tx, contratos.machine, way, registros, standing, acting)).values()
  if (hindered) return [hindered]
  const request = await requestFor(tx, acting, { contrato: id, data, motivo })
  const [done] = allMade(
    'solicitacao',
    'atender',
    await atende(tx, acting, { registros: [{ id: request }], motivo: null }),
  )
  const { situacao, versao } = standing.get(id)!
  return asTheyStand(tx, contratos, [{ id, situacao, versao, findings: done!.findings }], acting)
}

/** The sent request of the contract's number, with this day and reason. */
async function requestFor(tx: Tx, acting: Acting, { contrato, data, motivo }: Ending): Promise<number> {
  const { rows } = await sql<{ id: number; situacao: string }>`
    select id, situacao from solicitacao
     where cliente_id = ${currentClient} and tipo = 'Rescisão'
       and contrato_numero = (select numero from contrato where cliente_id = ${currentClient} and id = ${contrato})
       and situacao in ${inStatements(solicitacoes.machine).leftBy('cancelar')}`.execute(tx)
  const [open] = rows
  const drafts: readonly string[] = enviar.from
  if (open) {
    await change(tx, solicitacoes, [{ id: open.id, values: { data, motivo } }], acting)
    if (!drafts.includes(open.situacao)) return open.id
    await move(tx, solicitacoes, 'enviar', [{ id: open.id }], acting)
    return open.id
  }
  const content = { tipo: 'Rescisão', contrato_id: contrato, data, motivo }
  const [made] = await include(tx, solicitacoes, [content], acting)
  await move(tx, solicitacoes, 'enviar', [{ id: made!.id }], acting)
  return made!.id
}
