import { eachClient } from '../server/domain/cliente/list.ts'
import { correctReasons, listWrongReasons } from '../server/jobs/reasons/correct.ts'
import type { WrongReason } from '../server/jobs/reasons/wrong.ts'
import type { Store } from '../server/store/open.ts'
import type { Call } from './call.ts'
import { confirmed, requireConfirmable } from './confirm.ts'
import { counted } from './counted.ts'
import { requireClient, withStore } from './operator.ts'

interface Options {
  client?: string
  yes?: boolean
  json?: boolean
}

/** Lists rows of histories and movements with another record's reason. */
export function checkReasonsCommand(call: Call, options: Options): Promise<void> {
  return withStore(call, async (store) => {
    const count = await list(call, store, options)
    if (!options.json) call.say(summaryOf(count))
  })
}

/** Lists wrong reasons and corrects them after a confirmation. */
export function correctReasonsCommand(call: Call, options: Options): Promise<void> {
  requireConfirmable(call, options, 'a correção')
  return withStore(call, async (store) => {
    const count = await list(call, store, options)
    if (
      count === 0 ||
      !(options.yes || (await confirmed(call, `Corrigir ${counted(count, 'linha', 'linhas')}?`)))
    ) {
      if (!options.json) call.say(count === 0 ? summaryOf(0) : 'Nada foi mudado.')
      return
    }
    let corrected = 0
    for (const id of await clientsOf(store, options)) corrected += await correctReasons(store.owner, id)
    const done = `${counted(corrected, 'linha corrigida', 'linhas corrigidas')}.`
    call.print(options, { corrigidas: corrected }, done)
  })
}

const summaryOf = (count: number) =>
  count === 0
    ? 'Nenhum motivo foi gravado no registro errado.'
    : `${counted(count, 'linha tem', 'linhas têm')} o motivo de outro registro; "vinculo reasons correct" as corrige.`

async function clientsOf(store: Store, { client }: Options): Promise<number[]> {
  if (client !== undefined) return [await requireClient(store, client)]
  return (await eachClient(store.owner)).map(({ id }) => id)
}

/** Prints a line for each as it is read. */
async function list(call: Call, store: Store, options: Options): Promise<number> {
  let count = 0
  for (const cliente of await clientsOf(store, options)) {
    count += await listWrongReasons(store.owner, cliente, (page) => {
      for (const { n: _, ...one } of page) call.print(options, { cliente, ...one }, lineOf(one))
    })
  }
  return count
}

const lineOf = ({ tabela, id, entidade, registro, momento, atual, certo }: Omit<WrongReason, 'n'>) =>
  `${momento}\t${entidade} ${registro}\t${tabela} ${id}\t"${atual ?? ''}" → "${certo ?? ''}"`
