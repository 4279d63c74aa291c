import { geraLink as declared } from '../../../catalogue/management/mensagem/gera-link.ts'
import { Refusal } from '../../refusal.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { registraCopia } from '../link/copia.ts'
import { emiteSegredos, linkAddress } from '../link/emite.ts'
import { holdLink } from '../link/find.ts'
import { renovaLinks } from '../link/renova.ts'
import { impedes, ruledOut } from '../machine/finding.ts'
import { judge } from '../machine/judge.ts'
import { loadStanding } from '../machine/load.ts'
import type { Verb } from '../verb.ts'
import { mensagens } from './guards.ts'

/**
 * Replaces the link of a message by one to copy. If the copy is limited to fewer units than the original, the
 * message keeps its own link.
 */
export const geraLink: Verb<typeof declared> = async (tx, acting, { registros: [target] }) => {
  const { id } = target!
  const record = (await loadStanding(tx, mensagens, [id], acting, true)).get(id)
  if (!record) throw new Refusal('REGISTRO_INEXISTENTE')
  const { link_id, situacao } = record
  if (!declared.during.some((one) => one === situacao)) {
    throw new Refusal('MOVIMENTO_INVALIDO', { movimento: 'copiar link', situacao })
  }
  const { copiarLink } = mensagens.machine.alterations
  const [findings = []] = await judge(tx, mensagens, copiarLink, [record], acting)
  if (link_id === null || impedes(findings)) throw ruledOut(findings)
  const fresh = (await renovaLinks(tx, acting, [link_id], true)).get(link_id)!
  const copied = await holdLink(tx, fresh)
  if ((await holdLink(tx, link_id)).encerramento !== null) await bringCopy(tx, id, fresh)
  await registraCopia(tx, acting, copied, { id, situacao })
  const secret = (await emiteSegredos(tx, [fresh])).get(fresh)!
  const { nome, validade } = copied
  return { endereco: linkAddress(acting.base ?? '', secret), nome, validade }
}

const bringCopy = (tx: Tx, mensagem: number, link: number) =>
  tx
    .updateTable('mensagem')
    .set({ link_id: link, segredo: null })
    .where('cliente_id', '=', currentClient)
    .where('id', '=', mensagem)
    .execute()
