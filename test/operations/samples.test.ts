import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { gunzipSync } from 'node:zlib'
import { projectRoot } from '../../server/config/config.ts'
import { readProxies } from '../../server/config/proxies.ts'
import { DatabaseClient } from '../../server/store/client.ts'
import { EmbeddedCluster } from '../../server/store/embedded/cluster.ts'
import { temporaryFolder } from '../support/process.ts'
import { has, type RunningProxy, sampleName, startCaddy, startNginx } from '../support/proxies.ts'
import { type Institution, World } from '../support/world.ts'

const folder = join(projectRoot, 'docs/exemplos')
const sample = (name: string) => readFileSync(join(folder, name), 'utf8')

const proxies = { nginx: ['nginx.conf', startNginx], caddy: ['Caddyfile', startCaddy] } as const

for (const [program, [file, start]] of Object.entries(proxies)) {
  describe(`the sample for ${program}`, {
    skip: has(program) ? false : `${program} is not installed`,
  }, () => {
    const scratch = temporaryFolder()
    let world: World
    let institution: Institution
    let proxy: RunningProxy

    before(async () => {
      world = await World.open({
        rateFailed: 10,
        trustProxy: readProxies('VINCULO_TRUST_PROXY', '1'),
        publicUrl: `https://${sampleName}`,
      })
      institution = await world.institution()
      proxy = await start(scratch.path, sample(file), world.base)
    })
    after(async () => {
      await proxy?.stop()
      await world.close()
      scratch.remove()
    })

    const json = { 'content-type': 'application/json' }
    const receive = (token: string, more: object = {}, headers: Record<string, string> = {}) => {
      const body = JSON.stringify({ TOKEN: token, RETORNO: '', SDT_INT_ALUNOS: [], ...more })
      return proxy.ask('POST', '/APIPlataformaIntegracao/RecebeAlunos', { ...json, ...headers }, body)
    }

    it('passes refused and accepted calls on', async () => {
      assert.equal((await receive('vinc_int_errado')).status, 401)
      const accepted = await receive(institution.token)
      assert.equal(accepted.status, 200, accepted.body.toString())
      assert.match(String(accepted.headers['x-lote-id']), /^\d+$/)
      assert.match(String(accepted.headers['strict-transport-security']), /max-age=\d+/)
    })

    it('accepts a body of several megabytes', async () => {
      const extra = 'x'.repeat(4 * 2 ** 20)
      assert.equal((await receive(institution.token, { EXTRA: extra })).status, 200)
    })

    it('leaves compression to the platform', async () => {
      const plain = await proxy.ask('GET', '/openapi.json')
      assert.equal(plain.headers['content-encoding'], undefined)
      const packed = await proxy.ask('GET', '/openapi.json', { 'accept-encoding': 'gzip' })
      assert.equal(packed.headers['content-encoding'], 'gzip')
      assert.deepEqual(gunzipSync(packed.body), plain.body)
    })

    it('does not show the metrics', async () => {
      assert.equal((await proxy.ask('GET', '/metrics')).status, 404)
    })

    it('names its caller, whatever the caller says', async () => {
      // Refused credentials are limited by address: other addresses in the header must not evade the limit.
      const statuses: number[] = []
      for (let attempt = 0; attempt < 40 && statuses.at(-1) !== 429; attempt++) {
        const forged = { 'x-forwarded-for': `192.0.2.${attempt}` }
        statuses.push((await receive(`vinc_int_errado${attempt}`, {}, forged)).status)
      }
      assert.equal(statuses.at(-1), 429)
    })
  })
}

describe('the samples of monitoring', () => {
  let world: World
  let known: Map<string, readonly string[]>

  before(async () => {
    world = await World.open()
    known = await knownMetrics(world)
  })
  after(() => world.close())

  const requireKnown = (expression: string) => {
    // Names inside braces and after `by` are labels.
    const names = expression.match(/\b(vinculo|process|nodejs)_\w+/g) ?? []
    for (const name of names) assert.ok(known.has(name), `${name} in ${expression}`)
    const labels = /\b((?:vinculo|process|nodejs)_\w+)\{([^}]*)\}/g
    for (const [, name = '', filters = ''] of expression.matchAll(labels)) {
      for (const [, label = ''] of filters.matchAll(/(\w+)=~?"/g)) {
        assert.ok(label === 'job' || known.get(name)?.includes(label), `${label} of ${name}`)
      }
    }
    return names
  }

  it('names metrics and labels in the rules that exist', () => {
    const rules = sample('prometheus-regras.yml')
    const names = requireKnown(rules)
    assert.ok(new Set(names).size >= 12, String(names))
    const grouped = rules.matchAll(/by \((\w+)\) \(increase\((\w+)\{/g)
    for (const [, label = '', name = ''] of grouped)
      assert.ok(known.get(name)?.includes(label), `${label} ${name}`)
  })

  it('passes the check of promtool', { skip: has('promtool') ? false : 'promtool is not installed' }, () => {
    for (const words of [
      ['rules', 'prometheus-regras.yml'],
      ['config', 'prometheus.yml'],
    ]) {
      const checked = spawnSync('promtool', ['check', ...words], { cwd: folder, encoding: 'utf8' })
      assert.equal(checked.status, 0, checked.stdout + checked.stderr)
    }
  })

  it('has a dashboard whose panels show metrics that exist, without overlapping', () => {
    const { panels, templating } = JSON.parse(sample('grafana.json'))
    assert.deepEqual(
      templating.list.map(({ name }: { name: string }) => name),
      ['fonte', 'job'],
    )
    const taken = new Set<string>()
    const numbers = new Set<number>()
    for (const { id, title, gridPos, targets, datasource } of panels) {
      assert.ok(!numbers.has(id), title)
      numbers.add(id)
      assert.equal(datasource.uid, '$' + '{fonte}', title)
      assert.ok(gridPos.x + gridPos.w <= 24, title)
      for (let x = gridPos.x; x < gridPos.x + gridPos.w; x++) {
        for (let y = gridPos.y; y < gridPos.y + gridPos.h; y++) {
          assert.ok(!taken.has(`${x} ${y}`), title)
          taken.add(`${x} ${y}`)
        }
      }
      assert.ok(targets.length > 0, title)
      for (const { expr, legendFormat } of targets) {
        const names = requireKnown(expr)
        assert.ok(names.length > 0 || expr.includes('up{'), expr)
        const labels = names.flatMap((name) => known.get(name) ?? [])
        for (const [, label = ''] of legendFormat.matchAll(/\{\{(\w+)\}\}/g)) {
          assert.ok(label === 'instance' || labels.includes(label), `${label} in ${title}`)
        }
      }
    }
  })
})

/** Metrics of a running server with their labels. */
async function knownMetrics({ context }: World): Promise<Map<string, readonly string[]>> {
  const { registry } = context.events
  const known = new Map<string, readonly string[]>()
  for (const { name, type } of await registry.getMetricsAsJSON()) {
    const { labelNames = [] } = registry.getSingleMetric(name) as unknown as { labelNames?: string[] }
    const names =
      String(type) === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name]
    for (const one of names) known.set(one, one.endsWith('_bucket') ? [...labelNames, 'le'] : labelNames)
  }
  return known
}

it('the sample of PostgreSQL has settings and values that it accepts', async () => {
  const lines = [...sample('postgresql.conf').matchAll(/^(\w+) = '?([^'\n]*)'?$/gm)]
  const written = sample('postgresql.conf').match(/^[^#\s]/gm)
  assert.equal(lines.length, written?.length)
  const { path, remove } = temporaryFolder()
  const data = join(path, 'dados')
  const cluster = await EmbeddedCluster.open({ data, password: randomBytes(24).toString('base64url') })
  try {
    const client = new DatabaseClient({ connectionString: cluster.url('postgres', 'postgres') })
    await client.connect()
    try {
      for (const [, name = '', value = ''] of lines) {
        await client.query(`alter system set ${name} = ${client.escapeLiteral(value)}`)
      }
    } finally {
      await client.end()
    }
  } finally {
    await cluster.stop()
    remove()
  }
})
