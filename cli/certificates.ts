import { readCertificate } from '../server/domain/certificado/read.ts'
import { removeCertificate, saveCertificate, showCertificate } from '../server/domain/certificado/store.ts'
import { operator } from '../server/store/actor.ts'
import type { Call } from './call.ts'
import { UsageError } from './errors.ts'
import { requireClient, withStore } from './operator.ts'
import { smallTextOf } from './unreadable.ts'

/** Upper bound in bytes for a key with its certificates. */
const largest = 2 ** 20

export async function setCertificateCommand(
  call: Call,
  file: string,
  options: { client: string },
): Promise<void> {
  const read = readCertificate(smallTextOf(file, largest, 'um certificado'))
  if (typeof read === 'string') throw new UsageError(`o arquivo ${file} não serve: ${read}.`)
  if (read.validoAte.getTime() < Date.now()) throw new UsageError('o certificado já venceu.')
  await withStore(call, async (store) => {
    const clienteId = await requireClient(store, options.client)
    await store.db.inClient(
      clienteId,
      (tx) => saveCertificate(tx, store.sealer, read),
      operator('certificate set'),
    )
    call.say(`Os documentos de ${options.client} passam a ser selados com o certificado de ${read.titular}.`)
  })
}

export async function showCertificateCommand(
  call: Call,
  options: { client: string; json?: boolean },
): Promise<void> {
  await withStore(call, async (store) => {
    const clienteId = await requireClient(store, options.client)
    const found = await store.db.reading(clienteId, showCertificate)
    if (!found) return call.print(options, null, 'Nenhum certificado guardado.')
    const lines = Object.entries(found).map(([name, value]) => `${name}\t${value}`)
    call.print(options, found, lines.join('\n'))
  })
}

export async function removeCertificateCommand(call: Call, options: { client: string }): Promise<void> {
  await withStore(call, async (store) => {
    const clienteId = await requireClient(store, options.client)
    const done = await store.db.inClient(clienteId, removeCertificate, operator('certificate remove'))
    if (!done) throw new UsageError(`o cliente "${options.client}" não tem certificado guardado.`)
    call.say(`Certificado de ${options.client} esquecido.`)
  })
}
