import { command } from '../../operation.ts'
import { truth } from '../../output.ts'
import { id, motivo, simular } from '../parts.ts'

export const revogaConsentimento = command({
  family: 'management',
  kind: 'command',
  id: 'RevogaConsentimento',
  group: 'management',
  noun: 'curriculo',
  doors: { staff: 'recrutamento.alterar', party: ['aluno'] },
  title: 'Revogar consentimento',
  description:
    'Retira o consentimento da pessoa: as candidaturas em andamento terminam como desistência, e o currículo, o arquivo e os textos são anonimizados na hora. As contagens ficam. Não há volta; um consentimento mais novo traz outro currículo.',
  rotulo: 'Revogar consentimento',
  on: 'one',
  input: { id: { ...id, text: 'Número do currículo.' }, motivo, SIMULAR: simular },
  output: { simulado: truth('Se foi só uma simulação') },
  changes: ['curriculo', 'candidatura', 'vaga'],
  problems: ['REGISTRO_INEXISTENTE', 'CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: { id: 3412 },
})
