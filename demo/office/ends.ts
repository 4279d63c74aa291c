import { sql } from 'kysely'
import { dueVerb } from '../../server/domain/calendario/due.ts'
import type { Tx } from '../../server/store/database.ts'
import { currentClient } from '../../server/store/expressions.ts'
import { type End, lives, nameOfLife } from '../plots.ts'
import type { Filling } from '../progress.ts'
import { partyActor } from '../sampler.ts'
import { records } from '../texts.ts'
import { accepted, act, daysFrom, make, on } from './act.ts'
import { missingOf, signFile, waitingFile } from './signing.ts'

/** A contract whose term waits for signatures, and the current day. */
interface Waiting {
  contract: number
  file: number
  dia: string
}

type Ending = (tx: Tx, waiting: Waiting) => Promise<void>

/** All parties sign before the first day. */
const signAll: Ending = (tx, { file, dia }) => signFile(tx, daysFrom(dia, -8), file)

const endings: Readonly<Record<End, Ending>> = {
  'em vigor': signAll,
  'espera todos': async () => {},
  'espera a concedente': (tx, { file, dia }) =>
    signFile(tx, dia, file, { but: ['concedente', 'instituicao'] }),
  'com atividades': async (tx, waiting) => {
    await signAll(tx, waiting)
    await work(tx, waiting)
    await ask(tx, waiting)
  },
  'com aditivo': async (tx, waiting) => {
    await signAll(tx, waiting)
    const { contract, dia } = waiting
    const id = await make(
      tx,
      on(dia),
      'AditaContrato',
      {
        aditivoTipo: 'Prorrogação',
        aditivoDescricao: 'Prorroga o prazo e reajusta a bolsa.',
        inicio: daysFrom(dia, 30),
        encerramento: daysFrom(dia, 300),
        bolsaValor: '1350.00',
      },
      [contract],
    )
    await act(tx, on(dia), 'EmiteTermo', {}, [id])
  },
  rescindido: async (tx, waiting) => {
    await signAll(tx, waiting)
    const { contract, dia } = waiting
    const asked = {
      tipo: 'Rescisão',
      contrato: contract,
      data: dia,
      motivo: 'Início em outro emprego.',
    } as const
    const registros = [await make(tx, on(dia), 'IncluiSolicitacao', asked)]
    await act(tx, on(dia), 'EnviaSolicitacao', {}, registros)
    await act(tx, on(dia), 'AtendeSolicitacao', {}, registros)
  },
  recusado: async (tx, { file, dia }) => {
    const [first] = await missingOf(tx, dia, file)
    const motivo = 'O horário do termo não é o combinado.'
    await act(tx, first!, 'RecusaAssinatura', { motivo }, [file])
  },
  // The deadline passed without signatures, which also closes the links.
  vencido: async (tx, { file, dia }) => {
    accepted(await dueVerb('assinatura', 'vencer')(tx, on(dia), [file]))
  },
  cancelado: async (tx, { contract, dia }) => {
    const motivo = 'A concedente desistiu da contratação.'
    await act(tx, on(dia), 'CancelaContrato', { motivo }, [contract])
  },
}

/** Takes a contract to its final state, unless a user moved it meanwhile. */
export async function endLife(tx: Tx, nth: number, { dia, guardado }: Filling): Promise<undefined> {
  const contract = guardado[nameOfLife(nth)]
  const file = contract === undefined ? undefined : await waitingFile(tx, contract)
  if (contract === undefined || file === undefined) return
  await endings[lives[nth]!.end](tx, { contract, file, dia })
}

/** The student records activities; the supervisor approves one and returns one. */
async function work(tx: Tx, { contract, dia }: Waiting): Promise<void> {
  const made: number[] = []
  for (const [at, atividades] of records.entries()) {
    const day = daysFrom(dia, at - records.length)
    const told = { contrato: contract, inicio: day, termino: day, realizacao: day, atividades }
    made.push(await make(tx, on(dia), 'RegistraAtividade', told))
  }
  const [first, second, third] = made
  await act(tx, on(dia), 'EnviaAtividade', {}, [first!, second!, third!])
  await act(tx, on(dia), 'AprovaAtividade', {}, [first!])
  const motivo = 'Diga quantas horas foram.'
  await act(tx, on(dia), 'DevolveAtividade', { motivo }, [second!])
}

/** One submitted request and two drafts. */
async function ask(tx: Tx, { contract, dia }: Waiting): Promise<void> {
  const { rows } = await sql<{ aluno: number }>`select aluno_id as aluno from contrato
    where cliente_id = ${currentClient} and id = ${contract}`.execute(tx)
  const student = { today: dia, actor: partyActor('aluno', rows[0]!.aluno) }
  const declaration = {
    tipo: 'Declaração',
    contrato: contract,
    descricao: 'Para horas complementares.',
  } as const
  const id = await make(tx, student, 'IncluiSolicitacao', declaration)
  await act(tx, student, 'EnviaSolicitacao', {}, [id])
  const change = {
    tipo: 'Alteração contratual',
    contrato: contract,
    descricao: 'Mudança de horário.',
  } as const
  await act(tx, student, 'IncluiSolicitacao', change)
  const leave = {
    tipo: 'Rescisão',
    contrato: contract,
    data: daysFrom(dia, 60),
    prazo: daysFrom(dia, 15),
    motivo: 'Intercâmbio no próximo semestre.',
  } as const
  await act(tx, student, 'IncluiSolicitacao', leave)
}
