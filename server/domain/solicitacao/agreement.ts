import type { Row } from '../../store/database.ts'
import { convenios } from '../convenio/guards.ts'
import { include } from '../include.ts'
import type { Fulfilment } from './request.ts'

type Asked = Pick<Row<'solicitacao'>, 'id' | 'pessoa_id' | 'inicio' | 'termino'>

/** The agreement that a request asks for; from today on, where it names no day. */
export const agreementOf = ({ id, pessoa_id, inicio, termino }: Asked, today: string) => ({
  convenio: `Solicitação ${id}`,
  concedente_id: pessoa_id!,
  inicio: inicio ?? today,
  termino,
})

/** Makes the agreements that were asked for; people then complete them and send them to be signed. */
export const makeAgreements: Fulfilment = async (tx, acting, requests) => {
  const wanted = requests.map((one) => agreementOf(one, acting.today))
  const outcomes = await include(tx, convenios, wanted, acting)
  return outcomes.map(({ id, refusal }, at) => {
    // The request's own guard has asked the same rules.
    if (refusal) throw refusal
    return { request: requests[at]!.id, noun: 'convenio', id }
  })
}
