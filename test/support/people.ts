import { hash } from '@node-rs/argon2'
import { addStudent, insert, type Row } from './contracts.ts'
import type { Institution, World } from './world.ts'

/** Cheap on purpose: these hashes are also the old ones that signing in renews. */
const weak = { memoryCost: 8_192, timeCost: 1, parallelism: 1 }
const strong = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

let made = 0

async function give(
  world: World,
  client: Institution,
  dono: string,
  dono_id: number,
  senha: string | undefined,
  how: 'weak' | 'strong' | 'sealed',
): Promise<number> {
  if (senha === undefined) return dono_id
  const { sealer } = world.context
  const stored =
    how === 'sealed'
      ? { selada: sealer.seal(senha) }
      : { hash: await hash(senha, how === 'weak' ? weak : strong) }
  await insert(world, client, 'senha', { dono, dono_id, ...stored })
  return dono_id
}

export interface Given extends Row {
  senha?: string
  how?: 'weak' | 'strong' | 'sealed'
}

const loginOf = (login: string) => ({ login, login_chave: login.toLowerCase() })

export async function addAluno(world: World, client: Institution, login: string, given: Given = {}) {
  const { senha, how = 'strong', ...values } = given
  const id = await addStudent(world, client, { ...loginOf(login), ...values })
  return give(world, client, 'aluno', id, senha, how)
}

export async function addProfessor(world: World, client: Institution, login: string, given: Given = {}) {
  const { senha, how = 'strong', ...values } = given
  const identificacao = `PR${++made}`
  const id = await insert(world, client, 'professor', {
    identificacao,
    nome: 'Prof.',
    ...loginOf(login),
    ...values,
  })
  return give(world, client, 'professor', id, senha, how)
}

export async function addUsuario(world: World, client: Institution, login: string, given: Given = {}) {
  const { senha, how = 'strong', ...values } = given
  const [profile] = await world.rows<{ id: number }>(
    client.id,
    "select id from perfil where codigo = 'ADMIN'",
  )
  const person = {
    identificador: ++made,
    nome: 'Carlos',
    perfil_id: profile!.id,
    ...loginOf(login),
    ...values,
  }
  return give(world, client, 'usuario', await insert(world, client, 'usuario', person), senha, how)
}
