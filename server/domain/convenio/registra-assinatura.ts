import type { registraAssinaturaConvenio } from '../../../catalogue/management/convenio/index.ts'
import { said } from '../../../catalogue/message.ts'
import { documentoDoConvenio } from '../../../catalogue/values/arquivo.ts'
import { wrongField } from '../../../catalogue/wire/failures.ts'
import { Refusal } from '../../refusal.ts'
import { takeContent } from '../arquivo/content.ts'
import { arquivos } from '../arquivo/guards.ts'
import { include } from '../include.ts'
import { making } from '../making.ts'
import { requireOne } from '../one.ts'
import type { Verb } from '../verb.ts'
import { convenios } from './guards.ts'

const begin: Verb<typeof registraAssinaturaConvenio> = making(
  convenios,
  'vigorar',
  ({ assinatura }, { today }) => {
    if (assinatura && assinatura > today) {
      throw new Refusal('CAMPO_INVALIDO', { campo: 'assinatura', detalhe: said('aluno.estaFuturo') })
    }
    return { assinatura: assinatura ?? today }
  },
)

/** Puts agreements into force that were signed outside the platform; the signed document may come along. */
export const registraAssinatura: Verb<typeof registraAssinaturaConvenio> = async (tx, acting, input) => {
  const { conteudo, registros } = input
  if (conteudo) {
    if (registros.length > 1) {
      const mensagem = said('convenio.documentoDeUmSo')
      throw new Refusal('REGISTRO_INVALIDO', {}, [wrongField('conteudo', 'CAMPO_INVALIDO', mensagem)])
    }
    const { id } = await requireOne(tx, convenios, 'vigorar', registros, acting)
    const scan = { ...(await takeContent(tx, conteudo)), tipo: documentoDoConvenio, convenio_id: id }
    await include(tx, arquivos, [scan], acting, 'Aprovado')
  }
  return begin(tx, acting, input)
}
