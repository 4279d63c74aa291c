import assert from 'node:assert/strict'
import { it } from 'node:test'
import { Serving, stopPostgres, temporaryFolder, until } from '../support/process.ts'

const shown =
  /endereço +(\S+)\n +token de integração +(vinc_int_\S+)\n +chave workforce +(vinc_wf_\S+)\n +administração +login (\S+), senha (\S+)\n/

it('shows address, token, key and administrator of the sample client once, at the first start', async () => {
  const folder = temporaryFolder()
  const settings = { VINCULO_DATA: folder.path, VINCULO_DEMO: '' }
  let serving = await Serving.start(settings)
  try {
    const [, address, token, key, login, senha] = await until('the credentials', () =>
      shown.exec(serving.stderr),
    )
    assert.equal(address, serving.base)
    const asked = { token, dataInicio: '2020-01-01' }
    const contracts = '/apiconsultadadosplataforma/RetornaDadosContratosMonitoria'
    const answer = await serving.post(contracts, { ...asked, quantidade: 1 })
    assert.equal(answer.status, 200)
    assert.equal(answer.body.totalElementos, 40)
    const schedules = await serving.post('/apiworkforceintegracao/listahorarios', {}, { authorization: key! })
    assert.equal(schedules.status, 200)
    assert.notEqual(schedules.body.horarios.length, 0)
    const entered = await serving.post('/sessao', { cliente: 'demo', login, senha })
    assert.deepEqual([entered.status, entered.body.pessoa.perfil], [200, 'ADMIN'])
    assert.equal((await serving.end('SIGTERM')).code, 0)

    serving = await Serving.start(settings)
    assert.equal((await serving.post(contracts, asked)).status, 200)
    assert.equal((await serving.end('SIGTERM')).code, 0)
    assert.match(serving.stderr, /^Vínculo em \S+ {2}\(referência: \S+\)\n$/)
  } finally {
    await serving.end('SIGKILL')
    await stopPostgres(folder.path)
    folder.remove()
  }
})
