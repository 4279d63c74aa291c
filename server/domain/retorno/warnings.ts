import type { Message } from '../../../catalogue/message.ts'
import { render } from '../../../catalogue/render.ts'

/** Columns of the warnings of a bank's file: their Portuguese texts, and the messages. */
export const keptWarnings = (warnings: readonly Message[]) => ({
  avisos: JSON.stringify(warnings.map((one) => render(one, 'pt'))),
  avisos_mensagens: JSON.stringify(warnings),
})
