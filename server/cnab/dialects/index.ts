import type { Dialect } from '../dialect.ts'
import type { BankCode } from '../remittance.ts'
import { bancoDoBrasil } from './bb.ts'
import { bradesco } from './bradesco.ts'
import { caixa } from './caixa.ts'
import { itau } from './itau.ts'
import { santander } from './santander.ts'

export const dialects: Readonly<Record<BankCode, Dialect>> = {
  '001': bancoDoBrasil,
  '033': santander,
  '104': caixa,
  '237': bradesco,
  '341': itau,
}
