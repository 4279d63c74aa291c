import { coded, list, number, text } from '../output.ts'
import { phrase } from '../phrase.ts'
import { partesMensagem } from './mensagem/parts.ts'
import { resultsOutput } from './written.ts'

/** When a reminder leaves, or why it does not. */
export const quandoSai = {
  AGORA: phrase('Agora, no resumo de hoje', 'Now, in the summary of today'),
  AMANHA: phrase(
    'Amanhã: o endereço já recebeu o que pode receber hoje',
    'Tomorrow: the address received all it may receive today',
  ),
  SEM_ENDERECO: phrase('Não sai: não há endereço', 'Does not leave: there is no address'),
  SEM_SERVIDOR: phrase('Não sai: e-mail não configurado', 'Does not leave: e-mail is not configured'),
  ENSAIO: phrase('Não sai: o ambiente de ensaio não envia', 'Does not leave: the sandbox sends nothing'),
} as const

export type Sai = keyof typeof quandoSai

/** Reminders of a command, one for each person and record. */
export const lembretes = {
  ...list({
    identificador: number(phrase('Número do registro lembrado', 'Number of the record reminded of')),
    nome: text(phrase('A quem vai', 'Whom it goes to'), phrase('A quem', 'To whom')),
    email: text(phrase('Endereço', 'Address')),
    parte: {
      ...coded(phrase('Em que qualidade a pessoa age', 'In which capacity the person acts'), {
        values: partesMensagem,
      }),
      rotulo: phrase('Parte', 'Party'),
    },
    sai: {
      ...coded(phrase('Quando sai, ou por que não', 'When it leaves, or why not'), { values: quandoSai }),
      rotulo: phrase('Quando sai', 'When it leaves'),
    },
  }),
  rotulo: phrase('Lembretes', 'Reminders'),
}

export const lembraOutput = { ...resultsOutput, lembretes }
