import { command } from '../../operation.ts'
import { truth } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { id, simular } from '../parts.ts'

export const encerraCorrecao = command({
  family: 'management',
  kind: 'command',
  id: 'EncerraCorrecao',
  group: 'management',
  noun: 'correcao',
  doors: { staff: 'cadastros.alterar', unlimited: true },
  title: phrase('Encerrar correção', 'End the correction'),
  description: phrase(
    'Encerra uma correção e as dos campos que a acompanham. O valor fica até que a origem envie o registro de novo; então vale o que ela enviar.',
    'Ends a correction and those of the fields that go with it. The value stays until the source sends the record again; then what it sends holds.',
  ),
  rotulo: phrase('Encerrar correção', 'End the correction'),
  on: 'one',
  input: { id, SIMULAR: simular },
  output: { simulado: truth(phrase('Se foi só uma simulação', 'Whether it was only a simulation')) },
  changes: ['correcao'],
  problems: ['REGISTRO_INEXISTENTE', 'CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: { id: 1 },
})
