import { hash } from 'node:crypto'
import { sql } from 'kysely'
import { retornaDiplomaDigital } from '../../catalogue/query/retorna-diploma-digital.ts'
import type { Tx } from '../../server/store/database.ts'
import { currentClient } from '../../server/store/expressions.ts'
import { institutionDocument } from '../pessoas.ts'
import type { Filling } from '../progress.ts'
import { act, daysFrom, make, on } from './act.ts'
import { namedStudent, studentsOf } from './students.ts'

/** Final move of each diploma. */
const ends = ['ativar', 'ativar', 'anular', 'emitir'] as const

const issuer = {
  emissoraNome: 'Universidade de Demonstração',
  emissoraCnpj: institutionDocument,
  emissoraCodigoMec: 570,
  registradoraNome: 'Universidade de Demonstração',
  registradoraCnpj: institutionDocument,
  registradoraCodigoMec: 570,
} as const

/** Diplomas of students with a first degree: issued, annulled, and one pending. */
export async function makeDiplomas(tx: Tx, { dia }: Filling): Promise<undefined> {
  const { rows } = await sql`select from diploma where cliente_id = ${currentClient} limit 1`.execute(tx)
  if (rows.length > 0) return
  const named = await namedStudent(tx)
  const others = await studentsOf(tx, dia, { from: 0, count: ends.length })
  const students = [...(named ? [named] : []), ...others].slice(0, ends.length)
  for (const [at, { id: aluno, curso }] of students.entries()) {
    const end = ends[at]!
    const told = { aluno, curso, ...issuer, conclusao: daysFrom(dia, -150), colacaoGrau: daysFrom(dia, -90) }
    const codigo = at === 0 ? exampleCode : undefined
    const registered = end === 'emitir' ? {} : registerOf(aluno, dia, codigo)
    const registros = [await make(tx, on(dia), 'RegistraDiploma', { ...told, ...registered })]
    if (end === 'emitir') continue
    await act(tx, on(dia), 'AtivaDiploma', {}, registros)
    if (end === 'ativar') continue
    const motivo = 'O nome foi escrito sem acento.'
    await act(tx, on(dia), 'AnulaDiploma', { causa: 'Erro de Fato', motivo }, registros)
  }
}

/** The validation code in an example of the reference. */
const exampleCode = String(retornaDiplomaDigital.filters.codigoValidacao.field.example)

function registerOf(aluno: number, dia: string, codigo?: string) {
  const sha256 = hash('sha256', `diploma ${aluno}`, 'hex')
  const codigoValidacao = codigo ?? `570.570.${sha256.slice(0, 12)}`
  return {
    expedicao: daysFrom(dia, -60),
    registroLivro: 'L-12',
    registroFolha: String(80 + (aluno % 20)),
    registroNumero: String(10_000 + aluno),
    registroProcesso: `23000.${10_000 + aluno}/${dia.slice(0, 4)}`,
    registroData: daysFrom(dia, -58),
    codigoValidacao,
    urlXml: `https://diplomas.exemplo.edu.br/${codigoValidacao}.xml`,
    urlRepresentacaoVisual: `https://diplomas.exemplo.edu.br/${codigoValidacao}.pdf`,
    hashXml: sha256,
  }
}
