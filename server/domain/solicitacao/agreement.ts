import { convenios } from '../convenio/guards.ts'
import { makes } from './making.ts'
import { hostOf } from './request.ts'

/** Makes the agreements that were asked for, from today on where no day is named; people then complete and send them. */
export const agreements = makes(convenios, async (_tx, { today }, asked) =>
  asked.map((one) => ({
    convenio: `Solicitação ${one.id}`,
    concedente_id: hostOf(one)!,
    inicio: one.inicio ?? today,
    termino: one.termino,
  })),
)
