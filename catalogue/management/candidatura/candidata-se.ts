import { flag, ours, related } from '../../fields.ts'
import { vagaMachine } from '../../machines/vaga.ts'
import { command } from '../../operation.ts'
import { phrase } from '../../phrase.ts'
import { id, simular } from '../parts.ts'
import { resultsOutput } from '../written.ts'
import { applicationFields } from './fields.ts'

/** Students apply on the page of the vacancy; staff apply for a student without a résumé. */
export const candidataSe = command({
  family: 'management',
  kind: 'command',
  id: 'CandidataSe',
  done: phrase('Você se candidatou.', 'You applied.'),
  group: 'management',
  noun: 'vaga',
  doors: { staff: 'recrutamento.alterar', party: ['aluno'] },
  title: phrase('Candidatar-se a uma vaga', 'Apply for a vacancy'),
  description: phrase(
    'Inscreve o aluno na seleção, com o seu currículo ou, sem ele, com os dados do cadastro. O resultado traz o número da candidatura.',
    'Enters the student into the selection, with their résumé or, without one, with what is on record. The result has the number of the application.',
  ),
  rotulo: phrase('Candidatar-se', 'Apply'),
  on: 'one',
  during: [vagaMachine.moves.aprovar.to],
  input: {
    id: { ...id, text: phrase('Número da vaga.', 'Number of the vacancy.') },
    aluno: related('aluno', phrase('Aluno; de um aluno, ele mesmo.', 'Student; of a student, themself.'), {
      rotulo: phrase('Aluno', 'Student'),
    }),
    ...applicationFields,
    consentimento: flag(
      phrase(
        'Se o currículo pode ficar guardado depois da seleção, pelo tempo que a instituição informa.',
        'Whether the résumé may be kept after the selection, for the time that the institution tells.',
      ),
      {
        ...ours,
        rotulo: phrase('Guardar o currículo depois da seleção', 'Keep the résumé after the selection'),
      },
    ),
    SIMULAR: simular,
  },
  output: resultsOutput,
  changes: ['vaga', 'candidatura'],
  problems: [
    'REGISTRO_INEXISTENTE',
    'REGISTRO_INVALIDO',
    'REGRA_IMPEDE',
    'CHAVE_REUTILIZADA',
    'REGISTRO_OCUPADO',
  ],
  example: {
    id: 3402,
    aluno: 1,
    consentimento: 'S',
    apresentacao: 'Gosto de trabalhar com pessoas e com dados.',
  },
})
