import { recebeAlunos } from '../catalogue/academic/recebe-alunos.ts'
import { recebeCursos } from '../catalogue/academic/recebe-cursos.ts'
import { recebeProfessores } from '../catalogue/academic/recebe-professores.ts'
import { parties } from '../catalogue/doors.ts'
import { standardProfiles } from '../catalogue/profiles.ts'
import type { Context } from '../server/context.ts'
import { criaLinks } from '../server/domain/link/cria.ts'
import { emiteSegredos, linkAddress } from '../server/domain/link/emite.ts'
import { contactOf } from '../server/domain/link/endereco.ts'
import { lastDayOfLinks } from '../server/domain/link/validade.ts'
import { findPeople, type PersonKind } from '../server/domain/login/person.ts'
import { platform } from '../server/domain/machine/bound.ts'
import { freshHash, storePassword } from '../server/domain/senha/store.ts'
import { giveProfile } from '../server/domain/usuario/profile.ts'
import type { Tx } from '../server/store/database.ts'
import { today } from '../server/values/dates.ts'
import { sendBatches } from './batches.ts'
import { exampleHost } from './examples.ts'
import { hostsNamed } from './office/hosts.ts'
import type { Stage } from './progress.ts'
import { sampler } from './sampler.ts'
import { firstIdentifier } from './usuarios.ts'

/** Name under which a first start keeps that its sample data include logins. */
export const withLogins = 'acessos de exemplo'

const profiles = standardProfiles.filter(({ codigo }) => codigo !== 'ADMIN')
const loginOf = (codigo: string) => codigo.toLowerCase()
const student = recebeAlunos.example.ESIAL_LOGIN
const professor = recebeProfessores.example.ESIPR_LOGIN
/** The unit of the examples' student, so that who is limited to it has work. */
const { ESICU_CODIGO_UNIDADE: unit, ESICU_NOME_UNIDADE: unitName } = recebeCursos.example

/**
 * Secrets of the sample logins. They are shown before their people exist and again after an interrupted start,
 * so they are derived from the installation's random key and stored nowhere.
 */
const derived = ({ sealer }: Context, clienteId: number, name: string): Buffer =>
  Buffer.from(
    [1, 2].map((half) => sealer.digest(JSON.stringify([withLogins, clienteId, name, half]))).join(''),
    'hex',
  )
const passwordLength = 16
const passwordOf = (context: Context, clienteId: number, login: string) =>
  derived(context, clienteId, login).toString('base64url').slice(0, passwordLength)
const secretOf = (context: Context, clienteId: number) =>
  derived(context, clienteId, exampleHost).toString('base64url')

/** The sample logins with their secrets, for the output of a first start. */
export function describeLogins(context: Context, clienteId: number, address: string): string {
  const line = (name: string, told: string) => `  ${name.padEnd(21)}${told}`
  const login = (name: string, login: string) =>
    line(name, `login ${login}, senha ${passwordOf(context, clienteId, login)}`)
  return [
    ...profiles.map(({ codigo }) => login(codigo, loginOf(codigo))),
    login(parties.aluno.pt.toLowerCase(), student),
    login(parties.professor.pt.toLowerCase(), professor),
    line('concedente', linkAddress(address, secretOf(context, clienteId))),
  ].join('\n')
}

/** Sets the password of a person who was loaded before. */
async function setTo(tx: Tx, kind: PersonKind, login: string, hash: string, now: Temporal.Instant) {
  const [person] = await findPeople(tx, [kind], login)
  if (!person) throw new Error(`the sample person ${login} is missing`)
  await storePassword(tx, person, hash, now)
  return person.id
}

/** Adds a user per profile. Repeating it changes nothing. */
export async function addStaff(context: Context, clienteId: number): Promise<void> {
  await sendBatches(
    context,
    clienteId,
    {
      operation: 'RecebeUsuarios',
      list: 'SDT_INT_USUARIOS',
      first: 0,
      count: profiles.length,
      record: (index) => {
        const { codigo, nome } = profiles[index]!
        const login = loginOf(codigo)
        return {
          // The administrator has the number before the first one.
          ESIUS_IDENTIFICADOR: firstIdentifier - 2 - index,
          ESIUS_LOGIN: login,
          ESIUS_SENHA: passwordOf(context, clienteId, login),
          ESIUS_NOME: nome,
          ESIUS_EMAIL: `${login}@exemplo.edu.br`,
          ESIUS_CODIGO_PERFIL: 'CONSULTA',
          ESIUS_CODIGO_UNIDADE: unit,
          ESIUS_NOME_UNIDADE: unitName,
          ESIUS_AUTENTICA: 'N',
        }
      },
    },
    () => {},
  )
  const hashes = await hashesOf(
    context,
    clienteId,
    profiles.map(({ codigo }) => loginOf(codigo)),
  )
  await context.db.inClient(
    clienteId,
    async (tx) => {
      for (const { codigo } of profiles) {
        const login = loginOf(codigo)
        await giveProfile(
          tx,
          await setTo(tx, 'usuario', login, hashes.get(login)!, context.clock.now()),
          codigo,
        )
      }
    },
    sampler,
  )
}

async function hashesOf(
  context: Context,
  clienteId: number,
  logins: readonly string[],
): Promise<Map<string, string>> {
  const hashes = new Map<string, string>()
  for (const login of logins) hashes.set(login, await freshHash(passwordOf(context, clienteId, login)))
  return hashes
}

/** Last stage of a first start: the student and the professor of the examples sign in, and a host has a link. */
export function loginStage(context: Context, clienteId: number, fuso: string): Stage {
  let hashes = new Map<string, string>()
  return {
    name: withLogins,
    size: 1,
    send: async () => {
      hashes = await hashesOf(context, clienteId, [student, professor])
    },
    write: async (tx) => {
      const now = context.clock.now()
      await setTo(tx, 'aluno', student, hashes.get(student)!, now)
      await setTo(tx, 'professor', professor, hashes.get(professor)!, now)
      await linkHost(tx, today(fuso, now), secretOf(context, clienteId))
      return undefined
    },
  }
}

async function linkHost(tx: Tx, day: string, secret: string): Promise<void> {
  const [host] = await hostsNamed(tx, [exampleHost])
  const pessoa = host!.id
  const { nome } = (await contactOf(tx, 'pessoa', pessoa))!
  const validade = await lastDayOfLinks(tx, day)
  const wanted = { parte: 'concedente', pessoa, nome, finalidade: 'tudo', validade } as const
  await emiteSegredos(tx, await criaLinks(tx, platform(day), [wanted]), () => secret)
}
