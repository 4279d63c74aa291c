import type { salvaDeficiencia } from '../../../catalogue/management/deficiencia/index.ts'
import { said } from '../../../catalogue/message.ts'
import { wrongField } from '../../../catalogue/wire/failures.ts'
import { Refusal } from '../../refusal.ts'
import type { Verb } from '../verb.ts'
import { listDisabilities } from './list.ts'
import { saveDisability } from './save.ts'

export const salva: Verb<typeof salvaDeficiencia> = async (tx, _acting, { codigo, descricao }) => {
  if (codigo.trim() !== codigo)
    throw new Refusal('REGISTRO_INVALIDO', {}, [
      wrongField('codigo', 'CAMPO_INVALIDO', said('comum.codigoNaoComecaNemTermina')),
    ])
  const known = await listDisabilities(tx)
  await saveDisability(tx, codigo, descricao)
  return { nova: !known.some((one) => one.codigo === codigo) }
}
