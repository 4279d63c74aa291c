import { sql } from 'kysely'
import type { PartyKind } from '../../../catalogue/doors.ts'
import { solicitacaoMachine } from '../../../catalogue/machines/solicitacao.ts'
import { type Message, said } from '../../../catalogue/message.ts'
import {
  comContratoAtivo,
  semContrato,
  sobreContrato,
  solicitantePorParte,
  type TipoSolicitacao,
} from '../../../catalogue/values/solicitacao.ts'
import { currentClient } from '../../store/expressions.ts'
import { contractsOf } from '../contrato/of-parts.ts'
import { guardsOfReminders } from '../lembrete/guards.ts'
import { bind, type Guard, type Standing } from '../machine/bound.ts'
import type { Breach } from '../machine/finding.ts'
import { inStatements } from '../state-statements.ts'
import { atendivel, completa, recessoAposFim } from './fulfilment-guards.ts'
import { type Asked, askedColumns } from './request.ts'
import { conferivel, daConcedente, daInstituicao, soConferencia } from './review-guards.ts'

type Solicitacao = Standing & Asked

/** Column with the id of the requesting party. */
export const columnOfParty = {
  aluno: 'aluno_id',
  professor: 'professor_id',
  concedente: 'pessoa_id',
  supervisor: 'pessoa_id',
  responsavel: 'pessoa_id',
} as const satisfies Readonly<Record<PartyKind, keyof Solicitacao>>

const isOf = (types: readonly TipoSolicitacao[], tipo: string) => types.some((one) => one === tipo)
const ends = (tipo: string) => isOf(['Rescisão'], tipo)

/** A party may send and cancel only its own requests. */
const doSolicitante: Guard<Solicitacao> = (_tx, _records, { actor }) => ({
  judge: (record) => {
    if (actor.kind !== 'party') return []
    const { parte, id } = actor
    const asker = record[columnOfParty[parte]]
    if (record.solicitante === solicitantePorParte[parte] && asker === id) return []
    const mensagem = said('solicitacao.solicitacaoFeitaOutraPessoa')
    return [{ regra: 'doSolicitante', campo: 'solicitante', valor: record.solicitante, mensagem }]
  },
})

/** A sent request is changed only by the institution; the requester never changes. */
const alteravel: Guard<Solicitacao> = async (tx, records, { actor }) => {
  const { rows } = await sql<{ id: number; aluno: number | null }>`
    select id, aluno_id as aluno from solicitacao
     where cliente_id = ${currentClient} and id = any(${records.map(({ id }) => id)}::bigint[])`.execute(tx)
  const askers = new Map(rows.map(({ id, aluno }) => [id, aluno]))
  return {
    judge: ({ id, situacao, solicitante, aluno_id, matricula }) => {
      if (actor.kind === 'party' && situacao === solicitacaoMachine.moves.enviar.to) {
        const mensagem = said('solicitacao.solicitacaoEnviadaInstituicaoCuidaDela')
        return [{ regra: 'alteravel', campo: 'situacao', valor: situacao, mensagem }]
      }
      // The asker sees the student of the request, and must not learn whether the number exists.
      if (matricula !== null && aluno_id !== null) {
        const mensagem = said('solicitacao.alunoPelaMatricula')
        return [{ regra: 'alteravel', campo: 'aluno', valor: String(aluno_id), mensagem }]
      }
      if (solicitante !== solicitantePorParte.aluno || askers.get(id) === aluno_id) return []
      const mensagem = said('solicitacao.quemFezSolicitacaoAlunoEla')
      return [{ regra: 'alteravel', campo: 'aluno', valor: String(aluno_id), mensagem }]
    },
  }
}

/** Most open requests without a contract that one asker has. */
export const mostOpen = 100

/** Askers by link are strangers to the institution's data, so their requests are bounded. */
const limiteAbertas: Guard<Solicitacao> = async (tx, _records, { actor }) => {
  if (actor.kind !== 'party') return { judge: () => [] }
  const { rows } = await sql<{ abertas: number }>`
    select count(*)::integer as abertas from solicitacao
     where cliente_id = ${currentClient} and contrato_id is null and solicitante = ${solicitantePorParte[actor.parte]}
       and ${sql.ref(columnOfParty[actor.parte])} = ${actor.id}
       and situacao in ${inStatements(solicitacaoMachine).leftBy('cancelar')}`.execute(tx)
  const { abertas } = rows[0]!
  return {
    judge: ({ contrato_id }) => {
      if (contrato_id !== null || abertas < mostOpen) return []
      const mensagem = said('solicitacao.muitasAbertas', { limite: String(mostOpen) })
      return [{ regra: 'limiteAbertas', valor: String(abertas), limite: String(mostOpen), mensagem }]
    },
  }
}

/** Some types require a contract and some exclude one. */
const contratoCerto: Guard<Solicitacao> = () => ({
  judge: ({ tipo, contrato_id }) => {
    const missing = contrato_id === null && isOf(sobreContrato, tipo)
    const needless = contrato_id !== null && isOf(semContrato, tipo)
    if (!missing && !needless) return []
    const mensagem = missing
      ? said('solicitacao.esteTipoSolicitacaoSobreContrato')
      : said('solicitacao.esteTipoSolicitacaoNaoSobre')
    return [{ regra: 'contratoCerto', campo: 'contrato', mensagem }]
  },
})

const contratoAtivo: Guard<Solicitacao> = async (tx, records) => {
  const contracts = await contractsOf(tx, records)
  return {
    judge: ({ tipo, contrato_id }) => {
      const contract = contracts.get(contrato_id)
      if (!contract || contract.situacao === 'Ativo' || !isOf(comContratoAtivo, tipo)) return []
      const mensagem = said('comum.contratoNaoEstaAtivo')
      return [
        { regra: 'contratoAtivo', campo: 'contrato', valor: contract.situacao, limite: 'Ativo', mensagem },
      ]
    },
  }
}

/** The day of a termination, and the period of a recess, lie within the contract. */
const dataNoContrato: Guard<Solicitacao> = async (tx, records, { today }) => {
  const contracts = await contractsOf(tx, records)
  return {
    judge: ({ tipo, contrato_id, data, inicio, termino }) => {
      const contract = contracts.get(contrato_id)
      if (!contract) return []
      const { inicio: first, encerramento: last } = contract
      // A contract may be given up before it begins.
      if (ends(tipo) && data !== null && today < first && data < first) return []
      if (ends(tipo)) return [...duringContract('data', data, first, last)]
      if (tipo !== 'Recesso') return []
      const outside = [
        ...duringContract('inicio', inicio, first, last),
        ...duringContract('termino', termino, first, last),
      ]
      if (outside.length > 0 || inicio! <= termino!) return outside
      return [breach('termino', termino!, inicio!, said('comum.terminoVemAntesInicio'))]
    },
  }
}

function duringContract(campo: string, day: string | null, first: string, last: string): Breach[] {
  if (day === null) return [breach(campo, '', last, said('solicitacao.diaTemSerInformado'))]
  if (day < first) return [breach(campo, day, first, said('comum.diaVemAntesInicioContrato'))]
  return day > last ? [breach(campo, day, last, said('solicitacao.diaVemDepoisEncerramentoContrato'))] : []
}

const breach = (campo: string, valor: string, limite: string, mensagem: Message): Breach => ({
  regra: 'dataNoContrato',
  campo,
  valor,
  limite,
  proposta: limite,
  mensagem,
})

/** A termination requires a reason. */
const motivoInformado: Guard<Solicitacao> = () => ({
  judge: ({ tipo, motivo }) => {
    if (!ends(tipo) || motivo?.trim()) return []
    const mensagem = said('solicitacao.motivoRescisaoTemSerInformado')
    return [{ regra: 'motivoInformado', campo: 'motivo', mensagem }]
  },
})

/** At most one open termination request per contract, across its sequences. */
const umaAberta: Guard<Solicitacao> = async (tx, records) => {
  const ending = records.filter(({ tipo }) => ends(tipo))
  const contracts = await contractsOf(tx, ending)
  const numbers = [...contracts.values()].map(({ numero }) => numero)
  const { rows } = await sql<{ id: number; numero: number }>`
    select id, contrato_numero as numero from solicitacao
     where cliente_id = ${currentClient} and contrato_numero = any(${numbers}::bigint[]) and tipo = 'Rescisão'
       and situacao in ${inStatements(solicitacaoMachine).leftBy('cancelar')}`.execute(tx)
  const open = new Map(rows.map(({ numero, id }) => [numero, id]))
  return {
    judge: ({ id, tipo, contrato_id }) => {
      const holder = ends(tipo) ? open.get(contracts.get(contrato_id)?.numero ?? 0) : undefined
      if (holder === undefined || holder === id) return []
      const mensagem = said('solicitacao.haSolicitacaoRescisaoAbertaEste')
      return [{ regra: 'umaAberta', campo: 'contrato', valor: String(holder), mensagem }]
    },
    take: ({ id, tipo, contrato_id }) => {
      const contract = contracts.get(contrato_id)
      if (contract && ends(tipo)) open.set(contract.numero, id)
    },
  }
}

export const solicitacoes = bind({
  machine: solicitacaoMachine,
  columns: askedColumns,
  guards: {
    doSolicitante,
    alteravel,
    contratoCerto,
    contratoAtivo,
    dataNoContrato,
    motivoInformado,
    umaAberta,
    limiteAbertas,
    completa,
    atendivel,
    recessoAposFim,
    daInstituicao,
    daConcedente,
    soConferencia,
    conferivel,
    ...guardsOfReminders('solicitacao'),
  },
})
