import { parties, rights, rightsOf } from '../../catalogue/doors.ts'
import { pathToGoal } from '../../catalogue/machines/path.ts'
import { management } from '../../catalogue/management/index.ts'
import type { acoes } from '../../catalogue/management/parts.ts'
import { type Message, said, type Told } from '../../catalogue/message.ts'
import type { CommandOperation, RecordOperation } from '../../catalogue/operation.ts'
import type { ToldOf } from '../../catalogue/typed.ts'
import { type Finding, impedes } from '../domain/machine/finding.ts'
import type { Deed, Prospects } from '../domain/machine/prospects.ts'
import { permissionsOf, unitsOf } from '../store/actor.ts'
import type { Person } from './caller.ts'

const commands: readonly CommandOperation[] = management.filter((one) => one.kind === 'command')

const offeredOf = (about: string) => commands.filter(({ noun, on }) => noun === about && on !== 'new')

/** Commands of a noun that have guards but make no move. */
export const deedsOf = (about: string): Deed[] =>
  offeredOf(about).flatMap(({ id, move, guards }) => (guards && !move ? [{ name: id, guards }] : []))

/**
 * Actions open in the record's state, with their commands and findings. A finding that proposes the
 * command itself does not close it: whoever fills in its field answers it.
 */
export function actionsOf(
  { noun: about, machine }: RecordOperation,
  { situacao, moves, deeds, excluded }: Prospects,
  caller: Person,
): ToldOf<(typeof acoes)['fields']>[] {
  const next = machine && pathToGoal(machine, situacao, excluded)[0]?.name
  return offeredOf(about).flatMap((command) => {
    const { id, move, during, rotulo } = command
    const prospect = move
      ? moves.find(({ name }) => name === move.name)
      : deeds.find(({ name }) => name === id)
    const open = move ? prospect !== undefined : during === undefined || during.includes(situacao)
    if (!open) return []
    const achados = [...lacking(command, caller), ...(prospect?.findings ?? [])]
    return {
      comando: id,
      movimento: move?.name ?? '',
      rotulo: rotulo,
      para: move && machine ? machine.moves[move.name]!.to : situacao,
      proximo: move !== undefined && move.name === next,
      permitido: !impedes(achados.filter(({ proposta }) => proposta !== id)),
      achados,
    }
  })
}

/** Findings that depend on the caller alone, not on the record. */
function lacking(command: CommandOperation, { actor }: Person): Finding[] {
  const { doors } = command
  if (actor.kind === 'party') {
    if (doors.party?.includes(actor.parte)) return []
    return [closed(parties[actor.parte], said('comum.soInstituicao'))]
  }
  const missing = rightsOf(command).filter((right) => !permissionsOf(actor).includes(right))
  const limited = doors.unlimited && unitsOf(actor).kind !== 'all'
  return [
    ...missing.map((right) => closed(right, said('comando.exigePermissao', { permissao: rights[right] }))),
    ...(limited
      ? [closed(said('comando.todasUnidades'), said('comando.exigePermissaoValhaTodasUnidades'))]
      : []),
    ...(doors.staff === undefined ? [closed('', said('comando.soParte'))] : []),
  ]
}

const permission = 'permissao'

/** Whether a finding says that the caller lacks the permission for the command. */
export const isClosed = ({ regra }: { regra: string | Told }): boolean => regra === permission

const closed = (limite: string | Told, mensagem: Message): Finding => ({
  regra: permission,
  gravidade: 'impede',
  artigo: '',
  campo: '',
  valor: '',
  limite,
  proposta: '',
  mensagem,
})
