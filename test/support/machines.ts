import type { LegalRule } from '../../catalogue/legal.ts'
import type { machines } from '../../catalogue/machines/index.ts'
import type { GuardOf, Machine, MoveOf } from '../../catalogue/machines/machine.ts'
import { vagaMachine } from '../../catalogue/machines/vaga.ts'
import { type Command, moveCommands } from '../../catalogue/management/index.ts'
import type { Row } from './records.ts'
import { addHost, addVacancy } from './vacancies.ts'
import type { Institution, World } from './world.ts'

/** A guard at its limit: what it still lets pass, and the least that it does not. */
export interface Sides {
  /** The rule of law that it is, if it is one: then the client says what breaking it means. */
  law?: LegalRule
  within: readonly Row[]
  beyond: readonly { values: Row; campo: string; valor: string; limite: string; proposta: string }[]
}

/** What tests need to know of a noun to try everything that its machine declares. */
export interface Fixture<G extends string = string, M extends Machine = Machine> {
  machine: M
  /** A new record in a state, with nothing in the way of any move. */
  add: (world: World, client: Institution, situacao: string, values?: Row) => Promise<number>
  /** The day on which the guards are asked. */
  today: string
  guards: Readonly<Record<G, Sides>>
}

type Declared = (typeof machines)[number]

/** Every machine with its fixture. A missing one does not compile. */
export const fixtures: { readonly [M in Declared as M['noun']]: Fixture<GuardOf<M>, M> } = {
  vaga: {
    machine: vagaMachine,
    add: (world, client, situacao, values = {}) => addVacancy(world, client, { situacao, ...values }),
    today: '2026-03-10',
    guards: {
      prazoAberto: {
        within: [{ fim_inscricao: '2026-03-10' }],
        beyond: [
          {
            values: { fim_inscricao: '2026-03-09' },
            campo: 'fimInscricao',
            valor: '2026-03-09',
            limite: '2026-03-10',
            proposta: '2026-03-10',
          },
        ],
      },
      concedenteAtiva: {
        within: [{ host: { validade: '2026-03-11' } }],
        beyond: [
          {
            values: { host: { validade: '2026-03-10' } },
            campo: 'concedente',
            valor: '2026-03-10',
            limite: '2026-03-10',
            proposta: '',
          },
        ],
      },
      jornada: {
        law: 'jornada',
        within: [
          { horas_diarias: '6.00', horas_semanais: '30.00' },
          { nivel: 'EE', horas_diarias: '4.00', horas_semanais: '20.00' },
          { tipo: 'E', horas_diarias: '8.00', horas_semanais: '44.00' },
        ],
        beyond: [
          {
            values: { horas_diarias: '6.01' },
            campo: 'horasDiarias',
            valor: '6.01',
            limite: '6',
            proposta: '6',
          },
          {
            values: { horas_semanais: '30.01' },
            campo: 'horasSemanais',
            valor: '30.01',
            limite: '30',
            proposta: '30',
          },
          {
            values: { nivel: 'EF', horas_diarias: '4.01', horas_semanais: '20.00' },
            campo: 'horasDiarias',
            valor: '4.01',
            limite: '4',
            proposta: '4',
          },
        ],
      },
      compensacao: {
        law: 'compensacao',
        within: [{ bolsa_valor: '0.01' }, { tipo: 'O', bolsa_valor: null, auxilio_transporte: false }],
        beyond: [
          {
            values: { bolsa_valor: '0.00' },
            campo: 'bolsaValor',
            valor: '0.00',
            limite: 'maior que 0',
            proposta: '0.01',
          },
          {
            values: { auxilio_transporte: false },
            campo: 'auxilioTransporte',
            valor: 'N',
            limite: 'S',
            proposta: 'S',
          },
        ],
      },
      reservaPcd: {
        law: 'reservaPcd',
        within: [{ quantidade: 9 }, { quantidade: 19, quantidade_pcd: 1 }, { tipo: 'E', quantidade: 50 }],
        beyond: [
          {
            values: { quantidade: 10 },
            campo: 'quantidadePcd',
            valor: '0',
            limite: '1',
            proposta: '1',
          },
          {
            values: { quantidade: 20, quantidade_pcd: 1 },
            campo: 'quantidadePcd',
            valor: '1',
            limite: '2',
            proposta: '2',
          },
        ],
      },
    },
  },
}

/** Adds a record for a guard; `host` is what its host is like. */
export async function addFor(
  { add }: Fixture,
  world: World,
  client: Institution,
  situacao: string,
  { host, ...values }: Row,
): Promise<number> {
  const owner = host === undefined ? {} : { concedente_id: await addHost(world, client, host as Row) }
  return add(world, client, situacao, { ...values, ...owner })
}

/** The command by which staff make a move. */
export const commandOf = (machine: Machine, name: string): Command | undefined =>
  moveCommands.find(({ move }) => move.machine === machine && move.name === name)

/** Every move of a machine that staff make, with its command. */
export const staffMoves = <M extends Machine>(machine: M): { name: MoveOf<M>; command: Command }[] =>
  (Object.keys(machine.moves) as MoveOf<M>[]).flatMap((name) => {
    const command = commandOf(machine, name)
    return command ? [{ name, command }] : []
  })

/** What a command has to be told besides its record. */
export const toldTo = ({ example }: Command): Row => {
  const { id: _, ...told } = example as Row
  return told
}
