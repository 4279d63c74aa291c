import { ours, related } from '../../fields.ts'
import { command } from '../../operation.ts'
import { money, number, truth } from '../../output.ts'
import { simular } from '../parts.ts'

export const saldosDoAluno = command({
  family: 'management',
  kind: 'command',
  id: 'SaldosDoAluno',
  group: 'management',
  noun: 'faturamento',
  doors: { staff: 'financeiro.ver', party: ['aluno'], unlimited: true },
  title: 'Saldos do aluno',
  rotulo: 'Saldos do aluno',
  description:
    'O que a instituição ainda deve a um aluno e o que ele ainda deve a ela, cada um por si. A instituição informa de quem quer saber. Não muda nada.',
  on: 'new',
  input: {
    aluno: related('aluno', 'Da instituição: o aluno.', { ...ours, rotulo: 'Aluno' }),
    SIMULAR: simular,
  },
  output: {
    simulado: truth('Se foi só uma simulação'),
    aReceber: { ...money('O que a instituição ainda deve ao aluno'), rotulo: 'O aluno tem a receber' },
    faturamentosAReceber: {
      ...number('Em quantos faturamentos a instituição lhe deve'),
      rotulo: 'Faturamentos a receber',
    },
    aPagar: { ...money('O que o aluno ainda deve à instituição'), rotulo: 'O aluno tem a pagar' },
    faturamentosAPagar: { ...number('Em quantos faturamentos ele deve'), rotulo: 'Faturamentos a pagar' },
  },
  changes: [],
  problems: ['CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: { aluno: 1 },
})
