import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { cpfAt } from '../../demo/documents.ts'
import { Browser, codeOf } from '../support/browser.ts'
import { keyed, staffOf } from '../support/callers.ts'
import { insert } from '../support/contracts.ts'
import { addInternship } from '../support/internships.ts'
import { Office } from '../support/lifecycle.ts'
import type { Row } from '../support/records.ts'
import { addHost } from '../support/vacancies.ts'

/** Concurrent attempts. */
const rounds = 4
let made = 0

describe('abuse attempts', () => {
  let office: Office
  before(async () => {
    office = await Office.open('2026-03-10')
  })
  after(() => office.close())

  interface Issued {
    contrato: number
    termo: number
    host: number
    mail: string
  }
  /** A contract whose term waits for signatures, with an e-mail to its host. */
  async function issued(values: Row = {}): Promise<Issued> {
    const { world, client } = office
    const mail = `host${++made}@exemplo.com.br`
    const email = `aluno${made}@exemplo.edu.br`
    const host = await addHost(world, client, {
      quantidade_empregados: 100,
      representante_nome: 'Ana Prado',
      representante_cpf: cpfAt(77),
      email: mail,
    })
    const aluno = { email, email_chave: email }
    const contrato = await addInternship(world, client, { concedente_id: host, ...values }, { aluno })
    await office.done('equipe', 'EmiteTermo', { id: contrato })
    const [file] = await rows(`select id from arquivo where contrato_id = ${contrato}`)
    return { contrato, termo: Number(file!.id), host, mail }
  }
  const rows = (statement: string) => office.world.rows<Row>(office.client.id, statement)
  const sign = (link: string) => office.use(link, 'Assina', { aceite: 'S' })
  const signedBy = async ({ termo }: Issued) =>
    (await rows(`select parte from assinatura where arquivo_id = ${termo} and assinado order by id`)).map(
      ({ parte }) => parte,
    )
  const states = async ({ contrato, termo }: Issued) => {
    const [found] = await rows(`select c.situacao, a.situacao_assinatura from contrato c, arquivo a
      where c.id = ${contrato} and a.id = ${termo}`)
    return [found!.situacao, found!.situacao_assinatura]
  }

  it('a guessed link code has five tries, and the real person can request another', async () => {
    const one = await issued()
    const segredo = office.linkTo(one.mail)
    const stranger = new Browser(office.world.base)
    const asks = (path: string, more: Row = {}) => stranger.go('POST', path, { segredo, ...more })
    assert.equal(codeOf(await asks('/sessao/link/codigo')), '200 OK')
    await office.settle()
    const code = office.codeTo(one.mail)
    for (let guess = 1; guess <= 5; guess++) {
      const codigo = String((Number(code) + guess) % 1_000_000).padStart(6, '0')
      assert.equal(codeOf(await asks('/sessao/link/prova', { codigo })), '403 CODIGO_LINK_INVALIDO')
    }
    assert.equal(codeOf(await asks('/sessao/link/prova', { codigo: code })), '403 CODIGO_LINK_INVALIDO')
    assert.equal(codeOf(await asks('/sessao/link')), '403 LINK_PEDE_CODIGO')
    assert.deepEqual(await signedBy(one), [])
    assert.equal(codeOf(await sign(segredo)), '200 OK', 'with the code of the next letter')
    assert.deepEqual(await signedBy(one), ['concedente'])
  })

  it('a link used twice, from anywhere, signs once', async () => {
    const one = await issued()
    const link = office.linkTo(one.mail)
    await office.look(link)
    const codes = (await Promise.all([1, 2, 3].map(() => sign(link)))).map(codeOf)
    assert.deepEqual(codes.toSorted(), ['200 OK', '422 REGRA_IMPEDE', '422 REGRA_IMPEDE'])
    const [own] = (await office.look(link)).body.documentos
    assert.equal(own.estado, 'assinado')
    const [{ n }] = (await rows(
      `select count(*)::integer as n from evidencia where arquivo_id = ${one.termo}`,
    )) as [Row]
    assert.equal(n, 1)
  })

  it('a late user finds the link expired, and the next one valid', async () => {
    const one = await issued()
    const link = office.linkTo(one.mail)
    await office.at('2026-03-26')
    assert.equal(codeOf(await sign(link)), '401 LINK_INVALIDO')
    assert.deepEqual(await states(one), ['Aguardando assinatura', 'Vencido'])
    await office.done('equipe', 'RenovaAssinatura', { id: one.termo, prazo: '2026-03-30' })
    assert.equal(codeOf(await sign(link)), '401 LINK_INVALIDO')
    assert.equal(codeOf(await sign(office.linkTo(one.mail))), '200 OK')
    await office.at('2026-03-10')
  })

  it('a link for something ended says so, and shows nothing', async () => {
    const one = await issued()
    const link = office.linkTo(one.mail)
    await office.done('equipe', 'CancelaContrato', { id: one.contrato, motivo: 'Desistência.' })
    const shown = await office.look(link)
    assert.deepEqual([codeOf(shown), Object.keys(shown.body)], ['410 LINK_ENCERRADO', ['error']])
    assert.match(codeOf(await sign(link)), /^(409 MOVIMENTO_INVALIDO|410 LINK_ENCERRADO)$/)
    assert.deepEqual(await signedBy(one), [])
  })

  it('a link for everything reaches its holder’s records, and nothing of another host', async () => {
    const [mine, theirs] = [await issued(), await issued()]
    await office.done('equipe', 'EnviaLink', { parte: 'concedente', pessoa: mine.host })
    const link = office.linkTo(mine.mail)
    const { body } = await office.look(link)
    assert.deepEqual(
      body.itens.map(({ entidade, registro }: Row) => [entidade, registro]),
      [['assinatura', mine.termo]],
    )
    const choices = body.acoes.flatMap(({ campos }: { campos: Row[] }) =>
      campos.filter(({ campo }) => campo === 'contrato'),
    )
    assert.deepEqual(
      choices.map(({ opcoes }: { opcoes: Row[] }) => opcoes.map(({ valor }) => Number(valor))),
      [[mine.contrato]],
    )
    const named = { entidade: 'assinatura', registro: theirs.termo }
    assert.equal(codeOf(await office.look(link, named)), '410 LINK_ENCERRADO')
    const signed = await office.use(link, 'Assina', { aceite: 'S' }, named)
    assert.equal(codeOf(signed), '404 REGISTRO_INEXISTENTE')
    const asked = await office.use(link, 'IncluiSolicitacao', {
      ...{ tipo: 'Declaração', contrato: String(theirs.contrato) },
    })
    assert.equal(codeOf(asked), '422 REGISTRO_INVALIDO')
    assert.equal(codeOf(await office.use(link, 'CancelaContrato', {})), '403 LINK_NAO_PERMITE')
    assert.deepEqual(await signedBy(theirs), [])
    assert.deepEqual(await rows('select id from solicitacao'), [])
  })

  it('a caller of another unit or client gets nothing', async () => {
    const { world, client } = office
    const [here, there] = [
      await insert(world, client, 'unidade', { codigo: 'A', nome: 'A' }),
      await insert(world, client, 'unidade', { codigo: 'B', nome: 'B' }),
    ]
    const one = await issued({ unidade_id: here })
    const rights = ['contratos.ver', 'contratos.alterar'] as const
    const strangers = [
      await staffOf(world, client, there, rights),
      await keyed(world, await world.institution(), rights),
    ]
    for (const ask of strangers) {
      for (const [operation, body] of [
        ['ConsultaContrato', { id: one.contrato }],
        ['CancelaContrato', { id: one.contrato, motivo: 'x' }],
        ['LinkDeArquivo', { id: one.termo }],
        ['CancelaAssinatura', { id: one.termo, motivo: 'x' }],
        ['RenovaAssinatura', { id: one.termo, prazo: '2026-03-30' }],
      ] as const) {
        const answer = await ask(operation, body)
        assert.equal(codeOf(answer), '404 REGISTRO_INEXISTENTE', operation)
        assert.doesNotMatch(answer.text, /Ana Prado|exemplo\.com\.br/)
      }
      const listed = await ask('ListaContratos', {})
      assert.deepEqual(listed.body.elementos, [], listed.text)
    }
    assert.deepEqual(await states(one), ['Aguardando assinatura', 'Aguardando Assinatura'])
  })

  it('two concurrent callers: nothing is done twice, and nothing partially', async () => {
    const { world, client } = office
    const contrato = await addInternship(world, client)
    const issuing = [1, 2, 3].map(() => office.asks('equipe', 'EmiteTermo', { id: contrato }))
    const codes = (await Promise.all(issuing)).map(codeOf)
    assert.equal(codes.filter((code) => code === '200 OK').length, 1, codes.join())
    for (const code of codes) assert.match(code, /^(200 OK|409 (MOVIMENTO_INVALIDO|REGISTRO_OCUPADO))$/)
    assert.equal((await rows(`select id from arquivo where contrato_id = ${contrato}`)).length, 1)
  })

  it('a last signature concurrent with a cancellation has one of the two complete outcomes', async () => {
    for (let round = 0; round < rounds; round++) {
      const one = await issued()
      await rows(`update assinatura set assinado = true, assinado_em = now() where arquivo_id = ${one.termo}
        and parte <> 'concedente' returning id`)
      const giveUp = { id: one.contrato, motivo: 'Desistência.' }
      const link = office.linkTo(one.mail)
      await office.look(link)
      const [signing, leaving] = await Promise.all([
        sign(link),
        office.asks('equipe', 'CancelaContrato', giveUp),
      ])
      const both = [codeOf(signing) === '200 OK', codeOf(leaving) === '200 OK']
      const expected = both[0] ? ['Ativo', 'Finalizado'] : ['Cancelado', 'Cancelado']
      assert.equal(both.filter(Boolean).length, 1, `${codeOf(signing)}, ${codeOf(leaving)}`)
      assert.deepEqual(await states(one), expected)
    }
  })

  it('logs and tables contain no secret', async () => {
    const { mail } = await issued()
    const link = office.linkTo(mail)
    await office.look(link)
    assert.ok(!office.world.logs.join('').includes(link))
    const kept = JSON.stringify([await rows('select * from link'), await rows('select * from mensagem')])
    assert.ok(!kept.includes(link))
  })
})
