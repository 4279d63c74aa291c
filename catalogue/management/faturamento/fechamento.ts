import { must } from '../../common-fields.ts'
import { list as fields, numeric, ours, varchar } from '../../fields.ts'
import { command } from '../../operation.ts'
import { list, money, number, numberOf, text, truth } from '../../output.ts'
import { simular } from '../parts.ts'

const aluno = { ...text('Aluno'), rotulo: 'Aluno' }

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
    competencia: varchar(7, 'Mês que se fecha, AAAA-MM.', {
      ...must,
      rotulo: 'Competência',
      example: '2026-02',
    }),
    excluir: fields(
      1_000,
      'Meses fechados de contratos que ficam para outro fechamento, embora tenham diferenças.',
      {
        contrato: numeric(12, 'Número do contrato.', { ...must, rotulo: 'Contrato' }),
        competencia: varchar(7, 'Mês fechado, AAAA-MM.', { ...must, rotulo: 'Competência' }),
      },
      { ...ours, rotulo: 'Deixar para depois' },
    ),
    SIMULAR: simular,
  },
  output: {
    simulado: truth('Se foi só uma simulação'),
    execucao: number('Número do fechamento'),
    contratos: number('Contratos do mês'),
    faturamentos: {
      ...number('Faturamentos novos ou ajustados'),
      rotulo: 'Faturamentos emitidos ou ajustados',
    },
    aPagar: money('O que passa a ser devido a alunos'),
    aReceber: money('O que passa a ser devido à instituição'),
    alertas: number('Rendas acima de 5.000,00, das quais convém conferir o imposto'),
    avisos: { ...list({ mensagem: text('O aviso, em palavras') }), rotulo: 'Avisos' },
    semConta: {
      ...number('Alunos que recebem e de quem não há conta em vigor'),
      rotulo: 'Alunos sem conta em que receber',
    },
    favorecidosSemConta: list({ aluno: numberOf('aluno', 'Número do aluno', 'nome'), nome: aluno }),
    meses: {
      ...list({
        competencia: text('Competência'),
        fechado: { ...truth('Se o mês já estava fechado, e isto o corrige'), rotulo: 'Já fechado' },
        contratos: number('Contratos com diferença'),
        aPagar: money('O que passa a ser devido a alunos'),
        aReceber: money('O que passa a ser devido à instituição'),
      }),
      rotulo: 'Diferenças por mês',
    },
    diferencas: list({
      contrato: number('Número do contrato'),
      contratoIdentificador: numberOf('contrato', 'Número do contrato na plataforma', 'contrato'),
      aluno: numberOf('aluno', 'Número do aluno', 'nome'),
      nome: aluno,
      competencia: text('Competência'),
      descricao: text('O que se paga ou cobra'),
      cobrado: money('Quanto já estava faturado'),
      devido: money('Quanto é devido'),
      diferenca: money('Diferença que se fatura'),
    }),
  },
  problems: ['CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: { competencia: '2020-01' },
} as const

export const previaFechamento = command({
  ...closing,
  id: 'PreviaFechamento',
  title: 'Prévia do fechamento',
  rotulo: 'Prévia do fechamento',
  description:
    'Calcula o mês de todos os contratos e conta o que a confirmação faturaria, com as primeiras 200 diferenças e quem ainda não tem conta em que receber; nada é faturado.',
  foretells: 'ConfirmaFechamento',
  changes: [],
})

export const confirmaFechamento = command({
  ...closing,
  id: 'ConfirmaFechamento',
  title: 'Confirmar fechamento',
  rotulo: 'Confirmar fechamento',
  description:
    'Fatura a diferença entre o que é devido no mês e o que já foi faturado. Repetir não fatura nada de novo; o que mudou depois vira ajuste, e o que foi interrompido continua de onde parou.',
  lasting:
    'Emite de uma vez os faturamentos do mês, de todas as unidades. Só se desfaz enquanto nada do mês foi pago, recebido ou posto em remessa. Quem não tem conta é faturado e fica fora das remessas até que a informe.',
  outcome: { tells: ['faturamentos', 'semConta'], listedBy: ['competencia'] },
  changes: ['faturamento', 'orcamento'],
})
