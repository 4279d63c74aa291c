import { sql } from 'kysely'
import type { registraAssinaturaExterna } from '../../../catalogue/management/assinatura/index.ts'
import { said } from '../../../catalogue/message.ts'
import { wrongField } from '../../../catalogue/wire/failures.ts'
import { Refusal } from '../../refusal.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { takeContent } from '../arquivo/content.ts'
import { keepSent } from '../documento/keep.ts'
import { move } from '../move.ts'
import { requireOne } from '../one.ts'
import type { Verb } from '../verb.ts'
import { assinaturas } from './guards.ts'

/** Accepts a file that was signed elsewhere instead of the missing signatures. */
export const registra: Verb<typeof registraAssinaturaExterna> = async (tx, acting, input) => {
  const { registros, motivo, conteudo, onde } = input
  const target = await requireOne(tx, assinaturas, 'registrar', registros, acting)
  const dia = input.data ?? acting.today
  if (dia > acting.today) {
    const mensagem = said('assinatura.diaAssinaturaEstaFuturo')
    throw new Refusal('REGISTRO_INVALIDO', {}, [wrongField('data', 'CAMPO_INVALIDO', mensagem)])
  }
  const { nome: _, nome_fisico: __, ...content } = await takeContent(tx, conteudo)
  await keepSent(tx, [target.id])
  await sign(tx, target.id, { onde, dia, sha256: content.arquivo_sha256 })
  const wanted = [{ ...target, motivo: motivo ?? said('motivo.assinado', { onde }), values: content }]
  return move(tx, assinaturas, 'registrar', wanted, acting)
}

/** Marks all missing signatures as given elsewhere. */
async function sign(
  tx: Tx,
  arquivo: number,
  { onde, dia, sha256 }: { onde: string; dia: string; sha256: string },
): Promise<void> {
  await sql`with assinada as (
      update assinatura set assinado = true, recusado = false, motivo_recusa = null, nivel_dado = 'externa',
             assinado_em = ${dia}::timestamp at time zone (select fuso from cliente where cliente_id = ${currentClient})
       where cliente_id = ${currentClient} and arquivo_id = ${arquivo} and not assinado
      returning id, nome, assinado_em
    ) insert into evidencia (cliente_id, arquivo_id, assinatura_id, ato, momento, nome, meio, nivel, sha256)
      select ${currentClient}, ${arquivo}, id, 'registrado', assinado_em, nome,
             ${`Assinado fora da plataforma (${onde}); aceito pela instituição.`}, 'externa', ${sha256}
        from assinada`.execute(tx)
}
