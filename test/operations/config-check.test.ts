import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { unknownVariables } from '../../server/config/check.ts'
import { type Setting, type SettingName, settingNames, settings } from '../../server/config/settings.ts'
import { Serving, temporaryFolder, until } from '../support/process.ts'
import { call } from '../support/run-command.ts'

type Row = Record<string, string | null>

const isSecret = (name: SettingName) => (settings[name] as Setting).secret === true

describe('vinculo config check', () => {
  const check = (env: Record<string, string>, ...more: string[]) => call(['config', 'check', ...more], env)
  const shown = async (env: Record<string, string>) => {
    const { code, stdout, stderr } = await check(env, '--json')
    assert.equal(code, 0, stderr)
    const { configuracoes, desconhecidas } = JSON.parse(stdout) as Record<string, Row[]>
    return { of: (name: string) => configuracoes!.find(({ nome }) => nome === name)!, desconhecidas }
  }

  it('shows every setting with its value and source', async () => {
    const { stdout } = await check({ VINCULO_PORT: '9090', VINCULO_HOST: '' })
    for (const name of settingNames) assert.match(stdout, new RegExp(`^${name} `, 'm'))
    assert.match(stdout, /^VINCULO_PORT +9090 \(ambiente; padrão 8080\): porta em que escuta$/m)
    assert.match(stdout, /^VINCULO_HOST +127\.0\.0\.1 \(padrão\): /m)
    assert.match(stdout, /^VINCULO_PUBLIC_URL +\(ausente\): /m)
    const { of } = await shown({ VINCULO_PORT: '9090' })
    const { texto: _, ...port } = of('VINCULO_PORT')
    assert.deepEqual(port, { nome: 'VINCULO_PORT', origem: 'ambiente', valor: '9090', padrao: '8080' })
    assert.deepEqual([of('VINCULO_PUBLIC_URL').origem, of('VINCULO_PUBLIC_URL').valor], ['ausente', null])
  })

  it('names every wrong setting and ends with 2', async () => {
    const { code, stderr } = await check({
      VINCULO_PORT: '70000',
      VINCULO_DEMO: 'talvez',
      VINCULO_KEYS: '1:curta',
      VINCULO_SERVER: 'ftp://x',
    })
    assert.equal(code, 2)
    for (const name of ['VINCULO_PORT', 'VINCULO_DEMO', 'VINCULO_KEYS', 'VINCULO_SERVER']) {
      assert.match(stderr, new RegExp(`(^|: )${name}: `, 'm'), stderr)
    }
  })

  it('never shows a secret, however it is written', async () => {
    // Names that tell that the value opens something.
    const telling = settingNames.filter((name) => /SECRET|PASS|_KEYS$|_TOKEN$|^DATABASE_/.test(name))
    const open = telling.filter((name) => !isSecret(name) && name !== 'VINCULO_RATE_TOKEN')
    assert.deepEqual(open, ['VINCULO_S3_SECRET_KEY_FILE'])
    const addresses = [
      'postgres://ana:oculto@banco:5432/vinculo',
      'postgres://banco/vinculo?user=ana&password=oculto',
      'postgres://ana:12/oculto@banco/vinculo',
      'postgres://:12?oculto@banco/vinculo',
      'postgres://ana:1#oculto@banco/vinculo',
      'host=banco password=oculto',
      'oculto',
    ]
    for (const name of settingNames.filter(isSecret)) {
      for (const address of addresses) {
        for (const more of [[], ['--json']]) {
          const { stdout, stderr } = await check({ [name]: address }, ...more)
          assert.ok(!(stdout + stderr).includes('oculto'), `${name}: ${address}\n${stdout}${stderr}`)
        }
      }
    }
    const { stdout, stderr } = await check({
      VINCULO_S3_ENDPOINT: 'https://ana:oculto@s3.exemplo.edu.br',
      VINCULO_PUBLIC_URL: 'https://ana:oculto@exemplo.edu.br',
    })
    assert.ok(!(stdout + stderr).includes('oculto'), stdout + stderr)
    const { of } = await shown({
      DATABASE_URL: 'postgres://ana:oculto@banco:5432/vinculo',
      VINCULO_SMTP_URL: 'smtps://correio:oculto@mail.exemplo.edu.br',
      VINCULO_MAIL_FROM: 'x@exemplo.edu.br',
    })
    assert.equal(of('DATABASE_URL').valor, 'postgres://ana:***@banco:5432/vinculo')
    assert.equal(of('VINCULO_SMTP_URL').valor, 'smtps://correio:***@mail.exemplo.edu.br')
  })

  it('names unknown variables with the closest known one, and neither too many nor too long ones', async () => {
    const wrong = { VINCULO_PROT: '1', VINCULO_SMTPURL: '', VINCULO_LOJA_DE_FLORES: '1', OUTRA: '1' }
    const { stderr, code } = await check(wrong)
    assert.deepEqual(stderr.trimEnd().split('\n'), [
      'VINCULO_LOJA_DE_FLORES: a variável não existe e não tem efeito.',
      'VINCULO_PROT: a variável não existe e não tem efeito. Seria VINCULO_PORT?',
      'VINCULO_SMTPURL: a variável não existe e não tem efeito. Seria VINCULO_SMTP_URL?',
    ])
    assert.equal(code, 0)
    const { desconhecidas } = await shown(wrong)
    assert.deepEqual(desconhecidas, [
      { nome: 'VINCULO_LOJA_DE_FLORES', parecida: null },
      { nome: 'VINCULO_PROT', parecida: 'VINCULO_PORT' },
      { nome: 'VINCULO_SMTPURL', parecida: 'VINCULO_SMTP_URL' },
    ])
    const many = Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [`VINCULO_X${at}`, '']))
    const told = unknownVariables({ ...many, [`VINCULO_${'A'.repeat(100_000)}`]: '' } as object)
    assert.equal(told.length, 20)
    assert.ok(told.every(({ name }) => name.length <= 64))
    const [odd] = unknownVariables({ 'VINCULO_\u001b[2J\nPORT': '' } as object)
    assert.equal(odd!.name, 'VINCULO_??2J?PORT')
  })

  it('is not needed to learn of an unknown variable: the start tells it', async () => {
    const { path, remove } = temporaryFolder()
    const serving = await Serving.start({ VINCULO_DATA: path, VINCULO_PROT: '8081', VINCULO_WORKERS: '0' })
    try {
      const line = await until('the line', () =>
        serving.stdout.split('\n').find((one) => one.includes('setting.unknown')),
      )
      assert.match(line, /"VINCULO_PROT"/)
      assert.match(line, /"VINCULO_PORT"/)
    } finally {
      await serving.end('SIGTERM')
      remove()
    }
  })
})
