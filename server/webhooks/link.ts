import { prefixes } from '../../catalogue/operation.ts'
import type { Config } from '../config/config.ts'
import { publicAddress } from '../config/public-address.ts'

/** Where the outcomes of a batch can be read, record by record: ConsultaLote answers there, by POST with a token. */
export const outcomeLink = (config: Config, lote: number): string =>
  `${publicAddress(config, config.port)}${prefixes.control}/ConsultaLote?LOTE=${lote}`
