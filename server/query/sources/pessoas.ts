import type { retornaDadosPessoas } from '../../../catalogue/query/retorna-dados-pessoas.ts'
import type { SourceOf } from '../source.ts'
import * as parts from './integracao-parts.ts'

export const pessoas: SourceOf<typeof retornaDadosPessoas, 'pessoa'> = {
  base: 'pessoa x',
  entity: 'pessoa',
  alias: 'x',
  joins: '',
  ...parts.moments,
  element: {
    ...parts.address,
    banco: parts.banco,
    ...parts.closingWithoutBatch,
  },
  filters: {
    documento: parts.equal('documento'),
    papel: (literal) => `x.papel::jsonb ? ${literal}`,
    tipo: parts.equal('tipo'),
  },
}
