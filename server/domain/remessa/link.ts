import type { linkDeRemessa } from '../../../catalogue/management/remessa/commands.ts'
import { Refusal } from '../../refusal.ts'
import { currentClient } from '../../store/expressions.ts'
import type { Verb } from '../verb.ts'

/** Gives whoever acts the address of a file that was approved. */
export const link: Verb<typeof linkDeRemessa> = async (tx, acting, { registros: [target] }) => {
  const file = await tx
    .selectFrom('remessa')
    .select(['id', 'nome_arquivo', 'hash', 'aprovada_em'])
    .where('cliente_id', '=', currentClient)
    .where('id', '=', target!.id)
    .executeTakeFirst()
  if (!file) throw new Refusal('REGISTRO_INEXISTENTE')
  if (!file.aprovada_em || !acting.linkTo) throw new Refusal('CONTEUDO_INEXISTENTE')
  const { endereco, expira } = acting.linkTo({ table: 'remessa', id: file.id, sha256: file.hash })
  return { link: endereco, expira, nome: file.nome_arquivo }
}
