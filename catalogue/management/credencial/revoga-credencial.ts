import { command } from '../../operation.ts'
import { moment, number, text, truth } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { id, simular } from '../parts.ts'

export const revogaCredencial = command({
  family: 'management',
  kind: 'command',
  id: 'RevogaCredencial',
  group: 'management',
  noun: 'credencial',
  doors: { staff: 'acessos.alterar', unlimited: true },
  title: phrase('Revogar credencial', 'Revoke credential'),
  description: phrase(
    'Encerra a credencial já. O sistema que a usa passa a receber CREDENCIAL_INVALIDA; simulado, diz quem a usou por último.',
    'Ends the credential now. The system that uses it gets CREDENCIAL_INVALIDA; simulated, it says who used it last.',
  ),
  rotulo: phrase('Revogar', 'Revoke'),
  on: 'one',
  during: ['Ativa', 'Em troca'],
  input: { id, SIMULAR: simular },
  output: {
    simulado: truth(phrase('Se foi só uma simulação', 'Whether it was only a simulation')),
    id: number(phrase('Número da credencial', 'Number of the credential')),
    nome: text(phrase('Nome', 'Name')),
    usada: moment(phrase('Último uso', 'Last use'), phrase('Último uso', 'Last use')),
    usadaDe: text(
      phrase('Endereço de rede do último uso', 'Network address of the last use'),
      phrase('De onde', 'From where'),
    ),
    usadaPor: text(
      phrase('Programa do último uso', 'Program of the last use'),
      phrase('Programa', 'Program'),
    ),
  },
  changes: ['credencial'],
  problems: ['REGISTRO_INEXISTENTE', 'CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: { id: 2, SIMULAR: 'S' },
})
