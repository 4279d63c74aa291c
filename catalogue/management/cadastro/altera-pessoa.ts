import { phrase } from '../../phrase.ts'
import { cadastraPessoa } from '../../service/cadastra-pessoa.ts'
import { editCommand } from '../edit-command.ts'

export const alteraPessoa = editCommand(cadastraPessoa, {
  id: 'AlteraPessoa',
  noun: 'pessoa',
  rotulo: phrase('pessoa', 'person'),
  on: 'one',
  right: 'cadastros.alterar',
  unlimited: true,
  example: { id: 1, versao: 1, registro: { ESIPE_TELEFONE: '1133334444' } },
})
