import { phrase } from '../../phrase.ts'
import { cadastraPessoa } from '../../service/cadastra-pessoa.ts'
import { editCommand } from '../edit-command.ts'

export const incluiPessoa = editCommand(cadastraPessoa, {
  id: 'CadastraPessoa',
  noun: 'pessoa',
  rotulo: phrase('pessoa', 'person'),
  on: 'new',
  right: 'cadastros.alterar',
  example: {
    registro: {
      ...cadastraPessoa.example,
      ESIPE_DOCUMENTO: '12ABC34501DE35',
      ESIPE_NOME: 'Oficina do Centro Ltda.',
    },
  },
})
