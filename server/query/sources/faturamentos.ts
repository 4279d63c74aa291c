import type { retornaFaturamentos } from '../../../catalogue/query/retorna-faturamentos.ts'
import type { retornaFaturamentosAPagar } from '../../../catalogue/query/retorna-faturamentos-a-pagar.ts'
import type { SourceOf } from '../source.ts'
import * as shared from './faturamento-parts.ts'
import * as parts from './integracao-parts.ts'

const listed = {
  base: 'faturamento x',
  alias: 'x',
  joins: shared.joins,
  ...parts.moments,
  moments: { emissao: 'x.emissao', vencimento: 'x.vencimento', atualizacao: 'x.atualizacao' },
}

export const faturamentos: SourceOf<typeof retornaFaturamentos> = {
  ...listed,
  where: `x.tipo = 'R'`,
  element: shared.aReceber,
  filters: {
    ...shared.filters,
    codigoUnidade: (literal) =>
      `x.unidade_id in (select id from unidade where cliente_id = (select cliente_atual()) and codigo = ${literal})`,
  },
}

export const faturamentosAPagar: SourceOf<typeof retornaFaturamentosAPagar> = {
  ...listed,
  where: `x.tipo = 'P'`,
  element: shared.aPagar,
  filters: shared.filters,
}
