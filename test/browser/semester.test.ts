import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { changeSettings } from '../../server/domain/cliente/settings.ts'
import { keepCalendars } from '../../server/jobs/calendar-moves.ts'
import { stopDrawing } from '../../server/jobs/make-documents.ts'
import { assertNotTooWide } from '../support/axe.ts'
import { stopClock } from '../support/browser.ts'
import { ConsoleWorld, type Look } from '../support/console.ts'
import { insert } from '../support/contracts.ts'
import {
  addCourse,
  addInternship,
  addMonitoring,
  addPolicy,
  addSupervisor,
  enrol,
} from '../support/internships.ts'
import { finishWork, pdfSaying, squeezed, wordsOf } from '../support/lifecycle.ts'
import { enterCode } from '../support/link-page.ts'
import { MailServer, type Received } from '../support/mail-server.ts'
import { settle } from '../support/navigation.ts'
import { addAluno, addProfessor } from '../support/people.ts'
import type { Row } from '../support/records.ts'
import { addHost } from '../support/vacancies.ts'

const phone = { width: 360, scheme: 'light' } as const satisfies Look
const desk = { width: 1440, scheme: 'light' } as const satisfies Look
const password = 'uma senha de teste'
const numero = 305

const mails = {
  student: 'mariana@aluno.exemplo.br',
  monitor: 'joao@aluno.exemplo.br',
  host: 'helena@horizonte.exemplo.br',
  supervisor: 'bruno@horizonte.exemplo.br',
  professor: 'celia@exemplo.edu.br',
}

/** What the supervisor is asked about an intern. */
const criteria = [
  'Pontualidade',
  'Assiduidade',
  'Iniciativa',
  'Trabalho em equipe',
  'Solução de problemas',
  'Capacidade técnica',
  'Conduta ética',
]

/** Most presses on a phone, besides choosing a file and asking for a code. */
const most = {
  /** From the start page: [Entregar], one answer, [Entregar]. */
  delivery: 3,
  /** One for each criterion, and the button. */
  opinion: criteria.length + 1,
  /** [Assinar], the consent, [Assinar agora]. */
  signature: 3,
  /** From the start page: [Documentos], [Baixar]. */
  certificate: 2,
}

describe('a semester, on the phones of student and supervisor and at the desk', () => {
  let site: ConsoleWorld
  let mail: MailServer
  let clock: ReturnType<typeof stopClock>
  let contract: number
  let course: number
  let monitoring: number
  before(async () => {
    mail = await MailServer.open()
    site = await ConsoleWorld.open({ mail: mail.settings })
    const { world, client } = site
    clock = stopClock(world, '2026-02-20T15:00:00Z')
    stand('2026-02-20')
    course = await addCourse(world, client, { nome: 'Sistemas de Informação' })
    const entering = { senha: password, how: 'weak' } as const
    const person = (nome: string, email: string) => ({ nome, email, email_chave: email, ...entering })
    const curso_id = course
    const aluno_id = await addAluno(world, client, 'mariana', {
      ...person('Mariana Alves', mails.student),
      nascimento: '2004-05-20',
    })
    await enrol(world, client, aluno_id, curso_id)
    const professor_id = await addProfessor(world, client, 'celia', person('Célia Prado', mails.professor))
    await insert(world, client, 'curso_professor', { curso_id, professor_id, funcao: 'O' })
    await site.addStaff('equipe', [
      ...(['contratos.ver', 'contratos.alterar', 'contratos.aprovar', 'cadastros.ver'] as const),
    ])
    await site.addStaff('reitora', ['contratos.ver', 'contratos.assinar'])
    const required = new Map([['pendencias.estagioNaoObrigatorio', 'Avaliação campo estágio']])
    await changeSettings(world.context.owner, client.id, required)
    const question = { ajuda: '', obrigatoria: true, maximo: null, tamanho: null }
    await insert(world, client, 'formulario', {
      ...{ quem: 'aluno', pendencia: 'Relatório de atividades', edicao: 1, titulo: 'Meu estágio' },
      perguntas: JSON.stringify([
        { ...question, secao: 'Local', pergunta: 'Aprendizagem', tipo: 'escala', opcoes: ['Pouca', 'Muita'] },
      ]),
    })
    contract = await addInternship(
      world,
      client,
      {
        ...{ numero, aluno_id, curso_id, professor_id, inicio: '2026-03-02', encerramento: '2026-12-18' },
        concedente_id: await addHost(world, client, {
          ...{ nome: 'Engenharia Horizonte Ltda.', nome_fantasia: 'Horizonte', quantidade_empregados: 42 },
          ...{ representante_nome: 'Helena Prado', representante_email: mails.host },
        }),
        apolice_id: await addPolicy(world, client),
        supervisor_id: await addSupervisor(world, client, { nome: 'Bruno Lima', email: mails.supervisor }),
      },
      { matricula: '' },
    )
    monitoring = await addMonitoring(world, client, {
      ...{ numero: numero + 1, situacao: 'Ativo', inicio: '2026-03-02', encerramento: '2026-12-11' },
      aluno_id: await addAluno(world, client, 'joao', person('João Souza', mails.monitor)),
      professor_id,
    })
  })
  afterEach(async () => {
    await site.leave()
    assert.deepEqual(site.pageErrors.splice(0), [])
  })
  after(async () => {
    await stopDrawing()
    await site.close()
    await mail.close()
  })

  function stand(day: string): void {
    const noon = `${day}T15:00:00Z`
    clock.at(noon)
    site.moment = noon
  }
  /** Lets the calendar reach a day. */
  async function on(day: string): Promise<void> {
    stand(day)
    await keepCalendars(site.world.context, new AbortController().signal)
    await work()
  }
  const work = () => finishWork(site.world)
  const rows = (statement: string) => site.world.rows<Row>(site.client.id, statement)
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
  const heading = (page: Page, name: string | RegExp) =>
    page.getByRole('heading', { level: 1, name }).waitFor()
  const pdf = async (name: string) => ({
    ...{ name: `${name}.pdf`, mimeType: 'application/pdf' },
    buffer: await pdfSaying(name),
  })

  /** A page fits its window; a picture of it is taken if wanted. */
  async function look(page: Page, name: string): Promise<void> {
    await settle(page)
    await assertNotTooWide(page, name)
    const folder = process.env.LOOK_AT_SEMESTER
    if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true })
  }

  /** Counts the presses on a page until it is loaded again. */
  async function counting(page: Page): Promise<() => Promise<number>> {
    await page.evaluate(`window.taps = 0; addEventListener('pointerdown', () => void window.taps++, true)`)
    return () => page.evaluate<number>('window.taps')
  }

  const lettersTo = (address: string): Received[] => mail.received.filter(({ to }) => to === address)
  const lastTo = (address: string): string => {
    const letter = lettersTo(address).at(-1)
    assert.ok(letter, `a letter to ${address}`)
    return `${letter.subject}\n${letter.text}`
  }

  /** Opens the link that was mailed last, on a phone. */
  async function openLink(address: string): Promise<Page> {
    const letter = lettersTo(address).findLast(({ text }) => /\/l#[\w-]{43}/.test(text))
    assert.ok(letter, `a link to ${address}`)
    const segredo = /\/l#([\w-]{43})/.exec(letter.text)![1]!
    const page = await site.visit(`/l#${segredo}`, phone)
    await enterCode(page, site.world, site.client, segredo)
    return page
  }

  async function signByLink(address: string, title: string, shot: string): Promise<void> {
    const page = await openLink(address)
    await heading(page, title)
    const taps = await counting(page)
    await look(page, shot)
    await button(page, 'Assinar').click()
    await page.getByRole('checkbox', { name: 'Li e concordo' }).click()
    await button(page, 'Assinar agora').click()
    await heading(page, 'Assinado')
    const pressed = await taps()
    assert.ok(pressed <= most.signature, `${pressed} taps to sign`)
    await work()
  }

  /** The student delivers from the start page; the form of its kind is answered where there is one. */
  async function deliver(item: string, shot: string, { file, answer }: { file?: string; answer?: string }) {
    const page = await site.visitAs('mariana', '/', phone)
    await page.getByRole('link', { name: item }).first().waitFor()
    const taps = await counting(page)
    await look(page, `${shot}-start`)
    const entry = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: item }) })
    await entry.getByRole('link', { name: /^Entregar/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Entregar' })
    await dialog.waitFor()
    await settle(page)
    if (file) {
      await page.locator('input[type=file]').setInputFiles(await pdf(file))
      await dialog.getByText('Enviando').waitFor({ state: 'hidden' })
    }
    if (answer) await dialog.getByRole('radio', { name: answer }).first().check()
    assert.equal(await dialog.getByLabel('Motivo').count(), 0, 'a student gives no reason')
    await look(page, `${shot}-form`)
    await dialog.getByRole('button', { name: 'Entregar', exact: true }).click()
    await dialog.waitFor({ state: 'hidden' })
    await look(page, `${shot}-done`)
    const pressed = await taps()
    assert.ok(pressed <= most.delivery, `${pressed} taps to deliver`)
    await work()
  }

  /** The supervisor answers the form by link. */
  async function opine(item: string, answer: string, words: string, shot: string): Promise<void> {
    const page = await openLink(mails.supervisor)
    await heading(page, `${item} de Mariana Alves`)
    const taps = await counting(page)
    // Only what was delivered last.
    assert.equal(await page.getByRole('link', { name: /^Baixar Relatório/ }).count(), 1)
    await look(page, `${shot}-open`)
    for (const one of criteria)
      await page.getByRole('radiogroup', { name: one }).getByRole('radio', { name: answer }).check()
    await page.getByLabel('Parecer da concedente').fill(words)
    assert.equal(await page.getByLabel('Motivo').count(), 0, 'a supervisor gives no reason')
    await look(page, `${shot}-answered`)
    await button(page, 'Dar parecer da concedente').click()
    await heading(page, 'Pronto')
    const pressed = await taps()
    // The text field takes the focus without a press.
    assert.ok(pressed <= most.opinion, `${pressed} taps to evaluate`)
    await work()
  }

  /** The professor opens the next delivery from the start page. */
  async function openDecision(item: string): Promise<Page> {
    const page = await site.visitAs('celia', '/', desk)
    await page
      .getByRole('link', { name: `${item} · Mariana Alves · contrato ${numero}`, exact: true })
      .click()
    await page.getByRole('heading', { name: 'Mariana Alves' }).waitFor()
    await settle(page)
    return page
  }

  async function approve(item: string, shot: string, nota?: string): Promise<void> {
    const page = await openDecision(item)
    await page.getByLabel('Parecer do professor').fill('Bom trabalho.')
    if (nota) {
      await page.getByLabel('Nota').first().fill(nota)
      await page
        .getByRole('radiogroup', { name: 'Qualidade do que foi entregue' })
        .getByRole('radio', { name: 'Ótimo' })
        .check()
    }
    await look(page, shot)
    await button(page, 'Aprovar').click()
    await page.getByText('Todas as entregas desta lista foram decididas.').waitFor()
    await work()
  }

  const items = async () =>
    (await rows(`select tipo, situacao from pendencia where contrato_id = ${contract} order by tipo`)).map(
      ({ tipo, situacao }) => `${tipo}: ${situacao}`,
    )
  const fileOf = async (contrato: number, tipo: string): Promise<Row> =>
    (
      await rows(
        `select a.id, a.nome, d.codigo from arquivo a join documento d on d.arquivo_id = a.id
          where a.contrato_id = ${contrato} and a.tipo = '${tipo}'`,
      )
    )[0]!

  /** Downloads a document of the portal from the start page, and verifies its code on a phone. */
  async function takeAndVerify(login: string, { nome, codigo }: Row, shot: string): Promise<string> {
    const page = await site.visitAs(login, '/', phone)
    const taps = await counting(page)
    await look(page, `${shot}-start`)
    await page.getByRole('navigation', { name: 'Ir para' }).getByRole('link', { name: 'Documentos' }).click()
    await heading(page, 'Documentos')
    await look(page, `${shot}-documents`)
    const entry = page.getByRole('row').filter({ hasText: String(nome) })
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      entry.getByRole('button', { name: /^Baixar/ }).click(),
    ])
    const chunks: Buffer[] = []
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
    const pressed = await taps()
    assert.ok(pressed <= most.certificate, `${pressed} taps to download`)
    await page.goto(`/verificar/${codigo}`)
    await page.getByText(String(nome)).first().waitFor()
    await look(page, `${shot}-verified`)
    return wordsOf(Buffer.concat(chunks))
  }

  it('begins with a term that is issued at the desk and signed on phones', async () => {
    const staff = await site.visitAs('equipe', `/contratos/id/${contract}`, desk)
    await button(staff, 'Emitir termo').first().click()
    await staff.getByRole('dialog').getByRole('button', { name: 'Emitir termo' }).click()
    await staff.getByText('Aguardando assinatura', { exact: true }).first().waitFor()
    await work()
    await signByLink(mails.student, 'Termo de compromisso de Mariana Alves', '01-sign-student')
    await signByLink(mails.host, 'Termo de compromisso de Mariana Alves', '02-sign-host')
    const rector = await site.visitAs('reitora', '/', desk)
    await rector.getByRole('link', { name: /Assinaturas em espera/ }).click()
    await rector.getByRole('link', { name: /Termo de compromisso/ }).click()
    await button(rector, 'Assinar').first().click()
    const dialog = rector.getByRole('dialog')
    await dialog.getByRole('checkbox').check()
    await dialog.getByRole('textbox', { name: 'Senha' }).fill(password)
    assert.equal(await dialog.getByText('SHA-256').count(), 0)
    await look(rector, '03-sign-institution')
    await dialog.getByRole('button', { name: 'Assinar', exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    await work()
    assert.deepEqual(await rows(`select situacao from contrato where id = ${contract}`), [
      { situacao: 'Ativo' },
    ])
    assert.deepEqual(await items(), [
      'Avaliação campo estágio: Pendente',
      // Signed here, so that nobody has to bring it.
      'Contrato assinado: Entregue',
      'Relatório de atividades: Pendente',
      'Relatório final: Pendente',
    ])
  })

  it('reminds the student of the report, who delivers it with a document and an evaluation', async () => {
    await on('2026-08-25')
    assert.match(lastTo(mails.student), /Relatório de atividades.*01\/09\/2026/)
    await deliver('Relatório de atividades', '10-report', {
      file: 'Relatório de seis meses',
      answer: 'Muita',
    })
    assert.match(lastTo(mails.supervisor), /Relatório de atividades, de Mariana Alves/)
  })

  it('is evaluated by the supervisor on a phone', async () => {
    await opine('Relatório de atividades', 'Bom', 'Cumpriu o plano.', '20-supervisor')
    assert.match(lastTo(mails.professor), /Relatório de atividades, de Mariana Alves[\s\S]*\/pareceres/)
  })

  it('is sent back at the desk, and the student sees why and delivers again', async () => {
    const page = await openDecision('Relatório de atividades')
    await page.getByText('Aprendizagem: Muita').waitFor()
    await page.getByText('Cumpriu o plano.').waitFor()
    await page.getByRole('radio', { name: 'Devolver' }).check()
    await page.getByLabel('Motivo').fill('Falta a tabela de horas.')
    await look(page, '30-send-back')
    await button(page, 'Devolver').click()
    await page.getByText('Todas as entregas desta lista foram decididas.').waitFor()
    await work()
    assert.match(lastTo(mails.student), /Falta a tabela de horas\./)
    const student = await site.visitAs('mariana', '/', phone)
    await student.getByText('Voltou para você: Falta a tabela de horas.').waitFor()
    // The item waits, not also the document that was refused with it.
    assert.equal(await student.getByText('Enviar de novo').count(), 0)
    await student.getByRole('link', { name: 'Relatório de atividades' }).first().click()
    const note = student.getByRole('note').filter({ hasText: 'Devolvido para corrigir' })
    await note.getByText('Falta a tabela de horas.').waitFor()
    await look(student, '31-returned-item')
    await site.leave()
    await deliver('Relatório de atividades', '32-again', { file: 'Relatório com tabela', answer: 'Muita' })
    await opine('Relatório de atividades', 'Ótimo', 'Cumpriu o plano, com a tabela.', '33-supervisor')
  })

  it('is approved, and its evaluations are averaged and exported by course', async () => {
    await approve('Relatório de atividades', '40-approve', '9,5')
    const staff = await site.visitAs('equipe', '/medias', desk)
    await heading(staff, 'Médias das avaliações')
    await staff.getByLabel('Agrupar por').selectOption('Curso')
    await button(staff, 'Calcular').click()
    await staff.getByRole('cell', { name: 'Sistemas de Informação' }).waitFor()
    await look(staff, '41-averages')
    await staff.goto(`/avaliacoes?curso=${course}`)
    await staff.getByRole('cell', { name: 'Mariana Alves' }).first().waitFor()
    await look(staff, '42-evaluations')
    const [download] = await Promise.all([
      staff.waitForEvent('download'),
      (async () => {
        await button(staff, 'Exportar').click()
        await staff.getByRole('menuitem', { name: /CSV/ }).click()
      })(),
    ])
    const chunks: Buffer[] = []
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
    const csv = Buffer.concat(chunks).toString()
    // The student's, the supervisor's and the professor's.
    assert.equal(csv.match(/Mariana Alves/g)?.length, 3, csv)
    for (const part of [
      'Sistemas de Informação',
      'Pontualidade: Ótimo',
      'Conduta ética: Ótimo',
      'Aprendizagem: Muita',
    ])
      assert.ok(csv.includes(part), part)
  })

  it('tells integrations the same', async () => {
    const { world, client } = site
    const told = async (operation: string, key: string, more: Row) => {
      const { body } = await world.query(operation, { token: client.token, ...more })
      return (body[key] as { elementos: Row[] }).elementos
    }
    const [item] = await told('RetornaDadosPendenciasContratos', 'pendenciasContratos', {
      contrato: numero,
      pendenciaTipo: 'Relatório de atividades',
    })
    const { pendenciaSituacao, parecerEstagiario, parecerConcedente, parecerProfessor } = item as Row &
      Record<string, Row>
    assert.equal(pendenciaSituacao, 'Aprovado')
    assert.match(String(parecerEstagiario!.parecer), /Aprendizagem: Muita/)
    assert.match(
      String(parecerConcedente!.parecer),
      /Pontualidade: Ótimo[\s\S]*Cumpriu o plano, com a tabela\./,
    )
    assert.match(
      String(parecerProfessor!.parecer),
      /Qualidade do que foi entregue: Ótimo[\s\S]*Bom trabalho\./,
    )
    const grades = await told('RetornaDadosNotasAtividades', 'notasAtividades', { dataInicio: '2000-01-01' })
    const graded = grades.find((one) => one.contrato === numero && one.nota === '9.50')
    assert.deepEqual([graded?.alunoNome, graded?.situacaoRelatorio], ['Mariana Alves', 'Aprovado'])
  })

  it('ends with the final report, both evaluations and the term of completion', async () => {
    await on('2026-12-10')
    await deliver('Relatório final', '50-final', { file: 'Relatório final' })
    await deliver('Avaliação campo estágio', '51-place', { answer: 'Ótimo' })
    await approve('Avaliação campo estágio', '51-place-approve')
    await on('2026-12-19')
    assert.deepEqual(await rows(`select situacao from contrato where id = ${contract}`), [
      { situacao: 'Concluído' },
    ])
    await opine('Relatório final', 'Ótimo', 'Assídua e curiosa.', '52-supervisor')
    await approve('Relatório final', '53-approve', '10')
    await signByLink(mails.host, 'Termo de realização de Mariana Alves', '54-host')
    const file = await fileOf(contract, 'Termo de realização')
    assert.match(lastTo(mails.student), new RegExp(`Termo de realização[\\s\\S]*${file.codigo}`))
    const words = await takeAndVerify('mariana', file, '55-student')
    for (const part of [
      '02/03/2026',
      '18/12/2026',
      'Apoio ao desenvolvimento',
      'Conduta ética',
      'Assídua e curiosa.',
    ])
      assert.ok(words.includes(squeezed(part)), part)
    const page = await site.visitAs('mariana', '/', phone)
    await page.getByText('Nada espera por você agora.').waitFor()
  })

  it('gives a monitor a declaration of a monitoring that ended', async () => {
    assert.deepEqual(await rows(`select situacao from contrato where id = ${monitoring}`), [
      { situacao: 'Concluído' },
    ])
    const page = await site.visitAs('joao', '/', phone)
    await page.getByRole('navigation', { name: 'Ir para' }).getByRole('link', { name: 'Pedidos' }).click()
    await page.getByRole('link', { name: 'Declaração' }).click()
    await heading(page, /solicitação/i)
    await look(page, '60-request')
    await page.locator('main form button[type=submit]').click()
    await button(page, 'Enviar').first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Enviar', exact: true }).click()
    await page.getByText('Agora está em Incluída.').waitFor()
    await look(page, '61-requested')
    const [{ id }] = (await rows(`select id from solicitacao where contrato_id = ${monitoring}`)) as [Row]
    const staff = await site.visitAs('equipe', `/solicitacoes/${id}`, desk)
    await button(staff, 'Atender').first().click()
    await staff.getByRole('dialog').getByRole('button', { name: 'Atender', exact: true }).click()
    await staff.getByText('Atendida', { exact: true }).first().waitFor()
    await look(staff, '62-issued')
    await work()
    assert.match(lastTo(mails.monitor), /Seu pedido “Declaração”: a instituição fez o que você pediu/)
    const words = await takeAndVerify('joao', await fileOf(monitoring, 'Declaração'), '63-monitor')
    for (const part of ['João Souza', '02/03/2026', '11/12/2026', 'DECLARAÇÃO DE MONITORIA'])
      assert.ok(words.includes(squeezed(part)), part)
  })
})
