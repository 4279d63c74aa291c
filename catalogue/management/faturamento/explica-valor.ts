import { numeric, ours, related, varchar } from '../../fields.ts'
import { command } from '../../operation.ts'
import { list, moment, money, number, numberOf, numberOfAny, saidText, text, truth } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { simular } from '../parts.ts'

/** Lines in an answer. */
export const linesAPage = 50
/** Pages of an invoice that can be asked for. */
const mostPages = 100_000

const contract = phrase('Contrato', 'Contract')
const month = phrase('Competência', 'Month')
const student = phrase('Aluno', 'Student')

const passos = (meaning: ReturnType<typeof phrase>) => ({
  ...list({
    codigo: text(
      phrase('Que conta é, em código', 'Which operation it is, as a code'),
      phrase('Conta', 'Operation'),
    ),
    texto: {
      ...saidText(phrase('A conta, em palavras', 'The operation, in words')),
      rotulo: phrase('Conta', 'Operation'),
    },
    operandos: {
      ...list({
        nome: text(phrase('Nome do operando', 'Name of the operand'), phrase('Operando', 'Operand')),
        valor: text(phrase('Valor do operando', 'Value of the operand'), phrase('Valor', 'Value')),
      }),
      rotulo: phrase('Operandos', 'Operands'),
    },
    resultado: text(
      phrase(
        'Resultado: um valor em reais, ou uma quantidade de dias',
        'Result: an amount in reais, or a number of days',
      ),
      phrase('Resultado', 'Result'),
    ),
    origem: {
      ...saidText(phrase('De onde vêm os operandos', 'Where the operands come from')),
      rotulo: phrase('Origem', 'Source'),
    },
    entidade: text(
      phrase('Que registro é a origem', 'Which record the source is'),
      phrase('Entidade', 'Entity'),
    ),
    registro: numberOfAny(
      { leaf: 'entidade' },
      phrase('Número do registro de origem', 'Number of the source record'),
      'origem',
    ),
  }),
  rotulo: meaning,
})

export const explicaValor = command({
  family: 'management',
  kind: 'command',
  id: 'ExplicaValor',
  group: 'management',
  noun: 'faturamento',
  doors: { staff: 'financeiro.ver', party: ['aluno'] },
  title: phrase('Como um valor foi calculado', 'How an amount was calculated'),
  rotulo: phrase('Como foi calculado', 'How it was calculated'),
  description: phrase(
    'Abre a conta de cada linha de um faturamento, passo a passo, com os operandos e a origem de cada um, como foram guardados quando a linha foi faturada. A instituição também pergunta por um contrato e um mês: recebe o que um fechamento faturaria agora, sem faturar. Não muda nada.',
    'Opens the calculation of each line of an invoice, step by step, with the operands and the source of each, as they were kept when the line was billed. The institution can also ask for a contract and a month: it receives what a closing would bill now, without billing. Changes nothing.',
  ),
  on: 'new',
  input: {
    faturamento: related('faturamento', phrase('O faturamento.', 'The invoice.'), {
      ...ours,
      rotulo: phrase('Faturamento', 'Invoice'),
    }),
    item: numeric(
      9,
      phrase('Sequência do item. Se ficar vazio: todos.', 'Sequence of the item. If left empty: all.'),
      {
        ...ours,
        min: 1,
        rotulo: phrase('Item', 'Item'),
      },
    ),
    pagina: numeric(6, phrase('Página, a partir de 1.', 'Page, from 1 on.'), {
      ...ours,
      min: 1,
      max: mostPages,
      rotulo: phrase('Página', 'Page'),
    }),
    contrato: related(
      'contrato',
      phrase('Em vez do faturamento: um contrato.', 'Instead of the invoice: a contract.'),
      { ...ours, rotulo: contract },
    ),
    competencia: varchar(
      7,
      phrase('O mês desse contrato, AAAA-MM.', 'The month of that contract, AAAA-MM.'),
      {
        ...ours,
        rotulo: month,
        example: '2026-02',
      },
    ),
    SIMULAR: simular,
  },
  output: {
    simulado: truth(phrase('Se foi só uma simulação', 'Whether it was only a simulation')),
    faturamento: numberOf('faturamento', phrase('Número do faturamento', 'Number of the invoice'), 'numero'),
    numero: text(phrase('Número', 'Number'), phrase('Faturamento', 'Invoice')),
    pagina: number(phrase('Página', 'Page'), phrase('Página', 'Page')),
    paginas: number(phrase('Quantas páginas há', 'How many pages there are'), phrase('Páginas', 'Pages')),
    total: passos(phrase('Como o total foi calculado', 'How the total was calculated')),
    alunos: {
      ...list({
        aluno: numberOf('aluno', phrase('Número do aluno', 'Number of the student'), 'nome'),
        nome: text(student, student),
        linhas: number(
          phrase('Quantas linhas são do aluno', 'How many lines are the student’s'),
          phrase('Linhas', 'Lines'),
        ),
        valor: money(phrase('Soma do aluno neste faturamento', 'Sum of the student in this invoice')),
      }),
      rotulo: phrase('Por aluno', 'By student'),
    },
    linhas: {
      ...list({
        item: number(phrase('Sequência do item', 'Sequence of the item'), phrase('Item', 'Item')),
        tipo: text(phrase('Tipo', 'Kind')),
        descricao: text(phrase('O que se paga ou cobra', 'What is paid or charged')),
        competencia: text(month),
        contrato: number(contract),
        contratoIdentificador: numberOf(
          'contrato',
          phrase('Número do contrato na plataforma', 'Number of the contract on the platform'),
          'contrato',
        ),
        aluno: numberOf('aluno', phrase('Número do aluno', 'Number of the student'), 'nome'),
        nome: text(student, student),
        valor: money(phrase('Valor da linha', 'Amount of the line')),
        execucao: number(
          phrase('Fechamento que faturou a linha', 'Closing that billed the line'),
          phrase('Fechamento', 'Closing'),
        ),
        calculo: moment(
          phrase('Quando foi calculada', 'When it was calculated'),
          phrase('Calculada em', 'Calculated'),
        ),
        aviso: {
          ...saidText(
            phrase('Por que não há passos, quando não há', 'Why there are no steps, where there are none'),
          ),
          rotulo: phrase('Aviso', 'Notice'),
        },
        passos: passos(phrase('Passos', 'Steps')),
      }),
      rotulo: phrase('Linhas', 'Lines'),
    },
  },
  changes: [],
  problems: ['CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: { faturamento: 3201 },
})
