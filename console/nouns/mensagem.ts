import { mensagemMachine } from '../../catalogue/machines/mensagem.ts'
import { mensagemOperations } from '../../catalogue/management/mensagem/index.ts'
import { veMensagem } from '../../catalogue/management/mensagem/ve-mensagem.ts'
import { nounOf } from '../derive/noun.ts'

/** The page shows the text in a section. */
const operations = mensagemOperations.filter((one) => one !== veMensagem)

export const mensagem = nounOf(mensagemMachine, operations, {
  name: 'nome',
  columns: ['nome', 'email', 'modelo', 'situacao', 'diagnostico', 'contrato', 'inclusao'],
})
