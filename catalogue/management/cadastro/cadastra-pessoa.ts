import { cadastraPessoa } from '../../service/cadastra-pessoa.ts'
import { editCommand } from '../edit-command.ts'

export const incluiPessoa = editCommand(cadastraPessoa, {
  id: 'CadastraPessoa',
  noun: 'pessoa',
  rotulo: 'pessoa',
  on: 'new',
  right: 'cadastros.alterar',
  example: { registro: cadastraPessoa.example },
})
