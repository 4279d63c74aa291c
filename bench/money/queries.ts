import { request } from 'node:http'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { retornaFaturamentos } from '../../catalogue/query/retorna-faturamentos.ts'
import { retornaFaturamentosAPagar } from '../../catalogue/query/retorna-faturamentos-a-pagar.ts'
import { valoresRecebidos } from '../../catalogue/query/valores-recebidos.ts'
import { everything } from '../../server/domain/machine/reach.ts'
import { sourceOf } from '../../server/query/bindings.ts'
import { readQuery } from '../../server/query/request.ts'
import { rowsStatement } from '../../server/query/statement.ts'
import { timed } from '../contracts/asking.ts'
import { type Client, type Installation, median, rounded } from '../support.ts'

const zone = 'America/Sao_Paulo'
const period = { dataInicio: '2000-01-01', dataFim: '2999-12-31' }
const rounds = 5
const pageSize = 1_000
const streams = 3
const path = (operation: string) => `/apiconsultadadosplataforma/${operation}`

/** Filters of paged queries over many elements. */
const questions: Readonly<Record<string, object>> = {
  'RetornaFaturamentos, emissao': { periodoPor: 'emissao' },
  'RetornaFaturamentos, vencimento': { periodoPor: 'vencimento' },
  'RetornaFaturamentos, atualizacao': { periodoPor: 'atualizacao' },
  'RetornaFaturamentos, Vencido': { periodoPor: 'emissao', situacao: 'Vencido' },
  'RetornaFaturamentosAPagar, emissao': { periodoPor: 'emissao' },
  'ValoresRecebidos, recebimento': {},
  'ValoresRecebidosGeral, mes': { agruparPor: 'mes' },
  'ValoresRecebidosGeral, unidade': { agruparPor: 'unidade' },
  'ValoresRecebidosGeral, sacado': { agruparPor: 'sacado' },
}
const listed = [retornaFaturamentos, retornaFaturamentosAPagar, valoresRecebidos] as const

/** Counting pages, all other pages, and unpaged answers compared with COPY of the same JSON. */
export async function measureQueries(place: Installation, admin: pg.Client, client: Client) {
  const counting: Record<string, number> = {}
  const others: Record<string, number> = {}
  for (const [name, more] of Object.entries(questions)) {
    const [operation] = name.split(', ') as [string]
    const size = operation === 'ValoresRecebidosGeral' ? 20 : pageSize
    const ask = (pagina: number) =>
      page(place, operation, { token: client.token, ...period, ...more }, pagina, size)
    const first = []
    for (let round = 0; round < rounds; round++) first.push(await ask(1))
    counting[name] = rounded(median(first.map(({ ms }) => ms)), 1)
    const { pages } = first[0]!
    const walked = []
    for (const start of [2, Math.floor(pages / 2), pages - 2]) {
      // Three pages in a row, because the first one after a jump is slower than those that follow it.
      for (let at = Math.max(2, start); at <= Math.min(start + 2, pages); at++)
        walked.push((await ask(at)).ms)
    }
    if (walked.length > 0) others[name] = rounded(median(walked), 1)
    console.log(name, counting[name], others[name], walked.map(Math.round))
  }
  const lookUpMs: Record<string, number> = {}
  for (const [operation, numero] of [
    ['RetornaDadosFaturamento', '0000002'],
    ['RetornaDadosFaturamentoAPagar', '0000003'],
  ] as const) {
    const times = []
    for (let round = 0; round < rounds; round++)
      times.push((await page(place, operation, { token: client.token, numero }, 1, 10)).ms)
    lookUpMs[operation] = rounded(median(times), 1)
  }
  const ratios: Record<string, number> = {}
  for (const operation of listed) {
    const statement = rowsStatement({
      operation,
      source: sourceOf(operation),
      request: readQuery(operation, period, {
        fuso: zone,
        language: 'pt',
        sees: ['banco'],
        reach: everything,
        formatoContratos: 'lista',
      }),
    })
    const [copies, answers] = [[] as number[], [] as number[]]
    for (let round = 0; round < streams; round++) {
      copies.push(await timed(() => copy(admin, client.id, statement)))
      answers.push(await timed(() => stream(place, operation.id, { token: client.token, ...period })))
    }
    ratios[operation.id] = rounded(median(copies) / median(answers))
    console.log(operation.id, copies.map(Math.round), answers.map(Math.round))
  }
  return { countingPageMs: counting, otherPageMs: others, lookUpMs, ratioToCopy: ratios }
}

async function page(
  place: Installation,
  operation: string,
  question: object,
  pagina: number,
  quantidade: number,
): Promise<{ ms: number; pages: number }> {
  const began = performance.now()
  const answer = await place.post(path(operation), { ...question, quantidade, pagina })
  const text = await answer.text()
  const ms = performance.now() - began
  if (!answer.ok) throw new Error(`${operation}: ${answer.status} ${text.slice(0, 300)}`)
  const [{ elementos, totalPaginas }] = Object.values(JSON.parse(text)) as [
    { elementos: unknown[]; totalPaginas: string },
  ]
  if (elementos.length === 0) throw new Error(`${operation}: page ${pagina} is empty`)
  return { ms, pages: Number(totalPaginas) }
}

async function copy(admin: pg.Client, clienteId: number, statement: string): Promise<void> {
  await admin.query('begin read only')
  await admin.query(`select set_config('vinculo.cliente', $1, true)`, [String(clienteId)])
  let bytes = 0
  for await (const block of admin.query(copyTo(`copy (${statement}) to stdout`)))
    bytes += (block as Buffer).length
  await admin.query('commit')
  if (bytes === 0) throw new Error('nothing to copy')
}

function stream(place: Installation, operation: string, question: object): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' }
    const asking = request(place.base + path(operation), { method: 'POST', headers }, (answer) => {
      answer.resume()
      answer.on('error', reject)
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve() : reject(new Error(`status ${answer.statusCode}`)),
      )
    })
    asking.on('error', reject)
    asking.end(JSON.stringify(question))
  })
}
