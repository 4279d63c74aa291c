import { mensagemMachine } from '../../machines/mensagem.ts'
import { command } from '../../operation.ts'
import { day, secretText, text, truth } from '../../output.ts'
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
  title: 'Gerar link para copiar',
  description: copiarLink.text,
  rotulo: copiarLink.rotulo,
  guards: copiarLink.guards,
  on: 'one',
  during: copiarLink.in,
  input: { id, SIMULAR: simular },
  output: {
    simulado: truth('Se foi só uma simulação'),
    endereco: { ...secretText('Endereço do link; é dito uma só vez'), rotulo: 'Endereço do link' },
    nome: text('De quem é o link'),
    validade: { ...day('Último dia em que serve'), rotulo: 'Validade' },
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
