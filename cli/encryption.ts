import { SingleBar } from 'cli-progress'
import { type Examined, examineAll } from '../server/jobs/reseal/examine.ts'
import { resealAll } from '../server/jobs/reseal/reseal.ts'
import { openFiles } from '../server/store/files/open.ts'
import { keyUsage, type Usage } from '../server/store/keys/usage.ts'
import type { Store } from '../server/store/open.ts'
import type { Call } from './call.ts'
import { Unfinished, UsageError } from './errors.ts'
import { withStore } from './operator.ts'

interface Options {
  json?: boolean
}

/** Opens all sealed values and shows which key opens what. Also works with keys that a start would refuse. */
export function encryptionStatusCommand(call: Call, options: Options): Promise<void> {
  return withStore(
    call,
    async (store) => {
      const usage = await examineAll(toolsOf(store))
      call.print(options, stateOf(store, usage), tableOf(store, usage))
      const { ilegiveis } = stateOf(store, usage)
      if (ilegiveis > 0) {
        throw new Unfinished(
          `${counted(ilegiveis)} não ${ilegiveis > 1 ? 'abrem' : 'abre'} com as chaves informadas. Enquanto a chave existir em algum lugar, nada se perdeu: devolva-a a VINCULO_KEYS ou a secrets.json.`,
        )
      }
    },
    { anyKeys: true },
  )
}

/** Reseals everything with the newest key and shows which older keys are no longer needed. */
export function resealCommand(call: Call, options: Options): Promise<void> {
  return withStore(call, async (store) => {
    const tools = toolsOf(store)
    const before = await keyUsage(tools)
    const progress = progressOf(call, options, leftIn(before, store.sealer.current))
    const resealed = await resealAll(tools, progress.show).finally(progress.end)
    if (!resealed) throw new UsageError('outro "vinculo encryption reseal" está em andamento.')
    const usage = await examineAll(tools)
    const state = { ...stateOf(store, usage), selados: resealed.done }
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

const counted = (values: number) => (values === 1 ? '1 valor' : `${values.toLocaleString('pt-BR')} valores`)

const leftIn = (usage: readonly Usage[], current: number) =>
  usage.filter(({ key }) => key !== current).reduce((sum, { values }) => sum + values, 0)

function sumsByKey({ secrets }: Store, usage: readonly Examined[]) {
  const sums = new Map(secrets.keys.map(({ id }) => [id, { values: 0, unreadable: 0 }]))
  for (const { key, values, unreadable } of usage) {
    const sum = sums.get(key) ?? { values: 0, unreadable: 0 }
    sums.set(key, { values: sum.values + values, unreadable: sum.unreadable + unreadable })
  }
  return [...sums].sort(([one], [other]) => other - one)
}

function stateOf(store: Store, usage: readonly Examined[]) {
  const { current } = store.sealer
  const known = new Set(store.secrets.keys.map(({ id }) => id))
  const sums = sumsByKey(store, usage)
  return {
    atual: current,
    chaves: sums.map(([chave, { values, unreadable }]) => ({
      chave,
      valores: values,
      legiveis: values - unreadable,
      ilegiveis: unreadable,
      informada: known.has(chave),
    })),
    ilegiveis: sums.reduce((sum, [, { unreadable }]) => sum + unreadable, 0),
    semUso: sums.filter(([key, { values }]) => key !== current && values === 0).map(([key]) => key),
    lugares: usage.map(({ location, key, values, unreadable }) => ({
      lugar: location,
      chave: key,
      valores: values,
      ilegiveis: unreadable,
    })),
  }
}

function tableOf(store: Store, usage: readonly Examined[]): string {
  const { chaves, semUso, atual, lugares } = stateOf(store, usage)
  const lines = chaves.map(({ chave, valores, ilegiveis, informada }) => {
    const note = chave === atual ? ', a atual' : informada ? '' : ', que não foi informada'
    const unread = ilegiveis === 0 ? '' : `, dos quais ${ilegiveis.toLocaleString('pt-BR')} não abrem`
    return `Chave ${chave}${note}: ${counted(valores)}${unread}.`
  })
  const closed = lugares
    .filter(({ ilegiveis }) => ilegiveis > 0)
    .map(({ lugar, chave, ilegiveis }) => `Não abrem: ${counted(ilegiveis)} de ${lugar}, da chave ${chave}.`)
  const unused = semUso.map(
    (key) =>
      `A chave ${key} não sela mais nada: pode ser retirada, se nenhuma cópia de segurança precisar dela.`,
  )
  return [...lines, ...closed, ...unused].join('\n')
}

/** A progress bar on a terminal; nothing elsewhere. */
function progressOf({ terminal: { errors } }: Call, { json }: Options, total: number) {
  if (json || total === 0 || !errors.isTTY) return { show: () => {}, end: () => {} }
  const bar = new SingleBar({ format: '{bar} {value}/{total}', stream: errors, hideCursor: true })
  bar.start(total, 0)
  return { show: (done: number) => bar.update(done), end: () => bar.stop() }
}
