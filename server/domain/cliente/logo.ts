import { sql } from 'kysely'
import type { enviaLogotipo } from '../../../catalogue/management/ajuste/index.ts'
import { said } from '../../../catalogue/message.ts'
import { wrongField } from '../../../catalogue/wire/failures.ts'
import { Refusal } from '../../refusal.ts'
import { currentClient } from '../../store/expressions.ts'
import { mimes } from '../../values/file-type.ts'
import { takeContent } from '../arquivo/content.ts'
import type { Verb } from '../verb.ts'

const largest = 2 ** 20
const images: readonly string[] = [mimes.png, mimes.jpeg]

/** Sets or removes the image on top of the institution's documents. */
export const enviaLogo: Verb<typeof enviaLogotipo> = async (tx, _acting, { conteudo }) => {
  const content = conteudo ? await takeContent(tx, conteudo) : undefined
  if (content && (!images.includes(content.tipo_mime) || content.tamanho > largest)) {
    const mensagem = said('cliente.logotipoEsperado')
    throw new Refusal('REGISTRO_INVALIDO', {}, [wrongField('conteudo', 'CAMPO_INVALIDO', mensagem)])
  }
  await sql`update cliente set arquivo_sha256 = ${content?.arquivo_sha256 ?? null}
    where cliente_id = ${currentClient}`.execute(tx)
  return { nome: content?.nome ?? '' }
}
