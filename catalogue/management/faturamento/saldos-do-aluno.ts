import { ours, related } from '../../fields.ts'
import { command } from '../../operation.ts'
import { money, number, truth } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { simular } from '../parts.ts'

export const saldosDoAluno = command({
  family: 'management',
  kind: 'command',
  id: 'SaldosDoAluno',
  group: 'management',
  noun: 'faturamento',
  doors: { staff: 'financeiro.ver', party: ['aluno'], unlimited: true },
  title: phrase('Saldos do aluno', 'Balances of a student'),
  rotulo: phrase('Saldos do aluno', 'Balances of a student'),
  description: phrase(
    'O que a instituição ainda deve a um aluno e o que ele ainda deve a ela, cada um por si. A instituição informa de quem quer saber. Não muda nada.',
    'What the institution still owes a student and what the student still owes it, each by itself. The institution says whom it means. Changes nothing.',
  ),
  on: 'new',
  input: {
    aluno: related('aluno', phrase('Da instituição: o aluno.', 'Of the institution: the student.'), {
      ...ours,
      rotulo: phrase('Aluno', 'Student'),
    }),
    SIMULAR: simular,
  },
  output: {
    simulado: truth(phrase('Se foi só uma simulação', 'Whether it was only a simulation')),
    aReceber: {
      ...money(
        phrase('O que a instituição ainda deve ao aluno', 'What the institution still owes to the student'),
      ),
      rotulo: phrase('O aluno tem a receber', 'The student is owed'),
    },
    faturamentosAReceber: number(
      phrase(
        'Em quantos faturamentos a instituição lhe deve',
        'In how many invoices the institution owes them',
      ),
      phrase('Faturamentos a receber', 'Invoices to receive'),
    ),
    aPagar: {
      ...money(
        phrase('O que o aluno ainda deve à instituição', 'What the student still owes to the institution'),
      ),
      rotulo: phrase('O aluno tem a pagar', 'The student owes'),
    },
    faturamentosAPagar: number(
      phrase('Em quantos faturamentos ele deve', 'In how many invoices they owe'),
      phrase('Faturamentos a pagar', 'Invoices to pay'),
    ),
  },
  changes: [],
  problems: ['CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: { aluno: 1 },
})
