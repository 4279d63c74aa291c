import type { consultaContrato } from '../../../catalogue/management/contrato/consulta-contrato.ts'
import type { Answer } from '../../../client/types.ts'

/** A contract as its page shows it. */
export type Contract = Answer<typeof consultaContrato>['registro']
