import { prefixes } from '../../catalogue/operation.ts'
import type { Config } from '../config/config.ts'
import { publicAddress } from '../config/public-address.ts'

/** Address of a batch's outcomes, answered by ConsultaLote to a POST with a token. */
export const outcomeLink = (config: Config, lote: number): string =>
  `${publicAddress(config, config.port)}${prefixes.control}/ConsultaLote?LOTE=${lote}`
