import { analisaCausa } from './analisa-causa.ts'
import { atribuiCausa } from './atribui-causa.ts'
import { corrigeRegistros } from './corrige-registros.ts'
import { listaAfetados } from './lista-afetados.ts'
import { listaCausas } from './lista-causas.ts'
import { resolveCausa } from './resolve-causa.ts'
import { resumoCausas } from './resumo-causas.ts'

/** What people do with records that were refused, cause by cause. */
export const causaOperations = [
  listaCausas,
  resumoCausas,
  listaAfetados,
  analisaCausa,
  corrigeRegistros,
  atribuiCausa,
  resolveCausa,
] as const
