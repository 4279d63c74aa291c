import { must } from '../../common-fields.ts'
import { email } from '../../fields.ts'
import { mensagemMachine } from '../../machines/mensagem.ts'
import { changeCommand } from '../written.ts'

/** What people may correct of a message. */
export const mensagemFields = {
  email: email(200, 'Endereço para onde é enviada.', { ...must, rotulo: 'E-mail' }),
}

export const alteraMensagem = changeCommand(mensagemMachine, {
  id: 'AlteraMensagem',
  input: mensagemFields,
  example: { id: 501, versao: 1, email: 'helena.prado@exemplo.com.br' },
})
