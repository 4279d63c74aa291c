import assert from 'node:assert/strict'
import { hash } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { codeOf } from '../support/browser.ts'
import { addInternship } from '../support/internships.ts'
import { Office, pdfSaying } from '../support/lifecycle.ts'
import type { Row } from '../support/records.ts'

const paper = () => pdfSaying('Termo assinado por todos no gov.br')

describe('a contract whose documents were signed outside the platform', () => {
  let office: Office
  let contrato: number
  let numero: number
  let termo: number
  before(async () => {
    office = await Office.open('2026-03-10')
    const around = {
      host: { email: 'h@exemplo.com.br' },
      aluno: { email: 'a@exemplo.edu.br', email_chave: 'a@exemplo.edu.br' },
    }
    contrato = await addInternship(office.world, office.client, {}, around)
    await office.done('equipe', 'EmiteTermo', { id: contrato })
    const [shown] = await office.changed('RetornaDadosContratos')
    numero = Number(shown!.contrato)
    termo = Number((shown!.arquivos as Row[])[0]!.identificador)
    await office.pass()
  })
  after(() => office.close())

  const register = async (more: Row = {}) =>
    office.asks('equipe', 'RegistraAssinaturaExterna', {
      id: termo,
      conteudo: await office.upload('equipe', 'Termo assinado.pdf', await paper()),
      onde: 'gov.br',
      ...more,
    })

  it('is not accepted with a future day, without an upload, or twice', async () => {
    assert.equal(codeOf(await register({ data: '2026-03-11' })), '422 REGISTRO_INVALIDO')
    assert.equal(codeOf(await register({ conteudo: 'A'.repeat(43) })), '404 CONTEUDO_INEXISTENTE')
    assert.equal(codeOf(await register({ onde: 'Cartório' })), '422 REGISTRO_INVALIDO')
    assert.deepEqual(await office.changed('RetornaDadosContratos'), [])
    const tried = await register({ SIMULAR: 'S' })
    assert.deepEqual([codeOf(tried), tried.body.resultados[0].situacao], ['200 OK', 'Finalizado'])
    assert.deepEqual(await office.changed('RetornaDadosContratos'), [])
  })

  it('comes into force, and shows where it was signed', async () => {
    const link = office.linkTo('h@exemplo.com.br')
    assert.equal(codeOf(await office.look(link)), '200 OK')
    const accepted = await register({ data: '2026-03-06' })
    assert.equal(codeOf(accepted), '200 OK', accepted.text)
    const [shown] = await office.changed('RetornaDadosContratos')
    assert.equal(shown!.situacao, 'Ativo')
    const [file] = shown!.arquivos as Row[]
    assert.equal(file!.situacaoAssinatura, 'Finalizado')
    for (const one of file!.assinaturasDigitais as Row[]) {
      assert.deepEqual([one.assinado, String(one.dataAssinatura).slice(0, 10)], [true, '2026-03-06'])
    }
    const [hired] = await office.hired()
    assert.deepEqual([hired!.contrato, hired!.contratacao], [numero, '2026-03-10'])
    // The platform no longer accepts signatures for it.
    assert.equal(codeOf(await office.look(link)), '410 LINK_ENCERRADO')
    assert.equal(codeOf(await register()), '409 MOVIMENTO_INVALIDO')
  })

  it('is verified as the accepted file only', async () => {
    const [{ codigo }] = (await office.world.rows<Row>(
      office.client.id,
      `select codigo from documento where arquivo_id = ${termo}`,
    )) as [Row]
    const told = (await (await fetch(`${office.world.base}/verificar/dados/${codigo}`)).json()) as Row
    const given = hash('sha256', await office.download('equipe', termo), 'hex')
    assert.equal(told.situacao, 'Finalizado')
    assert.ok([told.hashAssinado, told.hashSelado].includes(given))
  })
})
