import {
  abandonBatch,
  type Damaged,
  examineBatch,
  isDamaged,
  type Obstacle,
} from '../server/inbound/review/abandon.ts'
import type { Call } from './call.ts'
import { confirmed, requireConfirmable } from './confirm.ts'
import { counted } from './counted.ts'
import { UsageError } from './errors.ts'
import { requireClient, withStore } from './operator.ts'

interface Options {
  client: string
  yes?: boolean
  json?: boolean
}

/** Abandons a batch whose stored contents are damaged, after a confirmation. */
export function abandonBatchCommand(call: Call, lote: string, options: Options): Promise<void> {
  if (!/^[1-9]\d{0,14}$/.test(lote)) throw new UsageError(`"${lote}" não é o número de um lote.`)
  requireConfirmable(call, options, 'a desistência')
  return withStore(call, async (store) => {
    const id = Number(lote)
    const clienteId = await requireClient(store, options.client)
    const { partes, registros } = required(lote, await examineBatch(store, clienteId, id))
    const what = `${counted(registros, 'registro não processado', 'registros não processados')}`
    const damage = `${partes.length > 1 ? 'As partes' : 'A parte'} ${partes.join(', ')} do lote ${lote} não ${partes.length > 1 ? 'abrem' : 'abre'} com a chave que ${partes.length > 1 ? 'as' : 'a'} selou.`
    const question = `${damage} Se houver cópia do banco com o conteúdo inteiro, restaure-a antes. Desistir do lote e recusar ${what}?`
    if (!options.yes && !(await confirmed(call, question))) {
      if (!options.json) call.say('Nada foi mudado.')
      return
    }
    const done = required(lote, await abandonBatch(store, clienteId, id))
    const told = `Lote ${lote} encerrado; ${counted(done.registros, 'registro recusado', 'registros recusados')} com FALHA_TECNICA.`
    call.print(options, { lote: id, partes: done.partes, recusados: done.registros }, told)
  })
}

function required(lote: string, found: Obstacle | Damaged): Damaged {
  if (isDamaged(found)) return found
  if (found === 'unknown') throw new UsageError(`o cliente não tem o lote ${lote}.`)
  if (found === 'ended') throw new UsageError(`o lote ${lote} já terminou.`)
  if (found === 'readable') {
    throw new UsageError(
      `o conteúdo do lote ${lote} abre: ele segue sozinho. "vinculo encryption status" diz se outra coisa não abre.`,
    )
  }
  throw new UsageError(
    `falta a chave de cifra ${found.missingKey}, que selou o lote ${lote}. Devolva-a a VINCULO_KEYS ou a secrets.json: o lote segue sozinho, e nada se perdeu.`,
  )
}
