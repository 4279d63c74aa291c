import { command } from '../../operation.ts'
import { moment, number, text, truth } from '../../output.ts'
import { id, simular } from '../parts.ts'

export const revogaCredencial = command({
  family: 'management',
  kind: 'command',
  id: 'RevogaCredencial',
  group: 'management',
  noun: 'credencial',
  doors: { staff: 'acessos.alterar', unlimited: true },
  title: 'Revogar credencial',
  description:
    'Encerra a credencial já. O sistema que a usa passa a receber CREDENCIAL_INVALIDA; simulado, diz quem a usou por último.',
  rotulo: 'Revogar',
  on: 'one',
  during: ['Ativa', 'Em troca'],
  input: { id, SIMULAR: simular },
  output: {
    simulado: truth('Se foi só uma simulação'),
    id: number('Número da credencial'),
    nome: text('Nome'),
    usada: { ...moment('Último uso'), rotulo: 'Último uso' },
    usadaDe: { ...text('Endereço de rede do último uso'), rotulo: 'De onde' },
    usadaPor: { ...text('Programa do último uso'), rotulo: 'Programa' },
  },
  changes: ['credencial'],
  problems: ['REGISTRO_INEXISTENTE', 'CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: { id: 2, SIMULAR: 'S' },
})
