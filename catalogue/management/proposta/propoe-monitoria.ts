import { must } from '../../common-fields.ts'
import { related } from '../../fields.ts'
import { vagaMachine } from '../../machines/vaga.ts'
import { command } from '../../operation.ts'
import { phrase } from '../../phrase.ts'
import { simular } from '../parts.ts'
import { resultsOutput } from '../written.ts'
import { propostaFields } from './fields.ts'

const { edital, unidade, curso, professor, disciplinas, inicio, termino } = propostaFields
const { propor } = vagaMachine.alterations

/** Creates a proposal from a vacancy; the input gives what the vacancy does not. */
export const propoeMonitoria = command({
  family: 'management',
  kind: 'command',
  id: 'PropoeMonitoria',
  group: 'management',
  noun: 'proposta',
  doors: { staff: 'projetos.alterar' },
  title: propor.rotulo,
  description: propor.text,
  rotulo: propor.rotulo,
  on: 'new',
  input: {
    vaga: related(
      'vaga',
      phrase('Vaga de monitoria, ainda sem proposta.', 'Monitoring vacancy, still without a proposal.'),
      { ...must, rotulo: phrase('Vaga', 'Vacancy') },
    ),
    professor,
    edital,
    unidade,
    curso,
    disciplinas,
    inicio,
    termino,
    SIMULAR: simular,
  },
  output: resultsOutput,
  changes: ['proposta', 'vaga'],
  problems: ['REGRA_IMPEDE', 'MOVIMENTO_INVALIDO', 'CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: {
    vaga: 3404,
    professor: 1,
    disciplinas: [{ disciplina: 1 }],
    inicio: '2026-08-03',
    termino: '2026-12-18',
  },
})
