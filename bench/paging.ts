import { Agent, request } from 'node:http'
import { sendBatches, studentBatches } from './load.ts'
import { type Client, type Installation, median, rounded } from './support.ts'

const path = '/apiconsultadadosplataforma/RetornaDadosIntegracaoAlunos'
const pageSize = 1_000
const smallPage = 10
/** Consecutive pages per median. */
const inARow = 50
/** Rounds; paged and unpaged reads alternate, so that other load affects both. */
const rounds = { poucos: 7, muitos: 3 }

/**
 * Paged reading of everything compared with unpaged, over few and many students sent over HTTP. The first
 * round starts right after the last batch, without a manual ANALYZE.
 */
export async function benchPaging(place: Installation, scale: number) {
  const admin = await place.superuser()
  const measured = []
  for (const [name, whole, seed] of [
    ['poucos', 200_000, 1],
    ['muitos', 2_000_000, 2],
  ] as const) {
    const students = Math.round(whole * scale)
    const client = await place.client(name)
    await sendBatches(place, admin, client, studentBatches(client.token, students, seed))
    measured.push(await measure(place, client, students, rounds[name]))
    console.log(measured.at(-1))
  }
  await admin.end()
  return { sizes: measured }
}

async function measure(place: Installation, { token }: Client, students: number, rounds: number) {
  const ask = (more: object) => timeAnswer(place, { token, dataInicio: '2000-01-01', ...more })
  const page = (quantidade: number, pagina: number) => ask({ quantidade, pagina })
  const row = async (size: number, first: number) => {
    const times = []
    for (let at = 0; at < inARow; at++) times.push(await page(size, first + at))
    return times
  }
  const pages = Math.ceil(students / pageSize)
  const walk = async () => {
    const times = []
    for (let pagina = 1; pagina <= pages; pagina++) times.push(await page(pageSize, pagina))
    return times
  }
  const firstPageMs = await page(smallPage, 1)
  const unpaged: number[] = []
  const walks: number[][] = []
  for (let round = 0; round < rounds; round++) {
    walks.push(await walk())
    unpaged.push(await ask({}))
  }
  const whole = walks.map((times) => times.reduce((sum, ms) => sum + ms, 0))
  const ratios = whole.map((ms, round) => ms / unpaged[round]!)
  console.log(
    'walks against unpaged answers',
    ratios.map((one) => rounded(one)),
  )
  const counting = [...walks.map(([first]) => first!), await page(smallPage, 1), await page(smallPage, 1)]
  const smallPages = Math.ceil(students / smallPage)
  const near = await row(smallPage, 2)
  // The first jump has to find the page boundaries.
  const middle = Math.floor(smallPages / 2)
  const leapMs = await page(smallPage, middle)
  const halfway = await row(smallPage, middle + 1)
  const late = smallPages - inARow - 1
  const farLeapMs = await page(smallPage, late - 1)
  const last = await row(smallPage, late)
  return {
    students,
    unpagedMs: Math.round(median(unpaged)),
    walkMs: Math.round(median(whole)),
    walkToUnpaged: rounded(median(ratios)),
    afterLoad: { walkToUnpaged: rounded(ratios[0]!), firstPageMs: rounded(firstPageMs, 1) },
    countingPageMs: rounded(median(counting), 1),
    pageMs: rounded(median(walks.flatMap((times) => times.slice(1))), 1),
    smallPageMs: {
      first: rounded(median(near), 1),
      middle: rounded(median(halfway), 1),
      last: rounded(median(last), 1),
    },
    leapMs: rounded(Math.max(leapMs, farLeapMs), 1),
  }
}

const agent = new Agent({ keepAlive: true })

/** Milliseconds to the last byte; the body is discarded. */
function timeAnswer(place: Installation, question: object): Promise<number> {
  const started = performance.now()
  const headers = { 'content-type': 'application/json' }
  return new Promise((resolve, reject) => {
    const asking = request(place.base + path, { method: 'POST', headers, agent }, (answer) => {
      answer.resume()
      answer.on('error', reject)
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve(performance.now() - started)
        else reject(new Error(`status ${answer.statusCode}`))
      })
    })
    asking.on('error', reject)
    asking.end(JSON.stringify(question))
  })
}
