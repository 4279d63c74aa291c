import type { enviaArquivo } from '../../../catalogue/management/arquivo/envia-arquivo.ts'
import { wrongField } from '../../../catalogue/wire/failures.ts'
import { Refusal } from '../../refusal.ts'
import { include } from '../include.ts'
import type { Verb } from '../verb.ts'
import { takeContent } from './content.ts'
import { arquivos } from './guards.ts'

/** Makes a file of a content that was sent. */
export const envia: Verb<typeof enviaArquivo> = async (
  tx,
  acting,
  { conteudo, tipo, contrato, convenio },
) => {
  if ((contrato == null) === (convenio == null)) {
    const mensagem = 'Informe o contrato ou o convênio a que o arquivo pertence, e não os dois.'
    throw new Refusal('REGISTRO_INVALIDO', {}, [wrongField('contrato', 'CAMPO_INVALIDO', mensagem)])
  }
  const content = await takeContent(tx, conteudo)
  const file = {
    ...content,
    tipo: tipo ?? 'Outros',
    contrato_id: contrato ?? null,
    convenio_id: convenio ?? null,
  }
  return include(tx, arquivos, [file], acting)
}
