import { command } from '../../operation.ts'
import { truth } from '../../output.ts'
import { id, simular } from '../parts.ts'

export const encerraCorrecao = command({
  family: 'management',
  kind: 'command',
  id: 'EncerraCorrecao',
  group: 'management',
  noun: 'correcao',
  doors: { staff: 'cadastros.alterar', unlimited: true },
  title: 'Encerrar correção',
  description:
    'Encerra uma correção e as dos campos que a acompanham. O valor fica até que a origem envie o registro de novo; então vale o que ela enviar.',
  rotulo: 'Encerrar correção',
  on: 'one',
  input: { id, SIMULAR: simular },
  output: { simulado: truth('Se foi só uma simulação') },
  changes: ['correcao'],
  problems: ['REGISTRO_INEXISTENTE', 'CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: { id: 1 },
})
