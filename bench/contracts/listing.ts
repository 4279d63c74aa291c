import type pg from 'pg'
import { listaContratos } from '../../catalogue/management/contrato/lista-contratos.ts'
import { readConfig } from '../../server/config/config.ts'
import { type Context, openContext } from '../../server/context.ts'
import { everything } from '../../server/domain/machine/reach.ts'
import { inputOf, requestOf } from '../../server/listing/request.ts'
import { listings } from '../../server/nouns/listings.ts'
import { readInput } from '../../server/operations/read-input.ts'
import { today } from '../../server/values/dates.ts'
import type { Installation } from '../support.ts'
import { type Asking, medianOf } from './asking.ts'

const zone = 'America/Sao_Paulo'
const rounds = 5

/** The slowest page of the contract list: first and last, for every order and filter. */
export async function measureListing(
  place: Installation,
  asking: Asking,
  admin: pg.Client,
  clienteId: number,
) {
  const context = await openContext({
    ...readConfig({ ...process.env, VINCULO_DATA: place.data }),
    logLevel: 'silent',
  })
  try {
    const times: Record<string, number> = {}
    for (const [name, body] of Object.entries(await questionsOf(admin, clienteId))) {
      times[name] = await medianOf(rounds, () => asking.ask('ListaContratos', body))
      const cursor = await lastPage(context, asking, clienteId, body)
      if (!cursor) continue
      times[`${name}, last`] = await medianOf(rounds, () => asking.ask('ListaContratos', { ...body, cursor }))
    }
    return times
  } finally {
    await context.close()
  }
}

type Body = Readonly<Record<string, unknown>>

/** Each order in both directions, and each filter with a frequent value. */
async function questionsOf(admin: pg.Client, clienteId: number): Promise<Record<string, Body>> {
  const orders = Object.keys(listaContratos.orders).flatMap((ordem) => [ordem, `-${ordem}`])
  const one = async (column: string, from: string) =>
    (
      await admin.query(
        `select ${column} as v from contrato c ${from} where c.cliente_id = $1 and ${column} is not null
          group by 1 order by count(*) desc, 1 limit 1`,
        [clienteId],
      )
    ).rows[0].v
  const of = (table: string, key: string) =>
    `join ${table} x on x.cliente_id = c.cliente_id and x.id = c.${key}`
  const filters: { readonly [K in keyof typeof listaContratos.filters]: unknown } = {
    situacao: ['Concluído', 'Rescindido'],
    modalidade: 'monitoria',
    tipoEstagio: 'Obrigatório',
    contrato: await one('c.numero', ''),
    cpf: await one('x.cpf', of('aluno', 'aluno_id')),
    aluno: await one('c.aluno_id', ''),
    concedente: await one('x.documento', of('pessoa', 'concedente_id')),
    daConcedente: await one('c.concedente_id', ''),
    unidade: await one('x.unidade_id', of('curso', 'curso_id')),
    professor: await one('c.professor_id', ''),
    supervisor: await one('c.supervisor_id', ''),
    inicioDe: '2026-06-01',
    inicioAte: '2026-06-01',
    encerramentoDe: '2026-06-01',
    encerramentoAte: '2026-06-01',
    semAditivo: 'S',
  }
  return {
    ...Object.fromEntries(orders.map((ordem) => [`order ${ordem}`, { ordem }])),
    ...Object.fromEntries(
      Object.entries(filters).map(([name, value]) => [`filter ${name}`, { [name]: value }]),
    ),
    search: { busca: 'silva' },
    'search in vain': { busca: 'ninguém assim' },
    'state and name': { situacao: ['Ativo'], busca: 'souza', ordem: 'inicio' },
  }
}

/** The cursor of the last page, taken from the first page of the reverse order. */
async function lastPage(
  context: Context,
  asking: Asking,
  clienteId: number,
  body: Body,
): Promise<string | undefined> {
  const ordem = String(body.ordem ?? listaContratos.usualOrder)
  const turned = ordem.startsWith('-') ? ordem.slice(1) : `-${ordem}`
  const { proximo } = await asking.ask('ListaContratos', { ...body, ordem: turned })
  if (!proximo) return undefined
  const [value, id] = JSON.parse(Buffer.from(proximo, 'base64url').toString('utf8', 16))
  const listing = listings.ListaContratos
  const read = <S extends Parameters<typeof readInput>[0]>(shape: S) => readInput(shape, { ...body }, zone)
  const question = {
    listing,
    clienteId,
    reach: everything,
    asking: { today: today(zone), zone },
    language: 'pt' as const,
    around: read(inputOf(listing)),
    read,
  }
  return requestOf(context.sealer, question).cursor({ value, id })
}
