import assert from 'node:assert/strict'
import type { Fields } from './records.ts'
import type { Institution, World } from './world.ts'

export interface Entry {
  identificador: number
  data: string
  usuario: string
  origem: string
  operacao: string
  entidade: string
  entidadeIdentificador: number | null
  acao: string
  campos: { campo: string; valorAnterior: string; valorNovo: string }[]
}

/** Reads the audit trail. */
export async function audit(world: World, { token }: Institution, question: Fields = {}): Promise<Entry[]> {
  const { status, body, text } = await world.query('RetornaDadosAuditorias', {
    token,
    dataInicio: '2020-01-01',
    ...question,
  })
  assert.equal(status, 200, text)
  return (body.auditorias as { elementos: Entry[] }).elementos
}

/** The changed fields of an entry as [name, before, after]. */
export const changes = ({ campos }: Entry) =>
  campos.map(({ campo, valorAnterior, valorNovo }) => [campo, valorAnterior, valorNovo])
