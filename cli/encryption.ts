import { SingleBar } from 'cli-progress'
import { resealAll } from '../server/jobs/reseal/reseal.ts'
import { keyUsage, type Usage } from '../server/jobs/reseal/usage.ts'
import { openFiles } from '../server/store/files/open.ts'
import type { Store } from '../server/store/open.ts'
import type { Call } from './call.ts'
import { Unfinished, UsageError } from './errors.ts'
import { withStore } from './operator.ts'

interface Options {
  json?: boolean
}

/** Which keys are in use, and for how many values. */
export function encryptionStatusCommand(call: Call, options: Options): Promise<void> {
  return withStore(call, async (store) => {
    const usage = await keyUsage(toolsOf(store))
    call.print(options, stateOf(store, usage), tableOf(store, usage))
  })
}

/** Seals everything again with the newest key, and says which others are needed no longer. */
export function resealCommand(call: Call, options: Options): Promise<void> {
  return withStore(call, async (store) => {
    const tools = toolsOf(store)
    const before = await keyUsage(tools)
    const progress = progressOf(call, options, leftIn(before, store.sealer.current))
    const resealed = await resealAll(tools, progress.show).finally(progress.end)
    if (!resealed) throw new UsageError('outro "vinculo encryption reseal" está em andamento.')
    const usage = await keyUsage(tools)
    const state = { ...stateOf(store, usage), selados: resealed.done, ilegiveis: resealed.unreadable }
    const many = resealed.done.toLocaleString('pt-BR')
    call.print(options, state, [`Valores selados de novo: ${many}.`, tableOf(store, usage)].join('\n'))
    if (leftIn(usage, store.sealer.current) > 0) {
      throw new Unfinished(
        'restam valores de chaves antigas: ilegíveis com as chaves informadas, ou em uso por outro processo. As chaves deles não podem ser retiradas.',
      )
    }
  })
}

const toolsOf = ({ config, owner, sealer }: Store) => ({ owner, sealer, files: openFiles(config, sealer) })

const leftIn = (usage: readonly Usage[], current: number) =>
  usage.filter(({ key }) => key !== current).reduce((sum, { values }) => sum + values, 0)

function valuesByKey({ secrets }: Store, usage: readonly Usage[]): Map<number, number> {
  const sums = new Map(secrets.keys.map(({ id }) => [id, 0]))
  for (const { key, values } of usage) sums.set(key, (sums.get(key) ?? 0) + values)
  return sums
}

function stateOf(store: Store, usage: readonly Usage[]) {
  const { current } = store.sealer
  const known = new Set(store.secrets.keys.map(({ id }) => id))
  const sums = [...valuesByKey(store, usage)].sort(([one], [other]) => other - one)
  return {
    atual: current,
    chaves: sums.map(([chave, valores]) => ({ chave, valores, informada: known.has(chave) })),
    semUso: sums.filter(([key, values]) => key !== current && values === 0).map(([key]) => key),
    lugares: usage.map(({ place, key, values }) => ({ lugar: place, chave: key, valores: values })),
  }
}

function tableOf(store: Store, usage: readonly Usage[]): string {
  const { chaves, semUso, atual } = stateOf(store, usage)
  const lines = chaves.map(({ chave, valores, informada }) => {
    const note = chave === atual ? ', a atual' : informada ? '' : ', que não foi informada'
    return `Chave ${chave}${note}: ${valores.toLocaleString('pt-BR')} valores.`
  })
  const unused = semUso.map(
    (key) =>
      `A chave ${key} não sela mais nada: pode ser retirada, se nenhuma cópia de segurança precisar dela.`,
  )
  return [...lines, ...unused].join('\n')
}

/** A bar on a terminal; elsewhere nothing, the result says it all. */
function progressOf({ terminal: { errors } }: Call, { json }: Options, total: number) {
  if (json || total === 0 || !errors.isTTY) return { show: () => {}, end: () => {} }
  const bar = new SingleBar({ format: '{bar} {value}/{total}', stream: errors, hideCursor: true })
  bar.start(total, 0)
  return { show: (done: number) => bar.update(done), end: () => bar.stop() }
}
