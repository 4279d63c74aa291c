import { hash } from '@node-rs/argon2'
import { addStudent, insert, type Row } from './contracts.ts'
import { easy } from './hashing.ts'
import type { Institution, World } from './world.ts'

/** `weak` hashes are outdated and renewed at sign-in; `light` ones take long enough to queue. */
const costs = {
  weak: { memoryCost: 64, timeCost: 1, parallelism: 1 },
  light: { memoryCost: 8_192, timeCost: 1, parallelism: 1 },
  strong: easy,
}
type Hashing = keyof typeof costs

/** Hashing is the most expensive part of adding a user, so hashes are cached by password. */
const hashes = new Map<string, Promise<string>>()

function hashOf(senha: string, how: Hashing): Promise<string> {
  const name = `${how} ${senha}`
  const known = hashes.get(name) ?? hash(senha, costs[how])
  hashes.set(name, known)
  return known
}

let made = 0

/** Gives a user a password. */
export async function give(
  world: World,
  client: Institution,
  dono: string,
  dono_id: number,
  senha: string | undefined,
  how: Hashing | 'sealed' = 'strong',
): Promise<number> {
  if (senha === undefined) return dono_id
  const { sealer } = world.context
  const stored = how === 'sealed' ? { selada: sealer.seal(senha) } : { hash: await hashOf(senha, how) }
  await insert(world, client, 'senha', { dono, dono_id, ...stored })
  return dono_id
}

export interface Given extends Row {
  senha?: string
  how?: Hashing | 'sealed'
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

async function administration(world: World, client: Institution): Promise<number> {
  const [profile] = await world.rows<{ id: number }>(
    client.id,
    "select id from perfil where codigo = 'ADMIN'",
  )
  return profile!.id
}

export async function addUsuario(world: World, client: Institution, login: string, given: Given = {}) {
  const { senha, how = 'strong', ...values } = given
  const person = {
    identificador: ++made,
    nome: 'Carlos',
    ...loginOf(login),
    ...values,
    perfil_id: 'perfil_id' in values ? values.perfil_id : await administration(world, client),
  }
  return give(world, client, 'usuario', await insert(world, client, 'usuario', person), senha, how)
}
