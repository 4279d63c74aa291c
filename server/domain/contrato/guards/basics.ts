import { contratoMachine } from '../../../../catalogue/machines/contrato.ts'
import { convenioMachine } from '../../../../catalogue/machines/convenio.ts'
import { type Message, said } from '../../../../catalogue/message.ts'
import { unitNumbersOf } from '../../../store/actor.ts'
import type { Tx } from '../../../store/database.ts'
import { anyOf, currentClient } from '../../../store/expressions.ts'
import { inForce, open, sequenceBefore } from '../../contract-states.ts'
import type { Breach } from '../../machine/finding.ts'
import { type Contrato, type ContratoGuard, isInternship, named } from '../seen.ts'

export const prazoOrdenado: ContratoGuard = () => ({
  judge: ({ inicio, encerramento }) => {
    if (encerramento >= inicio) return []
    const mensagem = said('contrato.encerramentoVemAntesInicio')
    const limits = { valor: encerramento, limite: inicio, proposta: inicio }
    return [{ regra: 'prazoOrdenado', campo: 'encerramento', ...limits, mensagem }]
  },
})

/** The first day has passed. Contracts on paper are recorded late, so it only warns. */
export const inicioPassado: ContratoGuard = (_tx, _records, { today }) => ({
  judge: ({ inicio }) => {
    if (inicio >= today) return []
    const limits = { valor: inicio, limite: today, proposta: today }
    const mensagem = said('contrato.inicioPassou')
    return [{ regra: 'inicioPassado', campo: 'inicio', ...limits, mensagem, gravidade: 'alerta' }]
  },
})

/** All sequences of the contract numbers. */
async function sequencesOf(tx: Tx, records: readonly Contrato[]) {
  const rows = await tx
    .selectFrom('contrato')
    .select(['id', 'numero', 'sequencia', 'situacao', 'inicio'])
    .where('cliente_id', '=', currentClient)
    .where('numero', '=', anyOf(named(records, 'numero')))
    .execute()
  return Map.groupBy(rows, ({ numero }) => numero)
}

/** An amendment begins after the sequence that it changes, and only one is open at a time. */
export const sequenciaSeguinte: ContratoGuard = async (tx, records) => {
  const amendments = records.filter(({ sequencia }) => (sequencia ?? 1) > 1)
  const known = amendments.length > 0 ? await sequencesOf(tx, amendments) : undefined
  return {
    take: (record) => known?.get(record.numero)?.push(record),
    judge: ({ id, numero, sequencia, inicio }) => {
      const others = (known?.get(numero) ?? []).filter((one) => one.id !== id)
      const breaches: Breach[] = []
      const before = sequenceBefore(others, sequencia)
      if (before && inicio <= before.inicio) {
        const mensagem = said('contrato.aditivoComecaDepoisInicioSequencia')
        const limits = { valor: inicio, limite: before.inicio, proposta: nextDay(before.inicio) }
        breaches.push({ regra: 'sequenciaSeguinte', campo: 'inicio', ...limits, mensagem })
      }
      const other = others.find(({ situacao }) => open.includes(situacao))
      if (other) {
        const mensagem = said('contrato.contratoTemAditivoElaboracaoOu')
        breaches.push({
          regra: 'sequenciaSeguinte',
          campo: 'sequencia',
          valor: String(other.sequencia),
          mensagem,
        })
      }
      return breaches
    },
  }
}

/** A contract with a day of termination is neither amended nor extended. */
export const semRescisao: ContratoGuard = async (tx, records) => {
  const ending = await tx
    .selectFrom('contrato')
    .select(['numero', 'rescisao'])
    .where('cliente_id', '=', currentClient)
    .where('numero', '=', anyOf(named(records, 'numero')))
    .where('situacao', '=', inForce)
    .where('rescisao', 'is not', null)
    .execute()
  const days = new Map(ending.map(({ numero, rescisao }) => [numero, rescisao!]))
  return {
    judge: ({ numero }) => {
      const day = days.get(numero)
      if (!day) return []
      const dia = day.split('-').toReversed().join('/')
      return [{ regra: 'semRescisao', valor: day, mensagem: said('contrato.contratoTemRescisao', { dia }) }]
    },
  }
}

const nextDay = (day: string) => Temporal.PlainDate.from(day).add({ days: 1 }).toString()

/** An amendment comes into force only if the sequence that it changes did. */
export const sequenciaAnterior: ContratoGuard = async (tx, records) => {
  const amendments = records.filter(({ sequencia }) => sequencia > 1)
  const known = amendments.length > 0 ? await sequencesOf(tx, amendments) : undefined
  const lasting: readonly string[] = [inForce, contratoMachine.moves.concluir.to]
  return {
    judge: ({ numero, sequencia }) => {
      const before = sequenceBefore(known?.get(numero) ?? [], sequencia)
      if (!before || lasting.includes(before.situacao)) return []
      const mensagem = said('contrato.sequenciaAditivoAlteraNaoEsta')
      return [{ regra: 'sequenciaAnterior', campo: 'sequencia', valor: before.situacao, mensagem }]
    },
  }
}

/** Staff limited to units create contracts of those units only. */
export const unidadePropria: ContratoGuard = async (tx, records, { actor }) => {
  const unidades = unitNumbersOf(actor)
  if (!unidades) return { judge: () => [] }
  const courses = await tx
    .selectFrom('curso')
    .select(['id', 'unidade_id'])
    .where('cliente_id', '=', currentClient)
    .where('id', '=', anyOf(named(records, 'curso_id')))
    .execute()
  const units = new Map(courses.map(({ id, unidade_id }) => [id, unidade_id]))
  return {
    judge: ({ unidade_id, curso_id }) => {
      const unit = unidade_id ?? (curso_id === null ? null : units.get(curso_id))
      if (unit != null && unidades.includes(unit)) return []
      const mensagem = said('contrato.contratoSeriaUnidadeNaoSuas')
      return [{ regra: 'unidadePropria', campo: 'unidade', mensagem }]
    },
  }
}

/** Required fields of a term by kind, with their names for the message. */
const internshipTerms = [
  ['concedente_id', 'concedente', said('comum.concedente')],
  ['tipo_estagio', 'tipoEstagio', said('contrato.tipoEstagio')],
  ['curso_id', 'curso', said('comum.curso')],
  ['professor_id', 'professor', said('contrato.professorOrientador')],
  ['supervisor_id', 'supervisor', said('contrato.supervisor')],
  ['horas_diaria', 'horasDiaria', said('contrato.horasDia')],
  ['horas_semanal', 'horasSemanal', said('contrato.horasSemana')],
  ['plano_estagio', 'planoEstagio', said('contrato.planoEstagio')],
] as const satisfies readonly (readonly [keyof Contrato, string, Message])[]

const monitoringTerms = [
  ['proposta_id', 'proposta', said('contrato.proposta')],
  ['professor_id', 'professor', said('contrato.professor')],
  ['horas_semanal', 'horasSemanal', said('contrato.horasSemana')],
] as const satisfies readonly (readonly [keyof Contrato, string, Message])[]

export const completo: ContratoGuard = () => ({
  judge: (contrato) =>
    (isInternship(contrato) ? internshipTerms : monitoringTerms)
      .filter(([column]) => contrato[column] === null)
      .map(([, campo, what]) => ({
        regra: 'completo',
        campo,
        mensagem: said('contrato.termoPrecisaDizer', { falta: what }),
      })),
})

/** If the client requires it, the host has an agreement in force. */
export const convenioVigente: ContratoGuard = async (tx, records) => {
  if (!(await asksForAgreement(tx))) return { judge: () => [] }
  const rows = await tx
    .selectFrom('convenio')
    .select(['id', 'concedente_id', 'inicio', 'termino'])
    .where('cliente_id', '=', currentClient)
    .where('concedente_id', '=', anyOf(named(records, 'concedente_id')))
    .where('situacao', '=', convenioMachine.moves.vigorar.to)
    .execute()
  const agreements = Map.groupBy(rows, ({ concedente_id }) => concedente_id)
  return {
    judge: (contrato) => {
      const { concedente_id, convenio_id, inicio } = contrato
      if (!isInternship(contrato) || concedente_id === null) return []
      const valid = (agreements.get(concedente_id) ?? []).some(
        (one) =>
          (convenio_id === null || convenio_id === one.id) &&
          one.inicio <= inicio &&
          (one.termino === null || one.termino >= inicio),
      )
      if (valid) return []
      const mensagem = said('contrato.concedenteNaoTemConvenioVigente')
      return [{ regra: 'convenioVigente', campo: 'convenio', limite: inicio, mensagem }]
    },
  }
}

async function asksForAgreement(tx: Tx): Promise<boolean> {
  const { exige_convenio } = await tx
    .selectFrom('cliente')
    .select('exige_convenio')
    .where('cliente_id', '=', currentClient)
    .executeTakeFirstOrThrow()
  return exige_convenio
}
