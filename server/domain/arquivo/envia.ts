import { donosArquivo } from '../../../catalogue/management/arquivo/fields.ts'
import type { enviaArquivo } from '../../../catalogue/management/arquivo/index.ts'
import { type Message, said } from '../../../catalogue/message.ts'
import { wrongField } from '../../../catalogue/wire/failures.ts'
import { Refusal } from '../../refusal.ts'
import { include } from '../include.ts'
import { included } from '../row.ts'
import type { Verb } from '../verb.ts'
import { takeContent } from './content.ts'
import { arquivos } from './guards.ts'

const refused = (campo: string, mensagem: Message) =>
  new Refusal('REGISTRO_INVALIDO', {}, [wrongField(campo, 'CAMPO_INVALIDO', mensagem)])

/** Creates a file from an uploaded content. */
export const envia: Verb<typeof enviaArquivo> = async (tx, acting, { conteudo, tipo, ...told }) => {
  const owner = included(donosArquivo, told)
  if (Object.keys(owner).length !== 1)
    throw refused('contrato', said('arquivo.informeSoRegistroArquivoPertence'))
  // Organizations are visible to all students and professors, but none belongs to them.
  if (acting.actor.kind === 'party' && 'pessoa_id' in owner)
    throw refused('pessoa', said('comum.soInstituicao'))
  const file = { ...(await takeContent(tx, conteudo)), tipo: tipo ?? 'Outros', ...owner }
  return include(tx, arquivos, [file], acting)
}
