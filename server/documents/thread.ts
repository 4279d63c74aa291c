import { answering } from '../threads/answering.ts'
import { addEvidence, type Sealing } from './evidence.ts'
import { type Drawing, drawPdf } from './pdf.ts'

export type Wanted = { draw: Drawing } | { seal: Sealing }

answering(
  async (wanted: Wanted) =>
    new Uint8Array('draw' in wanted ? await drawPdf(wanted.draw) : await addEvidence(wanted.seal)),
)
