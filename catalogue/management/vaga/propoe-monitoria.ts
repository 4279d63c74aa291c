import { vagaMachine } from '../../machines/vaga.ts'
import { command } from '../../operation.ts'
import { number, truth } from '../../output.ts'
import { id, simular, versao } from '../parts.ts'
import { propostaFields } from '../proposta/fields.ts'

const { edital, unidade, curso, professor, disciplinas, inicio, termino } = propostaFields
const { propor } = vagaMachine.alterations

/** What the vacancy does not say of the proposal that it leads to. */
export const propoeMonitoria = command({
  family: 'management',
  kind: 'command',
  id: 'PropoeMonitoria',
  group: 'management',
  noun: 'vaga',
  doors: { staff: 'recrutamento.alterar' },
  title: 'Propor a monitoria de uma vaga',
  description: propor.text,
  rotulo: propor.rotulo,
  alters: 'propor',
  on: 'one',
  during: propor.in,
  input: { id, versao, professor, edital, unidade, curso, disciplinas, inicio, termino, SIMULAR: simular },
  output: { simulado: truth('Se foi só uma simulação'), proposta: number('Número da proposta') },
  changes: ['vaga', 'proposta'],
  problems: [
    'REGISTRO_INEXISTENTE',
    'MOVIMENTO_INVALIDO',
    'REGRA_IMPEDE',
    'CONFLITO',
    'CHAVE_REUTILIZADA',
    'REGISTRO_OCUPADO',
  ],
  example: {
    id: 3404,
    professor: 1,
    disciplinas: [{ disciplina: 1 }],
    inicio: '2026-08-03',
    termino: '2026-12-18',
  },
})
