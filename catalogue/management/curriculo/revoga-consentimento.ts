import { command } from '../../operation.ts'
import { truth } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { id, motivo, simular } from '../parts.ts'

export const revogaConsentimento = command({
  family: 'management',
  kind: 'command',
  id: 'RevogaConsentimento',
  done: phrase('O consentimento foi revogado.', 'The consent was revoked.'),
  group: 'management',
  noun: 'curriculo',
  doors: { staff: 'recrutamento.alterar', party: ['aluno'] },
  title: phrase('Revogar consentimento', 'Revoke the consent'),
  description: phrase(
    'Retira o consentimento da pessoa: as candidaturas em andamento terminam como desistência, e o currículo, o arquivo e os textos são anonimizados na hora. As contagens ficam. Não há volta; um consentimento mais novo traz outro currículo.',
    "Withdraws the person's consent: applications under way end as withdrawn, and the résumé, its file and its texts are anonymised at once. Counts stay. There is no way back; a newer consent brings another résumé.",
  ),
  rotulo: phrase('Revogar consentimento', 'Revoke the consent'),
  on: 'one',
  input: {
    id: { ...id, text: phrase('Número do currículo.', 'Number of the résumé.') },
    motivo,
    SIMULAR: simular,
  },
  output: { simulado: truth(phrase('Se foi só uma simulação', 'Whether it was only a simulation')) },
  changes: ['curriculo', 'candidatura', 'vaga'],
  problems: ['REGISTRO_INEXISTENTE', 'CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: { id: 3412 },
})
