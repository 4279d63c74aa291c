import { analisaCausa } from './analisa-causa.ts'
import { atribuiCausa } from './atribui-causa.ts'
import { corrigeRegistros } from './corrige-registros.ts'
import { listaAfetados } from './lista-afetados.ts'
import { listaCausas } from './lista-causas.ts'
import { comparaPar, decidePares, revogaDecisao } from './pares.ts'
import { resolveCausa } from './resolve-causa.ts'
import { resumoCausas } from './resumo-causas.ts'

/** Operations on refused records, grouped by cause. */
export const causaOperations = [
  listaCausas,
  resumoCausas,
  listaAfetados,
  analisaCausa,
  corrigeRegistros,
  atribuiCausa,
  resolveCausa,
  comparaPar,
  decidePares,
  revogaDecisao,
] as const
