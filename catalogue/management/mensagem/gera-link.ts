import { mensagemMachine } from '../../machines/mensagem.ts'
import { command } from '../../operation.ts'
import { day, secretText, text, truth } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { id, simular } from '../parts.ts'
import { doorsOf } from '../written.ts'

const { copiarLink } = mensagemMachine.alterations

export const geraLink = command({
  family: 'management',
  kind: 'command',
  id: 'GeraLink',
  group: 'management',
  noun: 'mensagem',
  doors: doorsOf('GeraLink', copiarLink),
  title: phrase('Gerar link para copiar', 'Make a link to copy'),
  description: copiarLink.text,
  rotulo: copiarLink.rotulo,
  guards: copiarLink.guards,
  on: 'one',
  during: copiarLink.in,
  input: { id, SIMULAR: simular },
  output: {
    simulado: truth(phrase('Se foi só uma simulação', 'Whether it was only a simulation')),
    endereco: {
      ...secretText(
        phrase('Endereço do link; é dito uma só vez', 'Address of the link; it is told only once'),
      ),
      rotulo: phrase('Endereço do link', 'Address of the link'),
    },
    nome: text(phrase('De quem é o link', 'Whose the link is')),
    validade: day(
      phrase('Último dia em que serve', 'Last day on which it works'),
      phrase('Validade', 'Valid until'),
    ),
  },
  changes: ['mensagem'],
  problems: [
    'REGISTRO_INEXISTENTE',
    'MOVIMENTO_INVALIDO',
    'REGRA_IMPEDE',
    'CHAVE_REUTILIZADA',
    'REGISTRO_OCUPADO',
  ],
  example: { id: 505 },
})
