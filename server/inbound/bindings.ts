import type { Inbound } from '../../catalogue/index.ts'
import { aluno } from '../domain/aluno/entity.ts'
import { usuario } from '../domain/usuario/entity.ts'
import type { Entity } from '../records/entity.ts'

/** Every inbound operation with how its records are kept. A missing one does not compile. */
export const entities: Readonly<Record<Inbound['id'], Entity>> = {
  RecebeAlunos: aluno,
  RecebeUsuarios: usuario,
}
