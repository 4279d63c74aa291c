import type { Action, Finding } from '../../client/types.ts'
import type { Noun } from '../derive/noun.ts'
import { recordPath } from '../derive/record-path.ts'
import { remedyOf } from '../derive/remedy.ts'
import { nounRoutes } from '../routes.ts'
import { say } from '../text/say.ts'
import type { Remedy } from '../ui/remedy.ts'

const routeOf = ({ listings }: Noun) => nounRoutes.find(({ noun }) => noun === listings[0].noun)

/** Address of the page of a command that has one. */
export function commandPage(noun: Noun, id: number, record: object, comando: string): string | undefined {
  const route = routeOf(noun)
  const under = route?.forms?.[comando]
  return route && under && `${recordPath(route.slug, id, record)}/${under}`
}

/** Finds the open action that resolves a finding of this record. */
export const remediesIn =
  (noun: Noun, id: number, record: object, actions: readonly Action[]) =>
  (finding: Finding): Remedy | undefined => {
    const command = remedyOf(noun, actions, finding)
    const route = routeOf(noun)
    if (!command || !route) return undefined
    const page = commandPage(noun, id, record, command.id)
    return {
      label: `${say(command.rotulo)} →`,
      to: page ?? recordPath(route.slug, id, record),
      ...(!page && { acao: command.id }),
    }
  }
