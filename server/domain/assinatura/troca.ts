import type { trocaAssinante } from '../../../catalogue/management/assinatura/troca-assinante.ts'
import { trocaAssinante as declared } from '../../../catalogue/management/assinatura/troca-assinante.ts'
import { Refusal } from '../../refusal.ts'
import { currentClient } from '../../store/expressions.ts'
import { hindrances } from '../machine/hindrances.ts'
import { loadStanding } from '../machine/load.ts'
import type { Verb } from '../verb.ts'
import { assinaturas } from './guards.ts'
import { tellSigners } from './tell.ts'

/** Replaces a signer who has not signed, or the signer's address. */
export const troca: Verb<typeof trocaAssinante> = async (tx, acting, input) => {
  const { registros, assinatura, pessoa, nome, email } = input
  const [target] = registros
  const standing = await loadStanding(tx, assinaturas, [target!.id], acting, true)
  const way = { from: declared.during, rotulo: declared.rotulo }
  const hindered = await hindrances(tx, assinaturas.machine, way, registros, standing, acting)
  const refused = hindered.get(target!)
  if (refused) return [refused]
  const changed = await tx
    .updateTable('assinatura')
    .set({
      nome,
      email,
      recusado: false,
      motivo_recusa: null,
      envio: null,
      ...(pessoa ? { parte_id: pessoa } : {}),
    })
    .where('cliente_id', '=', currentClient)
    .where('arquivo_id', '=', target!.id)
    .where('id', '=', assinatura)
    .where('assinado', '=', false)
    // Students and professors cannot be replaced as signers.
    .$if(pessoa != null, (query) => query.where('parte', 'in', ['responsavel', 'concedente', 'supervisor']))
    .returning('id')
    .executeTakeFirst()
  if (!changed) throw new Refusal('REGISTRO_INEXISTENTE')
  if (standing.get(target!.id)!.situacao === assinaturas.machine.moves.enviar.to) {
    await tellSigners(tx, acting, [target!.id], [changed.id])
  }
  const { id, situacao, versao } = standing.get(target!.id)!
  return [{ id, situacao, versao, findings: [] }]
}
