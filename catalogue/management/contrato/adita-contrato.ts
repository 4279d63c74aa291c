import { must } from '../../common-fields.ts'
import { date, varchar } from '../../fields.ts'
import { contratoMachine } from '../../machines/contrato.ts'
import { command } from '../../operation.ts'
import { id, requiredVersao, simular } from '../parts.ts'
import { optional, resultsOutput } from '../written.ts'
import { contratoLists, periodFields, termFields } from './fields.ts'

export const aditaContrato = command({
  family: 'management',
  kind: 'command',
  id: 'AditaContrato',
  group: 'management',
  noun: 'contrato',
  doors: { staff: 'contratos.alterar' },
  title: 'Aditar contrato',
  description:
    'Faz a sequência seguinte do contrato, com o que muda; a atual continua em vigor até que o aditivo esteja assinado e chegue o seu primeiro dia.',
  rotulo: 'Aditar',
  on: 'one',
  during: [contratoMachine.moves.ativar.to],
  input: {
    id,
    versao: { ...requiredVersao, required: false },
    aditivoTipo: varchar(30, 'O que o aditivo muda, em poucas palavras.', {
      ...must,
      rotulo: 'Tipo do aditivo',
    }),
    aditivoDescricao: varchar(500, 'Descrição do aditivo.', {
      origin: 'ours',
      lines: true,
      rotulo: 'Descrição',
    }),
    inicio: date('Primeiro dia em que o aditivo vale.', { ...must, rotulo: 'Início' }),
    encerramento: { ...periodFields.encerramento, required: false, text: 'Novo último dia. Vazio: o mesmo.' },
    ...optional(termFields),
    ...contratoLists,
    SIMULAR: simular,
  },
  output: resultsOutput,
  changes: ['contrato'],
  problems: [
    'REGISTRO_INEXISTENTE',
    'MOVIMENTO_INVALIDO',
    'CONFLITO',
    'REGRA_IMPEDE',
    'CHAVE_REUTILIZADA',
    'REGISTRO_OCUPADO',
  ],
  example: {
    id: 305,
    aditivoTipo: 'Prorrogação',
    inicio: '2026-07-01',
    encerramento: '2027-06-30',
  },
})
