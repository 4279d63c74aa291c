import type { Tx } from '../../store/database.ts'
import { keepSent } from '../documento/keep.ts'
import { type Acting, idsOf, platform } from '../machine/bound.ts'
import { move } from '../move.ts'
import { agreementSigners } from './agreement-signers.ts'
import { callSigners, customsOf } from './call.ts'
import { assinaturas } from './guards.ts'
import { tellSigners } from './tell.ts'

/** Sends uploaded documents of agreements to their parties. */
export async function sendAgreements(
  tx: Tx,
  acting: Acting,
  files: readonly { id: number; convenio: number }[],
): Promise<void> {
  if (files.length === 0) return
  const { levels, days } = await customsOf(tx)
  const prazo = Temporal.PlainDate.from(acting.today).add({ days }).toString()
  const sent = files.map(({ id }) => ({ id, values: { prazo } }))
  // The actor may lack rights on files, but reaches the agreements.
  await move(tx, assinaturas, 'enviar', sent, platform(acting.today))
  const signers = await agreementSigners(
    tx,
    files.map(({ convenio }) => convenio),
    levels,
  )
  await callSigners(tx, new Map(files.map(({ id, convenio }) => [id, signers.get(convenio)!])))
  await keepSent(tx, idsOf(files))
  await tellSigners(tx, acting, idsOf(files))
}
