import { must } from '../../common-fields.ts'
import { ours, varchar } from '../../fields.ts'
import { command } from '../../operation.ts'
import { list, money, number, text, truth } from '../../output.ts'
import { simular } from '../parts.ts'

export const retroageAjuste = command({
  family: 'management',
  kind: 'command',
  id: 'RetroageAjuste',
  group: 'management',
  noun: 'ajuste',
  doors: { staff: 'configuracao.alterar', unlimited: true },
  title: 'Retroagir ajuste',
  rotulo: 'Retroagir ajuste',
  description:
    'Muda um ajuste do dinheiro a partir de um mês que já foi fechado. Simulado, diz quanto muda em cada mês; feito, as diferenças entram no próximo fechamento, cada uma sob o seu mês.',
  lasting:
    'Muda valores de meses já fechados: as diferenças são cobradas ou devolvidas no próximo fechamento.',
  on: 'new',
  stepped: true,
  input: {
    nome: varchar(60, 'Nome do ajuste.', { ...must, rotulo: 'Nome', example: 'taxaAdministrativa' }),
    valor: varchar(500, 'Valor novo.', { ...ours, rotulo: 'Valor' }),
    desde: varchar(7, 'Primeiro mês em que vale, AAAA-MM; um que já foi fechado.', {
      ...must,
      rotulo: 'A partir de',
      example: '2026-01',
    }),
    SIMULAR: simular,
  },
  output: {
    simulado: truth('Se foi só uma simulação'),
    meses: {
      ...list({
        competencia: text('Competência'),
        contratos: number('Contratos com diferença'),
        aPagar: money('O que passa a ser devido a alunos'),
        aReceber: money('O que passa a ser devido à instituição'),
      }),
      rotulo: 'Diferenças por mês',
    },
  },
  changes: ['ajuste', 'faturamento'],
  problems: ['CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: { nome: 'taxaAdministrativa', valor: '90.00', desde: '2020-01', SIMULAR: 'S' },
})
