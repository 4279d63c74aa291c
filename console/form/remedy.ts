import { salvaAjustes } from '../../catalogue/management/ajuste/index.ts'
import type { CommandOperation } from '../../catalogue/operation.ts'
import { purposeOf } from '../../catalogue/values/aditivo.ts'
import type { Action, Finding } from '../../client/types.ts'
import { type FormField, formField } from '../derive/controls.ts'
import { isCommand } from '../derive/findings.ts'
import { rotuloOf } from '../derive/labels.ts'
import type { Noun } from '../derive/noun.ts'
import { prefilled } from '../derive/prefill.ts'
import { recordPath } from '../derive/record-path.ts'
import { referenceOf, remedyOf } from '../derive/remedy.ts'
import { nounRoutes } from '../routes.ts'
import { say } from '../text/say.ts'
import { text } from '../text/text.ts'
import type { PathOf } from '../ui/Details.tsx'
import type { Remedy } from '../ui/remedy.ts'

const routeOf = ({ listings }: Noun) => nounRoutes.find(({ noun }) => noun === listings[0].noun)

/** An amendment starts with the purpose that changes the field. */
const purposeIn = ({ input }: CommandOperation, { campo }: Finding) =>
  'finalidade' in input && campo ? { finalidade: purposeOf(campo) } : {}

/** Address of the page of a command that has one. */
export function commandPage(noun: Noun, id: number, record: object, comando: string): string | undefined {
  const route = routeOf(noun)
  const under = route?.forms?.[comando]
  return route && under && `${recordPath(route.slug, id, record)}/${under}`
}

/** Command of a record that a field refers to, as the proposal of a finding names it. */
export function remedyThere(
  { label, control }: Pick<FormField, 'label' | 'control'>,
  id: unknown,
  { proposta }: Finding,
  pathOf: PathOf,
): Remedy | undefined {
  if (control.kind !== 'related' || !id || !isCommand(proposta)) return undefined
  const to = pathOf({ noun: control.noun, id: Number(id) })
  return to === undefined ? undefined : { label: text.finding.there(label.toLowerCase()), to, acao: proposta }
}

/** Command of a record in a list of the page, where a finding names its row: solicitacoes[2]. */
function remedyInRow(noun: Noun, record: object, { campo, proposta }: Finding, pathOf: PathOf) {
  const [, list = '', row] = /^(\w+)\[(\d+)\]$/.exec(campo) ?? []
  const output = noun.record?.element[list]
  const leaf = output?.type === 'list' ? output.fields.identificador : undefined
  const rows = (record as Readonly<Record<string, readonly { identificador?: number }[]>>)[list]
  const id = rows?.[Number(row) - 1]?.identificador
  if (!leaf || !('related' in leaf) || !leaf.related || !id || !isCommand(proposta)) return undefined
  const to = pathOf({ noun: leaf.related, id })
  return to && { label: text.finding.among(rotuloOf(list, {}).toLowerCase()), to, acao: proposta }
}

/** The settings of the institution that a finding names, as "instituicao.cnpj, instituicao.foro". */
export function remedyInSettings({ proposta, valor }: Finding): Remedy | undefined {
  if (proposta !== salvaAjustes.id) return undefined
  const group = String(valor).split('.')[0]!
  return { label: text.finding.settings, to: '/configuracoes/instituicao', busca: `${group}.` }
}

/** Finds the open action that resolves a finding of this record, or of a record that it refers to. */
export const remediesIn =
  (
    noun: Noun,
    id: number,
    record: object,
    actions: readonly Pick<Action, 'comando' | 'permitido'>[],
    pathOf: PathOf,
  ) =>
  (finding: Finding): Remedy | undefined => {
    const setting = remedyInSettings(finding)
    if (setting) return setting
    const inRow = remedyInRow(noun, record, finding, pathOf)
    if (inRow) return inRow
    const reference = referenceOf(noun, finding)
    if (reference) {
      const field = formField(finding.campo, reference)
      return remedyThere(field, prefilled([field], record as never).typed[finding.campo], finding, pathOf)
    }
    const command = remedyOf(noun, actions, finding)
    const route = routeOf(noun)
    if (!command || !route) return undefined
    const page = commandPage(noun, id, record, command.id)
    return {
      label: `${say(command.rotulo)} →`,
      to: page ?? recordPath(route.slug, id, record),
      ...(page ? purposeIn(command, finding) : { acao: command.id }),
    }
  }
