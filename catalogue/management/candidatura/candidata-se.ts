import { flag, ours, related } from '../../fields.ts'
import { vagaMachine } from '../../machines/vaga.ts'
import { command } from '../../operation.ts'
import { id, simular } from '../parts.ts'
import { resultsOutput } from '../written.ts'
import { applicationFields } from './fields.ts'

/** A student applies on the page of the vacancy; staff do it for one who has no résumé. */
export const candidataSe = command({
  family: 'management',
  kind: 'command',
  id: 'CandidataSe',
  group: 'management',
  noun: 'vaga',
  doors: { staff: 'recrutamento.alterar', party: ['aluno'] },
  title: 'Candidatar-se a uma vaga',
  description:
    'Inscreve o aluno na seleção, com o seu currículo ou, sem ele, com os dados do cadastro. O resultado traz o número da candidatura.',
  rotulo: 'Candidatar-se',
  on: 'one',
  during: [vagaMachine.moves.aprovar.to],
  input: {
    id: { ...id, text: 'Número da vaga.' },
    aluno: related('aluno', 'Aluno; de um aluno, ele mesmo.', { rotulo: 'Aluno' }),
    ...applicationFields,
    consentimento: flag(
      'Se o currículo pode ficar guardado depois da seleção, pelo tempo que a instituição informa.',
      { ...ours, rotulo: 'Guardar o currículo depois da seleção' },
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
