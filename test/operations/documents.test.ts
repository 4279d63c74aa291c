import assert from 'node:assert/strict'
import { hash } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { PDF } from '@libpdf/core'
import type { Right } from '../../catalogue/doors.ts'
import { emiteDocumentos } from '../../server/domain/assinatura/emite-documentos.ts'
import { createCredential } from '../../server/domain/credencial/cria.ts'
import { makeDocuments, stopDrawing } from '../../server/jobs/make-documents.ts'
import { tester } from '../support/actor.ts'
import { Browser, codeOf } from '../support/browser.ts'
import { addContract, insert } from '../support/contracts.ts'
import { addAluno, addProfessor, addUsuario } from '../support/people.ts'
import type { Row } from '../support/records.ts'
import { type Institution, World } from '../support/world.ts'

const today = new Date().toISOString().slice(0, 10)
const password = 'uma senha de teste'

describe('a document, from issue to verification', () => {
  let world: World
  let client: Institution
  let contrato: number
  let arquivo: number
  let codigo: string
  const people: Record<string, Browser> = {}

  before(async () => {
    world = await World.open({ processing: false })
    client = await world.institution()
    const perfil_id = await insert(world, client, 'perfil', {
      codigo: 'reitoria',
      nome: 'Reitoria',
      permissoes: ['contratos.ver', 'contratos.assinar'] satisfies Right[],
    })
    await addUsuario(world, client, 'reitora', { senha: password, how: 'weak', perfil_id, nome: 'Rita Reis' })
    const aluno_id = await addAluno(world, client, 'aluna', {
      senha: password,
      how: 'weak',
      nome: 'Joana Conceição',
      email: 'joana@exemplo.edu.br',
      email_chave: 'joana@exemplo.edu.br',
    })
    const professor_id = await addProfessor(world, client, 'prof', {
      senha: password,
      how: 'weak',
      nome: 'Célia Prado',
      email: 'celia@exemplo.edu.br',
      email_chave: 'celia@exemplo.edu.br',
    })
    await addAluno(world, client, 'outra', { senha: password, how: 'weak' })
    contrato = await addContract(world, client, {
      aluno_id,
      professor_id,
      horas_semanal: 12,
      bolsa_valor: '612.50',
      bolsa_tipo: 'Mensal',
      horario_dias: 'Segundas e quartas',
      atividades: 'Plantão de dúvidas & correção de <listas>',
      seguro_apolice: '2026-0099',
      seguro_seguradora: 'Segura S/A',
    })
    for (const login of ['reitora', 'aluna', 'prof', 'outra']) {
      const browser = new Browser(world.base)
      await browser.signIn(client.codigo, login, password)
      people[login] = browser
    }
  })
  after(async () => {
    await stopDrawing()
    await world.close()
  })

  const rows = (statement: string) => world.rows<Row>(client.id, statement)
  const call = (who: string, operation: string, body: Row) =>
    people[who]!.go('POST', `/gestao/${operation}`, body, { 'x-csrf-token': people[who]!.csrf })
  const download = async (who: string) => {
    const { link } = (await call(who, 'LinkDeArquivo', { id: arquivo })).body
    return people[who]!.fetchRaw(link)
  }
  const work = async () => {
    while (await makeDocuments(world.context));
  }

  it('is rendered after the answer, tagged, with embedded fonts and the agreed terms', async () => {
    const made = await world.context.db.inClient(
      client.id,
      (tx) =>
        emiteDocumentos(tx, { today, actor: tester }, { tipo: 'Termo de monitoria', contratos: [contrato] }),
      tester,
    )
    arquivo = made.get(contrato)!
    assert.equal(codeOf(await call('aluna', 'LinkDeArquivo', { id: arquivo })), '404 CONTEUDO_INEXISTENTE')
    const early = await call('aluna', 'Assina', { id: arquivo, aceite: 'S', senha: password })
    assert.equal(early.body.error.detalhes.achados[0].regra, 'pronto')
    await work()
    const answer = await download('aluna')
    assert.equal(answer.headers.get('content-type'), 'application/pdf')
    assert.match(answer.headers.get('content-disposition')!, /^attachment; filename="Termo de monitoria/)
    const bytes = Buffer.from(await answer.arrayBuffer())
    const raw = bytes.toString('latin1')
    assert.match(raw, /\/MarkInfo/)
    assert.match(raw, /\/StructTreeRoot/)
    assert.match(raw, /\/FontFile2/)
    assert.match(raw, /\/Lang \(pt-BR\)/)
    const text = await textOf(bytes)
    codigo = String((await rows(`select codigo from documento where arquivo_id = ${arquivo}`))[0]!.codigo)
    for (const part of [
      'Joana Conceição',
      'Célia Prado',
      '12 horas por semana',
      'R$ 612,50',
      '2026-0099',
      'Plantão de dúvidas & correção de <listas>',
      'Código de verificação',
      codigo,
    ]) {
      assert.ok(text.includes(part.replaceAll(' ', '')), part)
    }
    const [told] = await rows(`select count(*)::int as n from mensagem where entidade = 'assinatura'`)
    assert.equal(told!.n, 2)
  })

  it('is served only to its parties, by its own address', async () => {
    assert.equal(codeOf(await call('outra', 'LinkDeArquivo', { id: arquivo })), '404 REGISTRO_INEXISTENTE')
    assert.equal(
      codeOf(await call('outra', 'Assina', { id: arquivo, aceite: 'S', senha: password })),
      '404 REGISTRO_INEXISTENTE',
    )
    const { link } = (await call('aluna', 'LinkDeArquivo', { id: arquivo })).body
    assert.equal((await people.prof!.fetchRaw(link)).status, 404)
    assert.equal(
      (await people.aluna!.fetchRaw(link.replace(/.$/, (last: string) => (last === '0' ? '1' : '0')))).status,
      404,
    )
    assert.equal((await people.aluna!.fetchRaw(link)).status, 200)
    const key = await createCredential(world.context.owner, {
      clienteId: client.id,
      kind: 'gestao',
      name: 'painel',
      scopes: ['contratos.assinar'],
    })
    const keyed = await new Browser(world.base).go(
      'POST',
      '/gestao/Assina',
      { id: arquivo, aceite: 'S', senha: password },
      { authorization: key },
    )
    assert.equal(codeOf(keyed), '403 IDENTIDADE_NAO_CONFIRMADA')
  })

  it('is signed after entering the password again, with the content that was read', async () => {
    const sign = (who: string, more: Row = {}) =>
      call(who, 'Assina', { id: arquivo, aceite: 'S', senha: password, ...more })
    assert.equal(codeOf(await sign('aluna', { senha: 'outra' })), '403 IDENTIDADE_NAO_CONFIRMADA')
    assert.equal(codeOf(await sign('aluna', { senha: '' })), '403 IDENTIDADE_NAO_CONFIRMADA')
    const other = await sign('aluna', { hash: 'ab'.repeat(32) })
    assert.equal(other.body.error.detalhes.achados[0].regra, 'mesmoArquivo')
    const first = await sign('aluna')
    assert.deepEqual([codeOf(first), first.body.resultados[0].situacao], ['200 OK', 'Aguardando Assinatura'])
    assert.equal((await sign('aluna')).body.error.detalhes.achados[0].regra, 'devida')
    assert.equal(codeOf(await sign('prof')), '200 OK')
    assert.equal((await sign('reitora', { SIMULAR: 'S' })).body.resultados[0].situacao, 'Finalizado')
    const last = await sign('reitora')
    assert.deepEqual([codeOf(last), last.body.resultados[0].situacao], ['200 OK', 'Finalizado'])
    const [{ sha256 }] = (await rows(
      `select arquivo_sha256 as sha256 from documento where arquivo_id = ${arquivo}`,
    )) as [{ sha256: string }]
    const evidence = await rows(
      `select nome, nivel, ato, sha256, consentimento is not null as consented, endereco is not null as seen
         from evidencia where arquivo_id = ${arquivo} order by id`,
    )
    assert.deepEqual(
      evidence,
      ['Joana Conceição', 'Célia Prado', 'Rita Reis'].map((nome) => ({
        nome,
        nivel: 'simples',
        ato: 'assinou',
        sha256,
        consented: true,
        seen: true,
      })),
    )
  })

  it('is sealed with its evidence, and verified by its code in both forms', async () => {
    await work()
    const bytes = Buffer.from(await (await download('aluna')).arrayBuffer())
    const text = await textOf(bytes)
    for (const part of ['Evidências das assinaturas', 'Rita Reis', 'Login e senha', 'Plantão de dúvidas']) {
      assert.ok(text.includes(part.replaceAll(' ', '')), part)
    }
    // Masked; the professor has none, and who signs for the institution is not its representative.
    const [known] = await rows(`select cpf from aluno where nome = 'Joana Conceição'`)
    const [evidencePages = ''] = text.split('Evidênciasdasassinaturas').toReversed()
    const cpf = String(known!.cpf).replace(/^.{3}(.{3})(.{3}).{2}$/, '***.$1.$2-**')
    assert.deepEqual(evidencePages.match(/CPF[\d.*-]+/g), [`CPF${cpf}`])
    const found = await fetch(`${world.base}/verificar/dados/${codigo.toLowerCase().replaceAll('-', '')}`)
    const body = (await found.json()) as Row & { assinaturas: Row[] }
    assert.equal(body.hashSelado, hash('sha256', bytes, 'hex'))
    assert.match(String(body.hashAssinado), /^[0-9a-f]{64}$/)
    assert.notEqual(body.hashAssinado, body.hashSelado)
    assert.deepEqual(
      body.assinaturas.map(({ nome, situacao }: Row) => [nome, situacao]),
      [
        ['Joana C.', 'Assinado'],
        ['Célia P.', 'Assinado'],
        ['Sílvia R. D.', 'Assinado'],
      ],
    )
    for (const wrong of ['AAAA-AAAA-AAAA-AAAA', 'x', "'; drop"]) {
      assert.equal((await fetch(`${world.base}/verificar/dados/${encodeURIComponent(wrong)}`)).status, 404)
    }
    const page = await fetch(`${world.base}/verificar/${codigo}`)
    assert.equal(page.status, 200)
    assert.match(page.headers.get('content-security-policy')!, /default-src 'none'; script-src 'self';/)
    assert.ok(!(await page.text()).includes(codigo))
  })
})

async function textOf(bytes: Uint8Array): Promise<string> {
  const pdf = await PDF.load(bytes)
  return pdf
    .extractText()
    .map((page) => page.text)
    .join('')
    .normalize('NFKC')
    .replace(/\s+/g, '')
}
