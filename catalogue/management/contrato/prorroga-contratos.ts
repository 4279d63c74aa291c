import { date, flag, numeric, ours, list as rows } from '../../fields.ts'
import { contratoMachine } from '../../machines/contrato.ts'
import { dayAfter, dayBefore, monthsLater } from '../../months.ts'
import { command } from '../../operation.ts'
import { phrase } from '../../phrase.ts'
import { id, mostRecords, simular, versao } from '../parts.ts'
import { resultsOutput } from '../written.ts'

/** The last day after an extension by months of a contract that ends on a day. */
export const extendedBy = (meses: number, last: string): string =>
  dayBefore(monthsLater(dayAfter(last), meses))

const encerramento = date(phrase('Novo último dia.', 'New last day.'), {
  ...ours,
  rotulo: phrase('Novo encerramento', 'New closing'),
})

export const prorrogaContratos = command({
  family: 'management',
  kind: 'command',
  id: 'ProrrogaContratos',
  group: 'management',
  noun: 'contrato',
  doors: { staff: 'contratos.alterar' },
  title: phrase('Prorrogar contratos', 'Extend contracts'),
  description: phrase(
    'Faz um aditivo que começa no dia seguinte ao encerramento do contrato. As regras do termo são conferidas já; com emitir, o termo sai na hora.',
    'Makes an amendment that begins on the day after the end of the contract. The rules of the term are checked now; with emitir, the term is issued at once.',
  ),
  rotulo: phrase('Prorrogar', 'Extend'),
  on: { many: mostRecords },
  during: [contratoMachine.moves.ativar.to],
  guards: ['semRescisao'],
  input: {
    id: { ...id, required: true, unless: 'registros' },
    versao,
    registros: rows(
      mostRecords,
      phrase(
        'Vários contratos de uma vez, cada um com o seu resultado; nenhum impede os outros.',
        'Several contracts at once, each with its own outcome; none stops the others.',
      ),
      { id, versao, encerramento },
      { ...ours, rotulo: phrase('Registros', 'Records') },
    ),
    meses: numeric(
      2,
      phrase(
        'Por quantos meses, quando não se informa o novo encerramento.',
        'For how many months, where no new closing is told.',
      ),
      { ...ours, min: 1, max: 24, rotulo: phrase('Meses', 'Months') },
    ),
    encerramento,
    emitir: flag(phrase('Emitir os termos aditivos na hora.', 'Issue the terms of amendment at once.'), {
      ...ours,
      rotulo: phrase('Emitir os termos', 'Issue the terms'),
    }),
    SIMULAR: simular,
  },
  output: resultsOutput,
  follows: ({ meses, encerramento: end }, record) => {
    const { encerramento: last } = record as { encerramento?: string | null }
    const told = typeof end === 'string' ? end : typeof meses === 'number' && last && extendedBy(meses, last)
    return told ? { encerramento: told } : {}
  },
  changes: ['arquivo', 'assinatura', 'contrato'],
  problems: [
    'REGISTRO_INEXISTENTE',
    'MOVIMENTO_INVALIDO',
    'CONFLITO',
    'REGRA_IMPEDE',
    'CHAVE_REUTILIZADA',
    'REGISTRO_OCUPADO',
  ],
  example: { id: 307, meses: 6 },
})
