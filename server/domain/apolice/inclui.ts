import { apoliceFields } from '../../../catalogue/management/apolice/fields.ts'
import type { incluiApolice } from '../../../catalogue/management/apolice/index.ts'
import { include } from '../include.ts'
import { included } from '../row.ts'
import type { Verb } from '../verb.ts'
import { apolices } from './guards.ts'

export const inclui: Verb<typeof incluiApolice> = (tx, acting, told) =>
  include(tx, apolices, [included(apoliceFields, told)], acting)
