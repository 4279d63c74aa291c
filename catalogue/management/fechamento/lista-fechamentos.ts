import { flag, ours, varchar } from '../../fields.ts'
import { listing } from '../../operation.ts'
import { moment, money, number, text } from '../../output.ts'
import { statesFilter } from '../filters.ts'

/** Runs that billed something, or were taken back. */
export const situacoesFechamento = ['Confirmada', 'Revertida'] as const

export const listaFechamentos = listing({
  family: 'management',
  kind: 'listing',
  id: 'ListaFechamentos',
  group: 'management',
  noun: 'fechamento',
  // A month is closed for all units at once.
  doors: { staff: 'financeiro.ver', unlimited: true },
  title: 'Fechamentos',
  description:
    'Os meses que foram fechados ou revertidos e, do último fechamento de cada mês, os contratos que mudaram depois dele: as diferenças entram no próximo fechamento.',
  columns: {
    id: number('Número do fechamento'),
    competencia: text('Competência'),
    situacao: text('Situação', situacoesFechamento),
    fechamento: { ...moment('Quando foi fechado'), rotulo: 'Fechado em' },
    usuario: { ...text('Quem fechou'), rotulo: 'Quem fechou' },
    contratos: { ...number('Contratos que foram vistos'), rotulo: 'Contratos' },
    faturamentos: { ...number('Faturamentos emitidos ou ajustados'), rotulo: 'Faturamentos' },
    aPagar: money('O que passou a ser devido a alunos'),
    aReceber: money('O que passou a ser devido à instituição'),
    diferentes: {
      ...number('Contratos com diferença desde o fechamento'),
      rotulo: 'Com diferença',
    },
    diferencaAPagar: { ...money('Diferença do que é devido a alunos'), rotulo: 'Diferença a pagar' },
    diferencaAReceber: {
      ...money('Diferença do que é devido à instituição'),
      rotulo: 'Diferença a receber',
    },
  },
  filters: {
    situacao: statesFilter(situacoesFechamento),
    competencia: varchar(7, 'Competência, AAAA-MM.', {
      ...ours,
      rotulo: 'Competência',
      example: '2026-03',
    }),
    comDiferenca: flag('S só os meses com contratos que mudaram depois do fechamento; N só os outros.', {
      ...ours,
      rotulo: 'Com diferença',
    }),
  },
  search: 'competência e quem fechou',
  orders: { competencia: 'Competência', fechamento: 'Fechado em' },
  usualOrder: '-competencia',
  problems: [],
  example: { comDiferenca: 'N', quantidade: 10 },
})

/** Operations over closed months. */
export const fechamentoOperations = [listaFechamentos] as const
