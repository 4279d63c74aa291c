import { linkDeRemessa } from '../../../catalogue/management/remessa/index.ts'
import { Refusal } from '../../refusal.ts'
import { currentClient } from '../../store/expressions.ts'
import { impedes, ruledOut } from '../machine/finding.ts'
import { judge } from '../machine/judge.ts'
import { loadStanding } from '../machine/load.ts'
import type { Verb } from '../verb.ts'
import { remessas } from './guards.ts'

/** Issues the download address of an approved file. */
export const link: Verb<typeof linkDeRemessa> = async (tx, acting, { registros: [target] }) => {
  const standing = await loadStanding(tx, remessas, [target!.id], acting, false)
  if (standing.size === 0 || !acting.linkTo) throw new Refusal('REGISTRO_INEXISTENTE')
  const [findings = []] = await judge(tx, remessas, linkDeRemessa, [...standing.values()], acting)
  if (impedes(findings)) throw ruledOut(findings)
  const file = await tx
    .selectFrom('remessa')
    .select(['id', 'nome_arquivo', 'hash'])
    .where('cliente_id', '=', currentClient)
    .where('id', '=', target!.id)
    .executeTakeFirstOrThrow()
  const { endereco, expira } = acting.linkTo({ table: 'remessa', id: file.id, sha256: file.hash })
  return { link: endereco, expira, nome: file.nome_arquivo }
}
