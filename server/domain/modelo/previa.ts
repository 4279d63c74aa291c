import { randomBytes } from 'node:crypto'
import type { TipoDocumento } from '../../../catalogue/management/arquivo/types.ts'
import type { previaModelo } from '../../../catalogue/management/modelo/previa-modelo.ts'
import { Refusal } from '../../refusal.ts'
import { currentClient } from '../../store/expressions.ts'
import { contentHash } from '../arquivo/content.ts'
import { freeze } from '../documento/dados.ts'
import type { Verb } from '../verb.ts'

/** Shows what documents would be like. What is made of it is kept as long as a content that nobody used. */
export const previa: Verb<typeof previaModelo> = async (tx, acting, { registros: [target], contrato }) => {
  const found = await tx
    .selectFrom('modelo')
    .select(['tipo', 'titulo', 'corpo'])
    .where('cliente_id', '=', currentClient)
    .where('id', '=', target!.id)
    .executeTakeFirst()
  if (!found) throw new Refusal('REGISTRO_INEXISTENTE')
  const { draw, linkTo } = acting
  if (!draw || !linkTo) throw new Error('a preview is for somebody who asks')
  const dados = contrato == null ? undefined : (await freeze(tx, [contrato])).get(contrato)
  const nome = `Prévia de ${found.titulo}.pdf`
  const { sha256, size } = await draw(tx, { ...found, tipo: found.tipo as TipoDocumento, dados })
  const { id } = await tx
    .insertInto('conteudo')
    .values({
      cliente_id: currentClient,
      hash: contentHash(randomBytes(32).toString('base64url')),
      nome,
      tipo_mime: 'application/pdf',
      tamanho: size,
      arquivo_sha256: sha256,
      remetente: 'previa',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { endereco, expira } = linkTo({ table: 'conteudo', id, sha256 })
  return { link: endereco, expira, nome }
}
