import { must } from '../../common-fields.ts'
import { date, decimal, ours, varchar } from '../../fields.ts'
import { participacaoMachine } from '../../machines/participacao.ts'
import { command } from '../../operation.ts'
import { id, mostRecords, registros, simular, versao } from '../parts.ts'
import { doorsOf, resultsOutput } from '../written.ts'

/** Of one participant, or of all who were there on a day. */
export const registraHoras = command({
  family: 'management',
  kind: 'command',
  id: 'RegistraHoras',
  group: 'management',
  noun: 'participacao',
  doors: doorsOf('RegistraHoras', participacaoMachine.moves.encerrar),
  title: 'Registrar horas de participações',
  description: 'Registra as horas de um dia. Informadas de novo, substituem as desse dia; zero as retira.',
  rotulo: 'Registrar horas',
  on: { many: mostRecords },
  during: ['Ativo'],
  input: {
    id: { ...id, required: true, unless: 'registros' },
    versao,
    registros,
    data: date('Dia, no prazo do projeto e da participação, até hoje.', { ...must, rotulo: 'Dia' }),
    horas: decimal(4, 2, 'Horas desse dia, de 0 a 24.', { ...must, min: 0, max: 24, rotulo: 'Horas' }),
    descricao: varchar(500, 'O que foi feito.', { ...ours, lines: true, rotulo: 'Descrição' }),
    SIMULAR: simular,
  },
  output: resultsOutput,
  changes: ['participacao', 'projeto_extensao'],
  problems: [
    'REGISTRO_INEXISTENTE',
    'MOVIMENTO_INVALIDO',
    'REGRA_IMPEDE',
    'CONFLITO',
    'CHAVE_REUTILIZADA',
    'REGISTRO_OCUPADO',
  ],
  example: { id: 621, data: '2026-03-10', horas: '4', descricao: 'Oficina na escola.' },
})
