import type { Context } from '../context.ts'
import { eachClient } from '../domain/cliente/list.ts'
import { revisa } from '../domain/fechamento/revisa.ts'
import { system } from '../store/actor.ts'

/** Finds the closed months that differ since contracts changed, for the panel and the list of closings. */
export async function reviewClosedMonths({ db, owner }: Context, signal: AbortSignal): Promise<void> {
  for (const { id } of await eachClient(owner)) {
    while (!signal.aborted) {
      if (!(await db.inClient(id, revisa, system('revisão de meses fechados')))) break
    }
  }
}
