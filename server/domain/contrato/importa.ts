import { sql } from 'kysely'
import { contratoMachine } from '../../../catalogue/machines/contrato.ts'
import type { StateOf } from '../../../catalogue/machines/machine.ts'
import {
  type importaContratos,
  importedFields,
} from '../../../catalogue/management/contrato/importa-contratos.ts'
import { type Message, said } from '../../../catalogue/message.ts'
import { portuguese } from '../../../catalogue/phrase.ts'
import type { ToldOf } from '../../../catalogue/typed.ts'
import { modalidadesContrato } from '../../../catalogue/values/contrato.ts'
import { sentenceIn } from '../../refusal.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { begun, inForce, spent } from '../contract-states.ts'
import { type Content, include, judgeInclusion } from '../include.ts'
import { type Acting, idsOf } from '../machine/bound.ts'
import { type Finding, impedes, ruledOut } from '../machine/finding.ts'
import { reachOf } from '../machine/reach.ts'
import { isMonth } from '../month.ts'
import { included } from '../row.ts'
import type { Verb } from '../verb.ts'
import { contratos } from './guards.ts'
import { tellHistory } from './history.ts'
import { rebuildInstalments } from './instalments.ts'
import { nextNumbers } from './number.ts'
import { findReferences, type Named } from './references.ts'

type Told = Parameters<Verb<typeof importaContratos>>[2]['contratos'][number]
type Line = ToldOf<(typeof importaContratos)['output']['linhas']['fields']>
type State = StateOf<typeof contratoMachine>

/** An accepted row with its state. */
interface Row {
  linha: number
  situacao: State
  papeis: string | null
  content: Content<typeof contratoMachine>
}

const refused = (linha: number, campo: string, codigo: string, mensagem: Message): Line => ({
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

/** Imports existing contracts in their present states; the history names their origin. */
export const importa: Verb<typeof importaContratos> = async (tx, acting, { contratos: told }) => {
  const [fresh] = (await nextNumbers(tx, 1)) as [number]
  const found = await findReferences(tx, told, reachOf(acting.actor))
  const taken = await takenNumbers(tx, told)
  const lines: Line[] = []
  const rows: Row[] = []
  for (const [at, one] of told.entries()) {
    const wrong = objection(one, found[at]!, taken)
    if (wrong) lines.push(refused(at + 1, ...wrong))
    else {
      if (one.contrato) taken.add(one.contrato)
      rows.push(rowOf(at + 1, one, found[at]!))
    }
  }
  const judged = await judgeRows(tx, acting, rows)
  lines.push(...judged.filter(isRefused).map(ruledOutLine))
  // Only accepted rows get numbers.
  let next = Math.max(fresh, ...told.map(({ contrato }) => (contrato ?? 0) + 1))
  const accepted = judged
    .filter((row) => !isRefused(row))
    .map((row) => ({ ...row, content: { ...row.content, numero: row.content.numero || next++ } }))
  for (const [situacao, some] of Map.groupBy(accepted, (row) => row.situacao)) {
    lines.push(...(await bring(tx, acting, situacao, some)))
  }
  lines.sort((a, b) => a.linha! - b.linha!)
  const aceitos = lines.filter(({ aceito }) => aceito).length
  return { aceitos, recusados: lines.length - aceitos, linhas: lines }
}

interface Judged extends Row {
  findings: readonly Finding[]
}

/**
 * Judges rows by the inclusion guards; those with an issued term only by `ofThePast`. Keeps the order of the rows.
 */
async function judgeRows(tx: Tx, acting: Acting, rows: readonly Row[]): Promise<Judged[]> {
  const judged: Judged[] = []
  for (const [situacao, some] of Map.groupBy(rows, (row) => row.situacao)) {
    const contents = some.map(({ content }) => content)
    const guards = spent.includes(situacao) ? ofThePast : undefined
    const findings = await judgeInclusion(tx, contratos, contents, acting, situacao, guards)
    judged.push(...some.map((row, at) => ({ ...row, findings: findings[at]! })))
  }
  return judged.sort((a, b) => a.linha - b.linha)
}

const isRefused = ({ findings }: Judged) => impedes(findings)

function ruledOutLine({ linha, findings }: Judged): Line {
  const refusal = ruledOut(findings)
  return {
    ...refused(linha, findings[0]?.campo ?? '', refusal.code, sentenceIn(refusal)),
    achados: findings,
  }
}

type Objection = [campo: string, codigo: string, mensagem: Message]

/** Errors of a row that need no guard. */
function objection(one: Told, { missing, ids }: Named, taken: ReadonlySet<number>): Objection | undefined {
  const [campo] = missing
  if (campo) return [campo, 'REFERENCIA_INEXISTENTE', said('contrato.naoHaRegistroEstaIdentificacao')]
  if (ids.aluno_id === undefined)
    return ['aluno', 'CAMPO_OBRIGATORIO', said('contrato.informeIdentificacaoOuCpfAluno')]
  if (one.contrato && taken.has(one.contrato)) {
    return ['contrato', 'CAMPO_INVALIDO', said('contrato.haContratoEsteNumero')]
  }
  const { rescindir, cancelar } = contratoMachine.moves
  if (one.situacao === rescindir.to && !one.rescisao) {
    return ['rescisao', 'CAMPO_OBRIGATORIO', said('contrato.contratoRescindidoTemDiaRescisao')]
  }
  if (one.situacao === cancelar.to && !one.cancelamento) {
    return ['cancelamento', 'CAMPO_OBRIGATORIO', said('contrato.contratoCanceladoTemDiaCancelamento')]
  }
  if (one.rescisao && (one.rescisao < one.inicio || one.rescisao > one.encerramento)) {
    return ['rescisao', 'CAMPO_INVALIDO', said('contrato.rescisaoFicaEntreInicioEncerramento')]
  }
  if (one.pagoAte) {
    if (!isMonth(one.pagoAte)) return ['pagoAte', 'TIPO_INVALIDO', said('comum.esperavaAaaaMm')]
    if (one.pagoAte < one.inicio.slice(0, 7) || one.pagoAte > one.encerramento.slice(0, 7)) {
      return ['pagoAte', 'CAMPO_INVALIDO', said('contrato.ultimoMesPagoFicaEntre')]
    }
  }
  const signed = begun.includes(one.situacao ?? '')
  if (signed && !one.papeis) {
    return ['papeis', 'CAMPO_OBRIGATORIO', said('contrato.digaOndeEstaoPapeisProvam')]
  }
  return undefined
}

function rowOf(linha: number, one: Told, { ids }: Named): Row {
  const situacao = one.situacao ?? contratoMachine.initial[0]
  const began = begun.includes(situacao)
  const content = {
    tipo_contrato: portuguese(modalidadesContrato[one.modalidade]),
    ...included(importedFields, one),
    ...ids,
    ...(one.cancelamento ? { cancelamento: one.cancelamento } : {}),
    ...(one.rescisao ? { rescisao: one.rescisao } : {}),
    ...(one.pagoAte ? { pago_ate: one.pagoAte } : {}),
    ...(one.rescisaoMotivo ? { rescisao_motivo: one.rescisaoMotivo } : {}),
    ...(began ? { contratacao: one.inicio } : {}),
    aluno_id: ids.aluno_id!,
    // Rows without a number get one once they are accepted.
    numero: one.contrato ?? 0,
    sequencia: 1,
    origem: 'Importação',
  }
  return { linha, situacao, papeis: one.papeis ?? null, content }
}

/** Includes accepted rows of one state. */
async function bring(tx: Tx, acting: Acting, situacao: State, rows: readonly Judged[]): Promise<Line[]> {
  const contents = rows.map(({ content }) => content)
  const brought = await include(tx, contratos, contents, acting, situacao, [])
  const made = idsOf(brought)
  await sql`update contrato c set importador = c.usuario where c.cliente_id = ${currentClient}
    and c.id = any(${made}::bigint[])`.execute(tx)
  await tellHistory(
    tx,
    rows.map(({ papeis }, at) => ({
      id: made[at]!,
      sentence: papeis ? said('historia.contratoImportado', { papeis }) : said('motivo.contratoImportado'),
    })),
  )
  if (situacao === inForce) await rebuildInstalments(tx, brought)
  return rows.map(({ linha, content, findings }, at) => ({
    linha,
    aceito: true,
    id: made[at]!,
    contrato: content.numero,
    situacao,
    codigo: '',
    campo: '',
    mensagem: '',
    achados: findings,
  }))
}

/** Guards of a contract whose term is already issued: the student need not be enrolled any more. */
const ofThePast = ['prazoOrdenado', 'unidadePropria'] as const

/** Numbers in the rows that contracts already have. */
async function takenNumbers(tx: Tx, told: readonly Told[]): Promise<Set<number>> {
  const named = told.flatMap(({ contrato }) => contrato ?? [])
  const { rows } = await sql<{ numero: number }>`
    select distinct numero from contrato
     where cliente_id = ${currentClient} and numero = any(${named}::bigint[])`.execute(tx)
  return new Set(rows.map(({ numero }) => numero))
}
