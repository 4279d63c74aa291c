import { cpfAt } from '../../demo/documents.ts'
import { insert, type Row } from './contracts.ts'
import type { Institution, World } from './world.ts'

let made = 0

/** A new workplace: unit and position. */
export async function addWorkplace(
  world: World,
  client: Institution,
): Promise<{ unidade_id: number; cargo_id: number }> {
  const code = `L${++made}`
  return {
    unidade_id: await insert(world, client, 'unidade', { codigo: code, nome: `Unidade ${code}` }),
    cargo_id: await insert(world, client, 'cargo', { referencia: code, nome: `Cargo ${code}` }),
  }
}

/** An employee without any period. */
export const addPerson = (world: World, client: Institution, values: Row = {}): Promise<number> =>
  insert(world, client, 'colaborador', {
    cpf: cpfAt(8_700_000 + ++made),
    nome: `Colaborador ${made}`,
    ...values,
  })

/** A period of work, by default at a new workplace. */
export async function addPeriod(
  world: World,
  client: Institution,
  colaborador_id: number,
  values: Row,
): Promise<number> {
  const place = 'unidade_id' in values ? {} : await addWorkplace(world, client)
  return insert(world, client, 'colaborador_contrato', {
    colaborador_id,
    contratacao: values.inicio,
    ...place,
    ...values,
  })
}
