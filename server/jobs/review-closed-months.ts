import type { Context } from '../context.ts'
import { eachClient } from '../domain/cliente/list.ts'
import { revisa } from '../domain/fechamento/revisa.ts'
import { system } from '../store/actor.ts'

/** Works out which closed months have differences since contracts changed, so that the panel can tell of them. */
export async function reviewClosedMonths({ db, owner }: Context, signal: AbortSignal): Promise<void> {
  for (const { id } of await eachClient(owner)) {
    while (!signal.aborted) {
      if (!(await db.inClient(id, revisa, system('revisão de meses fechados')))) break
    }
  }
}
