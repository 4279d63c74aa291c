import type { reenviaArquivo } from '../../../catalogue/management/arquivo/index.ts'
import { move } from '../move.ts'
import { requireOne } from '../one.ts'
import type { Verb } from '../verb.ts'
import { takeContent } from './content.ts'
import { arquivos } from './guards.ts'

/** Replaces a refused content. */
export const reenvia: Verb<typeof reenviaArquivo> = async (tx, acting, { registros, motivo, conteudo }) => {
  const target = await requireOne(tx, arquivos, 'reenviar', registros, acting)
  const content = await takeContent(tx, conteudo)
  const values = { ...content, motivo_recusa: null }
  return await move(tx, arquivos, 'reenviar', [{ ...target, motivo, values }], acting)
}
