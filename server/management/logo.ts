import { sql } from 'kysely'
import type { enviaLogotipo } from '../../catalogue/management/ajuste/index.ts'
import { said } from '../../catalogue/message.ts'
import { largestLogo, widestLogo } from '../../catalogue/upload.ts'
import { wrongField } from '../../catalogue/wire/failures.ts'
import { isDrawable } from '../documents/image.ts'
import { takeContent } from '../domain/arquivo/content.ts'
import { Refusal } from '../refusal.ts'
import { currentClient } from '../store/expressions.ts'
import type { ApartVerb } from './apart-verb.ts'

/** Sets or removes the image on top of the institution's documents; one that documents would leave out is refused. */
export const envia: ApartVerb<typeof enviaLogotipo> = ({ context, caller, step }, { conteudo }) =>
  step(async (tx) => {
    const content = conteudo ? await takeContent(tx, conteudo) : undefined
    if (content) {
      const { tamanho, arquivo_sha256 } = content
      const bytes =
        tamanho > largestLogo ? undefined : await context.files.get(caller.clienteId, arquivo_sha256)
      if (!bytes || !isDrawable(Buffer.from(bytes))) {
        const mensagem = said('cliente.logotipoEsperado', { lado: widestLogo })
        throw new Refusal('REGISTRO_INVALIDO', {}, [wrongField('conteudo', 'CAMPO_INVALIDO', mensagem)])
      }
    }
    await sql`update cliente set arquivo_sha256 = ${content?.arquivo_sha256 ?? null}
      where cliente_id = ${currentClient}`.execute(tx)
    return { nome: content?.nome ?? '' }
  })
