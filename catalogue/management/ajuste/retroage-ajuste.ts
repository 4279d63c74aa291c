import { must } from '../../common-fields.ts'
import { ours, varchar } from '../../fields.ts'
import { command } from '../../operation.ts'
import { list, money, number, text, truth } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { simular } from '../parts.ts'

export const retroageAjuste = command({
  family: 'management',
  kind: 'command',
  id: 'RetroageAjuste',
  group: 'management',
  noun: 'ajuste',
  doors: { staff: 'configuracao.alterar', unlimited: true },
  title: phrase('Retroagir ajuste', 'Set a setting back'),
  rotulo: phrase('Retroagir ajuste', 'Set a setting back'),
  description: phrase(
    'Muda um ajuste do dinheiro a partir de um mês que já foi fechado. Simulado, diz quanto muda em cada mês; feito, as diferenças entram no próximo fechamento, cada uma sob o seu mês.',
    'Changes a setting of money from a month on that was closed already. Simulated, it tells how much changes in each month; done, the differences come with the next closing, each under its own month.',
  ),
  lasting: phrase(
    'Muda valores de meses já fechados: as diferenças são cobradas ou devolvidas no próximo fechamento.',
    'Changes amounts of closed months: the differences are charged or given back in the next closing.',
  ),
  on: 'new',
  stepped: true,
  input: {
    nome: varchar(60, phrase('Nome do ajuste.', 'Name of the setting.'), {
      ...must,
      rotulo: phrase('Nome', 'Name'),
      example: 'taxaAdministrativa',
    }),
    valor: varchar(500, phrase('Valor novo.', 'New value.'), { ...ours, rotulo: phrase('Valor', 'Amount') }),
    desde: varchar(
      7,
      phrase(
        'Primeiro mês em que vale, AAAA-MM; um que já foi fechado.',
        'First month in which it holds; one that was closed already, AAAA-MM.',
      ),
      {
        ...must,
        rotulo: phrase('A partir de', 'From'),
        example: '2026-01',
      },
    ),
    SIMULAR: simular,
  },
  output: {
    simulado: truth(phrase('Se foi só uma simulação', 'Whether it was only a simulation')),
    meses: {
      ...list({
        competencia: text(phrase('Competência', 'Month')),
        contratos: number(phrase('Contratos com diferença', 'Contracts with a difference')),
        aPagar: money(phrase('O que passa a ser devido a alunos', 'What becomes due to students')),
        aReceber: money(
          phrase('O que passa a ser devido à instituição', 'What becomes due to the institution'),
        ),
      }),
      rotulo: phrase('Diferenças por mês', 'Differences by month'),
    },
  },
  changes: ['ajuste', 'faturamento'],
  problems: ['CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: { nome: 'taxaAdministrativa', valor: '90.00', desde: '2020-01', SIMULAR: 'S' },
})
