import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { Browser, codeOf, stopClock } from '../support/browser.ts'
import { addContract, addStudent, insert } from '../support/contracts.ts'
import { addSignable, pdfContent } from '../support/files.ts'
import { addSupervisor } from '../support/internships.ts'
import { addLink, provenBrowser } from '../support/links.ts'
import type { Row } from '../support/records.ts'
import { addHost } from '../support/vacancies.ts'
import { type Institution, World } from '../support/world.ts'

const hash = pdfContent.arquivo_sha256

describe('signing by link', () => {
  let world: World
  let client: Institution
  let host: number
  before(async () => {
    world = await World.share({ processing: false })
    client = await world.institution()
    host = await addHost(world, client, {
      representante_nome: 'Helena Prado',
      representante_email: 'helena@concedente.exemplo.br',
    })
    stopClock(world, '2026-03-10T15:00:00Z')
  })
  after(() => world.close())

  const rows = (statement: string) => world.rows<Row>(client.id, statement)
  /** A document that a host signs, and that the institution has to sign as well. */
  async function document(concedente_id = host): Promise<number> {
    const contrato = await addContract(world, client, { concedente_id })
    const id = await addSignable(world, client, contrato, { parte: 'concedente', parte_id: concedente_id })
    await insert(world, client, 'assinatura', {
      ...{ arquivo_id: id, parte: 'instituicao', assinante: 'Instituição', nome: 'Pró-Reitoria' },
    })
    return id
  }
  async function documents(count: number): Promise<number[]> {
    const made = await Promise.all(Array.from({ length: count }, () => document()))
    return made.toSorted((a, b) => a - b)
  }
  /** A browser in which the code of a new link to sign a document was entered. */
  async function signer(id: number, pessoa = host, more: Partial<Parameters<typeof addLink>[2]> = {}) {
    const sobre = { noun: 'assinatura', id }
    const { segredo } = await addLink(world, client, {
      ...{ parte: 'concedente', pessoa, finalidade: 'assinar', sobre },
      ...more,
    })
    const browser = await provenBrowser(world, client, segredo)
    return {
      segredo,
      look: () => browser.go('POST', '/sessao/link', { segredo }),
      read: (address: string) => browser.fetchRaw(address),
      use: (comando: string, told: Row, about: Row = {}) =>
        browser.go('POST', '/sessao/link/uso', {
          ...{ segredo, comando, ...about },
          valores: Object.entries(told).map(([campo, valor]) => ({ campo, valor: String(valor) })),
        }),
      sign: (ids: readonly number[], sha256 = hash, told: Row = { aceite: 'S' }) =>
        browser.go('POST', '/sessao/link/uso', {
          ...{ segredo, comando: 'Assina' },
          documentos: ids.map((registro) => ({ registro, hash: sha256 })),
          valores: Object.entries(told).map(([campo, valor]) => ({ campo, valor })),
        }),
    }
  }
  const signaturesOf = (ids: readonly number[]) =>
    rows(`select arquivo_id, assinado from assinatura where arquivo_id = any('{${ids}}') and parte = 'concedente'
      order by arquivo_id`)
  const evidenceOf = (ids: readonly number[]) =>
    rows(`select arquivo_id, ato, nome, motivo, para, sha256, consentimento is not null as consentiu
      from evidencia where arquivo_id = any('{${ids}}') order by id`)
  const accepted = ({ resultados }: { resultados?: readonly Row[] }) =>
    resultados?.map(({ aceito }) => aceito)

  it('signs everything that waits for one person under one consent, each document with its own evidence', async () => {
    const ids = await documents(5)
    const one = await signer(ids[0]!)
    const shown = (await one.look()).body
    const listed = shown.documentos.map(({ registro }: Row) => registro)
    assert.ok(ids.every((id) => listed.includes(id)))
    assert.match(shown.consentimento, /^Li o documento/)
    const answer = await one.sign(ids)
    assert.deepEqual(
      [codeOf(answer), accepted(answer.body)],
      ['200 OK', [true, true, true, true, true]],
      answer.text,
    )
    assert.deepEqual(
      await evidenceOf(ids),
      ids.map((arquivo_id) => ({
        ...{ arquivo_id, ato: 'assinou', nome: 'Helena Prado', motivo: null, para: null, sha256: hash },
        consentiu: true,
      })),
    )
    const copies = answer.body.documentos.filter(({ registro }: Row) => ids.includes(Number(registro)))
    assert.deepEqual(
      copies.map(({ estado, faltam }: Row) => [estado, faltam]),
      ids.map(() => ['assinado', ['Instituição']]),
    )
    assert.notEqual((await one.look()).status, 410, 'the link still shows the copy')
  })

  it('gives each document its own outcome: a refused one does not stop the others', async () => {
    const ids = await documents(3)
    const [first, other, ended] = ids as [number, number, number]
    const one = await signer(first)
    await rows(`update arquivo set situacao_assinatura = 'Cancelado' where id = ${ended} returning id`)
    const strange = await document(await addHost(world, client))
    const answer = await one.sign([first, strange, ended, other])
    assert.deepEqual(
      [codeOf(answer), accepted(answer.body)],
      ['200 OK', [true, false, false, true]],
      answer.text,
    )
    for (const { aceito, mensagem } of answer.body.resultados) assert.equal(mensagem === '', aceito)
    assert.deepEqual(
      (await signaturesOf([...ids, strange])).map(({ assinado }) => assinado),
      [true, true, false, false],
    )
  })

  it('signs nothing without the consent, or of another content than was read', async () => {
    const [id] = (await documents(1)) as [number]
    const one = await signer(id)
    assert.equal(codeOf(await one.sign([id], hash, {})), '422 REGISTRO_INVALIDO')
    assert.deepEqual(accepted((await one.sign([id], '0'.repeat(64))).body), [false])
    const refused = await one.use('RecusaAssinatura', { aceite: 'S' })
    assert.equal(codeOf(refused), '422 REGISTRO_INVALIDO', 'a refusal needs its reason')
    assert.deepEqual(await evidenceOf([id]), [])
  })

  it('signs each of five documents once, however many requests come at the same time', async () => {
    const ids = await documents(5)
    const holders = await Promise.all(ids.map((id) => signer(id)))
    const answers = await Promise.all(holders.flatMap(({ sign }) => [sign(ids), sign(ids.toReversed())]))
    for (const answer of answers) assert.match(codeOf(answer), /^200 OK$|^409 REGISTRO_OCUPADO$/, answer.text)
    // Who gave way to another request may try again.
    await holders[0]!.sign(ids)
    const evidence = await evidenceOf(ids)
    assert.deepEqual(
      evidence.map(({ arquivo_id }) => Number(arquivo_id)).toSorted((a, b) => a - b),
      ids,
    )
    const again = await holders[1]!.sign(ids)
    assert.deepEqual(accepted(again.body), [false, false, false, false, false], 'a replay signs nothing')
    assert.equal((await evidenceOf(ids)).length, 5)
  })

  it('reaches no document of another person, host, unit or institution, by any command', async () => {
    const [own] = (await documents(1)) as [number]
    const strange = await document(await addHost(world, client))
    // A document of the host that the student signs.
    const contrato = await addContract(world, client, { concedente_id: host })
    const aluno = await addStudent(world, client)
    const ofStudent = await addSignable(world, client, contrato, { parte: 'aluno', parte_id: aluno })
    const elsewhere = await world.institution()
    const foreign = await addSignable(world, elsewhere, await addContract(world, elsewhere), {
      ...{ parte: 'concedente', parte_id: host },
    })
    const one = await signer(own)
    const listed = (await one.look()).body.documentos.map(({ registro }: Row) => registro)
    for (const id of [strange, ofStudent, foreign]) {
      assert.ok(!listed.includes(id))
      assert.deepEqual(accepted((await one.sign([id])).body), [false])
      const about = { entidade: 'assinatura', registro: id }
      for (const [comando, told] of [
        ['Assina', { aceite: 'S' }],
        ['RecusaAssinatura', { motivo: 'Não é meu.' }],
        ['DelegaAssinatura', { motivo: 'Não é meu.', representante: host }],
      ] as const) {
        const answer = await one.use(comando, told, about)
        assert.match(
          codeOf(answer),
          /^404 REGISTRO_INEXISTENTE$|^422 REGRA_IMPEDE$/,
          `${comando} ${answer.text}`,
        )
      }
    }
    const nothing = await one.use(
      'OpinaConcedente',
      { parecer: 'Bom.' },
      { entidade: 'pendencia', registro: 1 },
    )
    assert.equal(codeOf(nothing), '403 LINK_NAO_PERMITE')
    const limited = await signer(own, host, { unidades: [999_999] })
    assert.equal(codeOf(await limited.look()), '410 LINK_ENCERRADO')
    assert.deepEqual(accepted((await limited.sign([own])).body), [false])
    assert.deepEqual(await evidenceOf([strange, ofStudent]), [])
  })

  it('with a link that staff copied is refused for every document', async () => {
    const ids = await documents(2)
    const one = await signer(ids[0]!, host, { copiado: true })
    assert.equal(codeOf(await one.sign(ids)), '403 LINK_NAO_PERMITE')
    const delegated = await one.use('DelegaAssinatura', { motivo: 'Férias.', representante: host })
    assert.equal(codeOf(delegated), '403 LINK_NAO_PERMITE')
    assert.deepEqual(await evidenceOf(ids), [])
  })

  it('refuses with a reason, which is evidence and comes up at the institution', async () => {
    const [id, other] = (await documents(2)) as [number, number]
    const one = await signer(id)
    const answer = await one.use('RecusaAssinatura', { motivo: 'O horário não é o combinado.' })
    assert.equal(codeOf(answer), '200 OK', answer.text)
    const [evidence] = await evidenceOf([id])
    assert.deepEqual(
      [evidence!.ato, evidence!.nome, evidence!.motivo, evidence!.sha256],
      ['recusou', 'Helena Prado', 'O horário não é o combinado.', hash],
    )
    const [file] = await rows(`select situacao_assinatura as situacao from arquivo where id = ${id}`)
    assert.equal(file!.situacao, 'Solução Pendente')
    assert.deepEqual(accepted((await one.sign([id, other])).body), [false, true])
  })

  /** A natural person with an e-mail of their own. */
  const person = (nome: string, values: Row = {}) => addSupervisor(world, client, { nome, ...values })
  const represents = (concedente_id: number, pessoa_id: number) =>
    insert(world, client, 'representante', { concedente_id, pessoa_id })

  it('is handed on among registered representatives of the host, with reason and evidence', async () => {
    const [id] = (await documents(1)) as [number]
    const bruno = await person('Bruno Reis', { email: 'bruno@concedente.exemplo.br' })
    await represents(host, bruno)
    const one = await signer(id)
    const [shown] = (await one.look()).body.documentos
    assert.deepEqual(shown.representantes, [{ valor: String(bruno), rotulo: 'Bruno Reis' }])
    const told = { motivo: 'Estou de férias.', representante: bruno }
    const answer = await one.use('DelegaAssinatura', told)
    assert.equal(codeOf(answer), '200 OK', answer.text)
    const [evidence] = await evidenceOf([id])
    assert.deepEqual(
      [evidence!.ato, evidence!.nome, evidence!.para, evidence!.motivo],
      ['delegou', 'Helena Prado', 'Bruno Reis', 'Estou de férias.'],
    )
    const [letter] = await rows(
      `select modelo, nome, email, link_id is not null as com_link from mensagem
        where entidade = 'assinatura' and registro_id = ${id} order by id desc`,
    )
    assert.deepEqual(letter, {
      ...{ modelo: 'assinatura', nome: 'Bruno Reis', email: 'bruno@concedente.exemplo.br', com_link: true },
    })
    assert.deepEqual(accepted((await one.sign([id])).body), [false], 'no longer the first one’s to sign')
    const next = await signer(id, bruno, { nome: 'Bruno Reis' })
    assert.deepEqual(accepted((await next.sign([id])).body), [true])
    assert.deepEqual(
      (await evidenceOf([id])).map(({ ato, nome }) => [ato, nome]),
      [
        ['delegou', 'Helena Prado'],
        ['assinou', 'Bruno Reis'],
      ],
    )
  })

  it('is handed on to nobody else', async () => {
    const other = await addHost(world, client)
    const [id] = [await document(other)]
    const registered = await person('Registrada Aqui', { email: 'registrada@exemplo.br' })
    await represents(other, registered)
    const unregistered = await person('Sem Registro', { email: 'sem.registro@exemplo.br' })
    const ofAnother = await person('De Outra', { email: 'de.outra@exemplo.br' })
    await represents(host, ofAnother)
    const inactive = await person('Saiu', { email: 'saiu@exemplo.br', validade: '2020-01-01', ativo: false })
    await represents(other, inactive)
    const silent = await person('Sem Endereço', { email: null })
    await represents(other, silent)
    const one = await signer(id, other)
    for (const representante of [unregistered, ofAnother, inactive, silent, other, 0, -1, 'x', 10 ** 15]) {
      const answer = await one.use('DelegaAssinatura', { motivo: 'Férias.', representante })
      assert.match(
        codeOf(answer),
        /^422 REGRA_IMPEDE$|^422 REGISTRO_INVALIDO$/,
        `${representante} ${answer.text}`,
      )
    }
    assert.equal(
      codeOf(await one.use('DelegaAssinatura', { representante: registered })),
      '422 REGISTRO_INVALIDO',
    )
    assert.deepEqual(await evidenceOf([id]), [])
    const race = await Promise.all([
      one.use('DelegaAssinatura', { motivo: 'Férias.', representante: registered }),
      one.sign([id]),
    ])
    const done = (await evidenceOf([id])).map(({ ato }) => ato)
    assert.equal(done.length, 1, `${race.map(codeOf)} ${done}`)
  })

  it('bounds what one request names', async () => {
    const [id] = (await documents(1)) as [number]
    const one = await signer(id)
    const many = Array.from({ length: 51 }, (_, at) => id + at)
    assert.equal(codeOf(await one.sign(many)), '422 REGISTRO_INVALIDO')
    assert.equal(codeOf(await one.sign([id, id])), '422 REGISTRO_INVALIDO')
    assert.equal(codeOf(await one.sign([id], 'x'.repeat(65))), '422 REGISTRO_INVALIDO')
    assert.equal(
      codeOf(
        await new Browser(world.base).go('POST', '/sessao/link/uso', {
          segredo: one.segredo,
          comando: 'Assina',
          documentos: 'x',
        }),
      ),
      '422 REGISTRO_INVALIDO',
    )
    assert.deepEqual(await evidenceOf([id]), [])
  })
})
