import { sql } from 'kysely'
import { contratoMachine } from '../../../catalogue/machines/contrato.ts'
import type { StateOf } from '../../../catalogue/machines/machine.ts'
import { modalidadesContrato } from '../../../catalogue/management/contrato/fields.ts'
import {
  type importaContratos,
  importedFields,
} from '../../../catalogue/management/contrato/importa-contratos.ts'
import { fill, problems } from '../../../catalogue/problems.ts'
import type { AnswerOf } from '../../../catalogue/typed.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { type Content, include } from '../include.ts'
import type { Acting } from '../machine/bound.ts'
import { included } from '../row.ts'
import type { Verb } from '../verb.ts'
import { contratos } from './guards.ts'
import { tellHistory } from './history.ts'
import { rebuildInstalments } from './instalments.ts'
import { nextNumbers } from './number.ts'
import { findReferences, type Named } from './references.ts'
import { inForce, spent } from './states.ts'

type Told = Parameters<Verb<typeof importaContratos>>[2]['contratos'][number]
type Line = AnswerOf<(typeof importaContratos)['output']['linhas']['fields']>
type State = StateOf<typeof contratoMachine>

/** A row that can be included, and where it stood. */
interface Row {
  linha: number
  situacao: State
  papeis: string | null
  content: Content<typeof contratoMachine>
}

const refused = (linha: number, campo: string, codigo: string, mensagem: string): Line => ({
  linha,
  aceito: false,
  id: null,
  contrato: null,
  situacao: '',
  codigo,
  campo,
  mensagem,
  achados: [],
})

/** Brings contracts of the past in, in the states that they are in, with where they come from in their history. */
export const importa: Verb<typeof importaContratos> = async (tx, acting, { contratos: told }) => {
  const found = await findReferences(tx, told, acting)
  const taken = await takenNumbers(tx, told)
  const lines: Line[] = []
  const rows: Row[] = []
  const [fresh] = (await nextNumbers(tx, 1)) as [number]
  let next = Math.max(fresh, ...told.map(({ contrato }) => (contrato ?? 0) + 1))
  for (const [at, one] of told.entries()) {
    const linha = at + 1
    const wrong = objection(one, found[at]!, taken)
    if (wrong) {
      lines.push(refused(linha, ...wrong))
      continue
    }
    const numero = one.contrato ?? next++
    taken.add(numero)
    rows.push(rowOf(linha, one, found[at]!, numero))
  }
  for (const [situacao, some] of Map.groupBy(rows, (row) => row.situacao)) {
    lines.push(...(await bring(tx, acting, situacao, some)))
  }
  lines.sort((a, b) => a.linha! - b.linha!)
  const aceitos = lines.filter(({ aceito }) => aceito).length
  return { aceitos, recusados: lines.length - aceitos, linhas: lines }
}

type Objection = [campo: string, codigo: string, mensagem: string]

/** What keeps a row from being a contract, before any rule is asked. */
function objection(one: Told, { missing, ids }: Named, taken: ReadonlySet<number>): Objection | undefined {
  const [campo] = missing
  if (campo) return [campo, 'REFERENCIA_INEXISTENTE', 'Não há registro com esta identificação.']
  if (ids.aluno_id === undefined)
    return ['aluno', 'CAMPO_OBRIGATORIO', 'Informe a identificação ou o CPF do aluno.']
  if (one.contrato && taken.has(one.contrato)) {
    return ['contrato', 'CAMPO_INVALIDO', 'Já há um contrato com este número.']
  }
  const { rescindir, cancelar } = contratoMachine.moves
  if (one.situacao === rescindir.to && !one.rescisao) {
    return ['rescisao', 'CAMPO_OBRIGATORIO', 'O contrato rescindido tem o dia da rescisão.']
  }
  if (one.situacao === cancelar.to && !one.cancelamento) {
    return ['cancelamento', 'CAMPO_OBRIGATORIO', 'O contrato cancelado tem o dia do cancelamento.']
  }
  if (one.rescisao && (one.rescisao < one.inicio || one.rescisao > one.encerramento)) {
    return ['rescisao', 'CAMPO_INVALIDO', 'A rescisão fica entre o início e o encerramento.']
  }
  const signed = spent.includes(one.situacao ?? '') && one.situacao !== contratoMachine.moves.emitirTermo.to
  if (signed && !one.papeis) {
    return ['papeis', 'CAMPO_OBRIGATORIO', 'Diga onde estão os papéis que provam a situação.']
  }
  return undefined
}

function rowOf(linha: number, one: Told, { ids }: Named, numero: number): Row {
  const situacao = one.situacao ?? contratoMachine.initial[0]
  const began = spent.includes(situacao) && situacao !== contratoMachine.moves.emitirTermo.to
  const content = {
    tipo_contrato: modalidadesContrato[one.modalidade],
    ...included(importedFields, one),
    ...ids,
    ...(one.cancelamento ? { cancelamento: one.cancelamento } : {}),
    ...(one.rescisao ? { rescisao: one.rescisao } : {}),
    ...(one.rescisaoMotivo ? { rescisao_motivo: one.rescisaoMotivo } : {}),
    ...(began ? { contratacao: one.inicio } : {}),
    aluno_id: ids.aluno_id!,
    numero,
    sequencia: 1,
    origem: 'Importação',
  }
  return { linha, situacao, papeis: one.papeis ?? null, content }
}

/** Includes rows of one state. The rules of inclusion hold for those that are still to be signed. */
async function bring(tx: Tx, acting: Acting, situacao: State, rows: readonly Row[]): Promise<Line[]> {
  const outcomes = await include(
    tx,
    contratos,
    rows.map(({ content }) => content),
    acting,
    situacao,
    spent.includes(situacao) ? ofThePast : undefined,
  )
  const made = outcomes.flatMap(({ id, refusal }) => (refusal ? [] : [id]))
  await sql`update contrato c set importador = c.usuario where c.cliente_id = ${currentClient}
    and c.id = any(${made}::bigint[])`.execute(tx)
  const proofs = Map.groupBy(
    outcomes.flatMap(({ id, refusal }, at) => (refusal ? [] : [{ id, papeis: rows[at]!.papeis }])),
    ({ papeis }) => papeis,
  )
  for (const [papeis, some] of proofs) {
    const sentence = papeis ? `Contrato importado; papéis: ${papeis}` : 'Contrato importado.'
    await tellHistory(
      tx,
      some.map(({ id }) => id),
      sentence,
    )
  }
  if (situacao === inForce) await rebuildInstalments(tx, made)
  return outcomes.map(({ id, refusal, findings }, at) => {
    const { linha, content } = rows[at]!
    if (refusal) {
      const mensagem = fill(problems[refusal.code].pt, refusal.detail)
      return { ...refused(linha, findings[0]?.campo ?? '', refusal.code, mensagem), achados: findings }
    }
    return {
      linha,
      aceito: true,
      id,
      contrato: content.numero,
      situacao,
      codigo: '',
      campo: '',
      mensagem: '',
      achados: findings,
    }
  })
}

/** What is over or in force was once right: whether the student still attends is not asked. */
const ofThePast = ['prazoOrdenado', 'unidadePropria'] as const

/** Numbers that rows name and contracts have already. */
async function takenNumbers(tx: Tx, told: readonly Told[]): Promise<Set<number>> {
  const named = told.flatMap(({ contrato }) => contrato ?? [])
  const { rows } = await sql<{ numero: number }>`
    select distinct numero from contrato
     where cliente_id = ${currentClient} and numero = any(${named}::bigint[])`.execute(tx)
  return new Set(rows.map(({ numero }) => numero))
}
