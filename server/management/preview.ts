import { publicAddress } from '../config/public-address.ts'
import type { Context } from '../context.ts'
import { renderer } from '../documents/renderer.ts'
import { fill } from '../documents/template.ts'
import { sampleDados, valuesOf } from '../documents/values.ts'
import { signersOf } from '../domain/assinatura/signers.ts'
import type { Draw } from '../domain/machine/bound.ts'
import { keepContent } from '../store/files/keep.ts'
import { today } from '../values/dates.ts'
import type { Person } from './caller.ts'

/** What stands where a document that is issued has its code. */
const codigo = 'XXXX-XXXX-XXXX-XXXX'

/** Draws what a template would say, marked as a preview on every page. */
export const previewFor =
  (
    { config, clock, files }: Pick<Context, 'config' | 'clock' | 'files'>,
    { clienteId, fuso }: Pick<Person, 'clienteId' | 'fuso'>,
  ): Draw =>
  async (tx, { tipo, titulo, corpo, dados = sampleDados }) => {
    const bytes = await renderer.draw({
      title: titulo,
      institution: dados.cliente.nome,
      blocks: fill(corpo, valuesOf(dados, today(fuso, clock.now()))),
      places: signersOf(tipo, dados, {}),
      codigo,
      verification: `${publicAddress(config, config.port)}/verificar/${codigo}`,
      preview: true,
    })
    return keepContent(tx, files, clienteId, bytes)
  }
