import { regraOperations } from '../../catalogue/management/regra/index.ts'
import type { CommandOperation } from '../../catalogue/operation.ts'

/** A rule is rehearsed before it is changed. */
export const regras: readonly CommandOperation[] = regraOperations
