import { must } from '../../common-fields.ts'
import { list as fields, numeric, ours, varchar } from '../../fields.ts'
import { command } from '../../operation.ts'
import { list, money, number, numberOf, text, truth } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { simular } from '../parts.ts'

const aluno = text(phrase('Aluno', 'Student'), phrase('Aluno', 'Student'))

const closing = {
  family: 'management',
  kind: 'command',
  group: 'management',
  noun: 'faturamento',
  // A month is closed for all units at once.
  doors: { staff: 'financeiro.alterar', unlimited: true },
  on: 'new',
  stepped: true,
  input: {
    competencia: varchar(7, phrase('Mês que se fecha, AAAA-MM.', 'Month that is closed, AAAA-MM.'), {
      ...must,
      rotulo: phrase('Competência', 'Month'),
      example: '2026-02',
    }),
    excluir: fields(
      1_000,
      phrase(
        'Meses fechados de contratos que ficam para outro fechamento, embora tenham diferenças.',
        'Closed months of contracts that are left to another closing, although they have differences.',
      ),
      {
        contrato: numeric(12, phrase('Número do contrato.', 'Number of the contract.'), {
          ...must,
          rotulo: phrase('Contrato', 'Contract'),
        }),
        competencia: varchar(7, phrase('Mês fechado, AAAA-MM.', 'Closed month, AAAA-MM.'), {
          ...must,
          rotulo: phrase('Competência', 'Month'),
        }),
      },
      { ...ours, rotulo: phrase('Deixar para depois', 'Leave for later') },
    ),
    SIMULAR: simular,
  },
  output: {
    simulado: truth(phrase('Se foi só uma simulação', 'Whether it was only a simulation')),
    execucao: number(phrase('Número do fechamento', 'Number of the closing')),
    contratos: number(phrase('Contratos do mês', 'Contracts of the month')),
    faturamentos: number(
      phrase('Faturamentos novos ou ajustados', 'New or adjusted invoices'),
      phrase('Faturamentos emitidos ou ajustados', 'Invoices issued or adjusted'),
    ),
    aPagar: money(phrase('O que passa a ser devido a alunos', 'What becomes due to students')),
    aReceber: money(phrase('O que passa a ser devido à instituição', 'What becomes due to the institution')),
    alertas: number(
      phrase(
        'Rendas acima de 5.000,00, das quais convém conferir o imposto',
        'Incomes above 5.000,00, whose tax should be checked',
      ),
    ),
    avisos: {
      ...list({ mensagem: text(phrase('O aviso, em palavras', 'The warning, in words')) }),
      rotulo: phrase('Avisos', 'Notices'),
    },
    semConta: number(
      phrase(
        'Alunos que recebem e de quem não há conta em vigor',
        'Students who are paid and who have no account in force',
      ),
      phrase('Alunos sem conta em que receber', 'Students without an account to be paid to'),
    ),
    favorecidosSemConta: list({
      aluno: numberOf('aluno', phrase('Número do aluno', 'Number of the student'), 'nome'),
      nome: aluno,
    }),
    meses: {
      ...list({
        competencia: text(phrase('Competência', 'Month')),
        fechado: truth(
          phrase(
            'Se o mês já estava fechado, e isto o corrige',
            'Whether the month was already closed, and this corrects it',
          ),
          phrase('Já fechado', 'Already closed'),
        ),
        contratos: number(phrase('Contratos com diferença', 'Contracts with a difference')),
        aPagar: money(phrase('O que passa a ser devido a alunos', 'What becomes due to students')),
        aReceber: money(
          phrase('O que passa a ser devido à instituição', 'What becomes due to the institution'),
        ),
      }),
      rotulo: phrase('Diferenças por mês', 'Differences by month'),
    },
    diferencas: list({
      contrato: number(phrase('Número do contrato', 'Number of the contract')),
      contratoIdentificador: numberOf(
        'contrato',
        phrase('Número do contrato na plataforma', 'Number of the contract on the platform'),
        'contrato',
      ),
      aluno: numberOf('aluno', phrase('Número do aluno', 'Number of the student'), 'nome'),
      nome: aluno,
      competencia: text(phrase('Competência', 'Month')),
      descricao: text(phrase('O que se paga ou cobra', 'What is paid or charged')),
      cobrado: money(phrase('Quanto já estava faturado', 'How much was billed already')),
      devido: money(phrase('Quanto é devido', 'How much is due')),
      diferenca: money(phrase('Diferença que se fatura', 'Difference to be billed')),
    }),
  },
  problems: ['CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: { competencia: '2020-01' },
} as const

export const previaFechamento = command({
  ...closing,
  id: 'PreviaFechamento',
  title: phrase('Prévia do fechamento', 'Preview of the closing'),
  rotulo: phrase('Prévia do fechamento', 'Preview of the closing'),
  description: phrase(
    'Calcula o mês de todos os contratos e conta o que a confirmação faturaria, com as primeiras 200 diferenças e quem ainda não tem conta em que receber; nada é faturado.',
    'Works out the month of all contracts and counts what the confirmation would bill, with the first 200 differences and who has no account to be paid to yet; nothing is billed.',
  ),
  foretells: 'ConfirmaFechamento',
  changes: [],
})

export const confirmaFechamento = command({
  ...closing,
  id: 'ConfirmaFechamento',
  title: phrase('Confirmar fechamento', 'Confirm the closing'),
  rotulo: phrase('Confirmar fechamento', 'Confirm the closing'),
  description: phrase(
    'Fatura a diferença entre o que é devido no mês e o que já foi faturado. Repetir não fatura nada de novo; o que mudou depois vira ajuste, e o que foi interrompido continua de onde parou.',
    'Bills the difference between what is owed for the month and what was billed. Repeating it bills nothing new; what changed later becomes an adjustment, and what was interrupted goes on where it stopped.',
  ),
  lasting: phrase(
    'Emite de uma vez os faturamentos do mês, de todas as unidades. Só se desfaz enquanto nada do mês foi pago, recebido ou posto em remessa. Quem não tem conta é faturado e fica fora das remessas até que a informe.',
    'Issues the invoices of the month at once, of all units. It can only be undone while nothing of the month was paid, received or put into a remittance. Who has no account is billed, and stays out of remittances until they tell one.',
  ),
  outcome: { tells: ['faturamentos', 'semConta'], listedBy: ['competencia'] },
  changes: ['faturamento', 'orcamento'],
})
