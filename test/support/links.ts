import { criaLinks, type NewLink } from '../../server/domain/link/cria.ts'
import { emiteSegredos } from '../../server/domain/link/emite.ts'
import { tester } from './actor.ts'
import type { Institution, World } from './world.ts'

/** Makes a link and tells its secret, as a message would. */
export function addLink(
  { context }: World,
  client: Pick<Institution, 'id'>,
  link: Partial<NewLink> & Pick<NewLink, 'parte' | 'pessoa'>,
): Promise<{ id: number; segredo: string }> {
  const usual = { nome: 'Helena Prado', documento: '529.982.247-25', validade: '2999-12-31' }
  const finalidade = link.sobre ? 'opinar' : 'tudo'
  return context.db.inClient(
    client.id,
    async (tx) => {
      const [id] = await criaLinks(tx, { today: '2026-03-10' }, [{ ...usual, finalidade, ...link }])
      return { id: id!, segredo: (await emiteSegredos(tx, [id!])).get(id!)! }
    },
    tester,
  )
}
