import { must } from '../../common-fields.ts'
import { date, decimal, ours, varchar } from '../../fields.ts'
import { participacaoMachine } from '../../machines/participacao.ts'
import { command } from '../../operation.ts'
import { phrase } from '../../phrase.ts'
import { id, mostRecords, registros, simular, versao } from '../parts.ts'
import { doorsOf, resultsOutput } from '../written.ts'

/** For one participant, or for all who attended on a day. */
export const registraHoras = command({
  family: 'management',
  kind: 'command',
  id: 'RegistraHoras',
  done: phrase('As horas foram registradas.', 'The hours were recorded.'),
  group: 'management',
  noun: 'participacao',
  doors: doorsOf('RegistraHoras', participacaoMachine.moves.encerrar),
  title: phrase('Registrar horas de participações', 'Record hours of participations'),
  description: phrase(
    'Registra as horas de um dia. Informadas de novo, substituem as desse dia; zero as retira.',
    'Records the hours of a day. Told again, they replace those of the day; zero takes them away.',
  ),
  rotulo: phrase('Registrar horas', 'Record hours'),
  on: { many: mostRecords },
  during: ['Ativo'],
  input: {
    id: { ...id, required: true, unless: 'registros' },
    versao,
    registros,
    data: date(
      phrase(
        'Dia, no prazo do projeto e da participação, até hoje.',
        'Day, within the term of the project and of the participation, until today.',
      ),
      { ...must, rotulo: phrase('Dia', 'Day') },
    ),
    horas: decimal(4, 2, phrase('Horas desse dia, de 0 a 24.', 'Hours of that day, from 0 to 24.'), {
      ...must,
      min: 0,
      max: 24,
      rotulo: phrase('Horas', 'Hours'),
    }),
    descricao: varchar(500, phrase('O que foi feito.', 'What was done.'), {
      ...ours,
      lines: true,
      rotulo: phrase('Descrição', 'Description'),
    }),
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
