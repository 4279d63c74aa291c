import { mensagemMachine } from '../../machines/mensagem.ts'
import { command } from '../../operation.ts'
import { day, secretText, text, truth } from '../../output.ts'
import { id, simular } from '../parts.ts'

const { cancelar, devolver } = mensagemMachine.moves

export const geraLink = command({
  family: 'management',
  kind: 'command',
  id: 'GeraLink',
  group: 'management',
  noun: 'mensagem',
  doors: { staff: 'contratos.alterar' },
  title: 'Gerar link para copiar',
  description:
    'Faz um link novo no lugar do que a mensagem leva, para a instituição entregar por outro caminho. O anterior deixa de valer. As evidências dizem que foi copiado; com ele só se assina se a instituição o permite.',
  rotulo: 'Copiar link',
  on: 'one',
  during: [...cancelar.from, ...devolver.from],
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
