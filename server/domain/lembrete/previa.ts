import {
  mostPreviewed,
  type previaLembretes,
} from '../../../catalogue/management/calendario/previa-lembretes.ts'
import { type PageNoun, pageRights } from '../../../catalogue/management/registro/page-rights.ts'
import { said } from '../../../catalogue/message.ts'
import { wrongField } from '../../../catalogue/wire/failures.ts'
import { Refusal } from '../../refusal.ts'
import { permissionsOf } from '../../store/actor.ts'
import { maskedPhone } from '../../values/phone.ts'
import { heldBy } from '../mensagem/held.ts'
import { phonesFor } from '../mensagem/telefone.ts'
import type { Verb } from '../verb.ts'
import { hasAddress, remindersOn } from './devidos.ts'
import { lineOf } from './lembra.ts'

/** Furthest day of a preview. */
const furthest = 90

/** What the calendar will write on a day, by the functions with which it writes. */
export const previa: Verb<typeof previaLembretes> = async (tx, acting, { dia, pagina }) => {
  const tomorrow = Temporal.PlainDate.from(acting.today).add({ days: 1 })
  const day = dia ?? tomorrow.toString()
  const last = tomorrow.add({ days: furthest }).toString()
  if (day < acting.today || day > last) {
    const mensagem = said('lembrete.diaDaPrevia', { dias: furthest })
    throw new Refusal('REGISTRO_INVALIDO', {}, [wrongField('dia', 'CAMPO_INVALIDO', mensagem)])
  }
  const rights = permissionsOf(acting.actor)
  const seen = (await remindersOn(tx, day)).filter(({ entidade }) =>
    entidade in pageRights ? rights.includes(pageRights[entidade as PageNoun]) : true,
  )
  const receiving = ({ parte, pessoa, prazo, titulo }: (typeof seen)[number]) => ({
    modelo: lineOf({ prazo, titulo }, day).modelo,
    parte,
    id: pessoa,
  })
  const phoneOf = await phonesFor(tx, seen.map(receiving))
  const held = await heldBy(tx, acting)
  const start = ((pagina ?? 1) - 1) * mostPreviewed
  return {
    dia: day,
    pessoas: new Set(seen.map(({ parte, pessoa }) => `${parte} ${pessoa}`)).size,
    total: seen.length,
    lembretes: seen.slice(start, start + mostPreviewed).map((one) => {
      const { pessoa, parte, nome, email, entidade, registro, titulo, prazo, dias } = one
      const phone = phoneOf(receiving(one))
      const lost = held === 'ENSAIO' || !phone ? held : undefined
      return {
        pessoa,
        parte,
        nome,
        canal: phone ? ('Telefone' as const) : ('E-mail' as const),
        destino: phone ? maskedPhone(phone) : (email ?? ''),
        naoSai: phone || hasAddress(one) ? (lost ?? ('' as const)) : ('SEM_ENDERECO' as const),
        tipo: entidade,
        dias,
        assunto: titulo,
        entidade,
        registro,
        prazo,
      }
    }),
  }
}
