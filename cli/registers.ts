import { type Right, rights } from '../catalogue/doors.ts'
import { listDisabilities } from '../server/domain/deficiencia/list.ts'
import { saveDisability } from '../server/domain/deficiencia/save.ts'
import { listProfiles } from '../server/domain/perfil/list.ts'
import { saveProfile } from '../server/domain/perfil/save.ts'
import { operator } from '../server/store/actor.ts'
import type { Tx } from '../server/store/database.ts'
import type { Call } from './call.ts'
import { UsageError } from './errors.ts'
import { readGrants } from './grants.ts'
import { requireClient, withStore } from './operator.ts'

interface Item {
  codigo: string
  descricao: string
  /** Only profiles have permissions and units. */
  permissoes?: string[]
  porUnidade?: boolean
}

const registers: Readonly<Record<'deficiencia' | 'perfil', (tx: Tx) => Promise<Item[]>>> = {
  deficiencia: listDisabilities,
  perfil: async (tx) =>
    (await listProfiles(tx)).map(({ codigo, nome, permissoes, por_unidade: porUnidade }) => ({
      codigo,
      descricao: nome,
      permissoes,
      porUnidade,
    })),
}
type Register = keyof typeof registers

function readRegister(name: string): Register {
  if (Object.hasOwn(registers, name)) return name as Register
  throw new UsageError(`cadastro "${name}" desconhecido; use deficiencia ou perfil.`)
}

/** Lists one register of a client, or all of them. */
export async function listRegistersCommand(
  call: Call,
  name: string | undefined,
  options: { client: string; json?: boolean },
): Promise<void> {
  const wanted = name === undefined ? (Object.keys(registers) as Register[]) : [readRegister(name)]
  await withStore(call, async (store) => {
    const clienteId = await requireClient(store, options.client)
    const lists = await store.db.reading(clienteId, async (tx) => {
      const found: { cadastro: Register; items: Item[] }[] = []
      for (const cadastro of wanted) found.push({ cadastro, items: await registers[cadastro](tx) })
      return found
    })
    const items = lists.flatMap(({ cadastro, items }) =>
      items.map(({ codigo, descricao, ...rest }) => ({ cadastro, codigo, descricao, ...rest })),
    )
    call.print(options, items, items.map(line).join('\n') || 'Nada cadastrado.')
  })
}

const line = ({ cadastro, codigo, descricao, permissoes, porUnidade }: Item & { cadastro: Register }) =>
  [
    cadastro,
    codigo,
    descricao,
    ...(permissoes ? [permissoes.join(',') || 'nenhuma'] : []),
    ...(porUnidade ? ['por unidade'] : []),
  ].join('\t')

export function registerCommand(
  call: Call,
  name: string,
  code: string,
  text: string,
  options: { client: string; permission?: string; byIntegration?: string; byUnit?: string },
): Promise<void> {
  const register = readRegister(name)
  const permissoes = readPermissions(register, options.permission)
  const porIntegracao = readMark(register, '--by-integration', options.byIntegration)
  const porUnidade = readMark(register, '--by-unit', options.byUnit)
  if (code.length > 20 || code.trim() === '') throw new UsageError('o código tem de 1 a 20 caracteres.')
  return withStore(call, async (store) => {
    const clienteId = await requireClient(store, options.client)
    const save = (tx: Tx) =>
      register === 'perfil'
        ? saveProfile(tx, { codigo: code, nome: text, permissoes, porIntegracao, porUnidade })
        : saveDisability(tx, code, text)
    await store.db.inClient(clienteId, save, operator('register add'))
    call.say(`${name} ${code} cadastrado.`)
  })
}

function readPermissions(register: Register, text: string | undefined): Right[] | undefined {
  if (text === undefined) return undefined
  if (register !== 'perfil') throw new UsageError('--permission: só um perfil tem permissões.')
  return text === 'nenhuma' ? [] : readGrants('permissão', text, Object.keys(rights) as Right[])
}

function readMark(register: Register, option: string, text: string | undefined): boolean | undefined {
  if (text === undefined) return undefined
  if (register !== 'perfil') throw new UsageError(`${option}: só um perfil tem esta marca.`)
  if (!/^[SN]$/i.test(text)) throw new UsageError(`${option}: use S ou N.`)
  return text.toUpperCase() === 'S'
}
