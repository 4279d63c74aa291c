import { convenios } from '../convenio/guards.ts'
import { makes } from './making.ts'
import { hostOf } from './request.ts'

/** Creates the requested agreements, from today on without a start; staff complete and send them. */
export const agreements = makes(convenios, async (_tx, { today }, asked) =>
  asked.map((one) => ({
    convenio: `Solicitação ${one.id}`,
    concedente_id: hostOf(one)!,
    inicio: one.inicio ?? today,
    termino: one.termino,
  })),
)
