import { must } from '../../common-fields.ts'
import { date, varchar } from '../../fields.ts'
import { contratoMachine } from '../../machines/contrato.ts'
import { command } from '../../operation.ts'
import { phrase } from '../../phrase.ts'
import { id, requiredVersao, simular } from '../parts.ts'
import { endingOutput } from '../written.ts'

export const rescindeContrato = command({
  family: 'management',
  kind: 'command',
  id: 'RescindeContrato',
  group: 'management',
  noun: 'contrato',
  doors: { staff: 'contratos.alterar' },
  title: phrase('Rescindir contrato', 'Terminate contract'),
  description: phrase(
    'Encerra o contrato antes do prazo: faz e atende a solicitação de rescisão, ou atende a que está aberta. Antes do primeiro dia do contrato, vale na hora.',
    'Ends the contract before its term: makes and fulfils the request of termination, or fulfils the one that is open. Before the first day of the contract it takes effect at once.',
  ),
  rotulo: phrase('Rescindir', 'Terminate'),
  lasting: phrase('Um contrato rescindido não volta a valer.', 'A terminated contract never holds again.'),
  on: 'one',
  version: true,
  during: contratoMachine.moves.rescindir.from,
  input: {
    id,
    versao: requiredVersao,
    data: date(
      phrase(
        'Último dia do contrato; antes do seu primeiro dia, ele nunca começa.',
        'Last day of the contract; before its first day, it never begins.',
      ),
      { ...must, rotulo: phrase('Dia da rescisão', 'Day of termination') },
    ),
    motivo: varchar(255, phrase('Por quê; fica no histórico.', 'Why; it stays in the history.'), {
      ...must,
      lines: true,
      rotulo: phrase('Motivo', 'Reason'),
    }),
    SIMULAR: simular,
  },
  output: endingOutput,
  changes: ['arquivo', 'assinatura', 'contrato', 'pendencia', 'solicitacao'],
  problems: [
    'REGISTRO_INEXISTENTE',
    'MOVIMENTO_INVALIDO',
    'CONFLITO',
    'REGRA_IMPEDE',
    'CHAVE_REUTILIZADA',
    'REGISTRO_OCUPADO',
  ],
  example: { id: 306, versao: 1, data: '2026-03-13', motivo: 'A aluna mudou de cidade.' },
})
