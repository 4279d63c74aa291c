import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { type Right, rights } from '../../catalogue/doors.ts'
import { overviewsOf } from '../../console/routes/overviews.ts'
import { menuRows } from '../../console/routes.ts'
import { assertNotTooWide, axeFindings } from '../support/axe.ts'
import { ConsoleWorld } from '../support/console.ts'
import { go, unfoldMenu } from '../support/navigation.ts'
import { student } from '../support/records.ts'
import { answer, Receiver } from '../support/webhook-receiver.ts'

const everyRight = Object.keys(rights) as Right[]
const hrefsOf = (links: { getAttribute: (name: string) => string | null }[]) =>
  links.map((link) => link.getAttribute('href'))

describe("the integrator's pages", () => {
  let site: ConsoleWorld
  let receiver: Receiver
  before(async () => {
    site = await ConsoleWorld.open({ processing: true, webhookDev: true })
    receiver = await Receiver.open()
    await site.addStaff('ana', everyRight)
    await site.addStaff('bia', ['integracao.ver'])
  })
  afterEach(() => site.leave())
  after(async () => {
    await receiver.close()
    await site.close()
    assert.deepEqual(site.pageErrors, [])
  })

  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
  const button = (page: Page | Locator, name: string | RegExp) =>
    page.getByRole('button', { name, exact: typeof name === 'string' })

  it('lead from sign-in to the first notification in at most twelve clicks', async () => {
    let clicks = 0
    const click = async (target: Locator) => {
      await target.click()
      clicks++
    }
    const page = await site.visit('/')
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByLabel('Instituição').fill(site.client.codigo)
    await page.getByLabel('Login').fill('ana')
    await page.getByRole('textbox', { name: 'Senha' }).fill('uma senha de teste')
    await click(button(page, 'Entrar'))
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await click(menu.getByRole('button', { name: 'Integração' }))
    await click(menu.getByRole('link', { name: 'Primeiro lote' }))
    await heading(page, 'Primeiro lote')
    await click(button(page, 'Criar token'))
    await click(button(page, 'Copiar'))
    const token = await page.evaluate<string>('navigator.clipboard.readText()')
    assert.match(token, /^vinc_int_/)
    await click(button(page, 'Já guardei'))
    await click(button(page, 'Copiar curl'))
    await page.getByText('Aguardando seu envio…').waitFor()
    // The request that the terminal would send.
    const curl = await page.evaluate<string>('navigator.clipboard.readText()')
    const [, address] = /curl -sS '([^']+)'/.exec(curl)!
    const [, body] = /<<'JSON'\n([\s\S]*)\nJSON$/.exec(curl)!
    assert.ok(curl.includes(`Bearer ${token}`))
    const sent = await fetch(address!, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: body!,
    })
    assert.equal(sent.status, 200)
    const lote = sent.headers.get('x-lote-id')
    await page.getByText(`Lote ${lote} recebido: 2 registros.`).waitFor()
    await page.getByText('1 incluído · 1 recusado').waitFor()
    const cpf = page.getByLabel('CPF')
    const [, right] = /O certo é (\d{11})/.exec((await page.getByText(/O certo é/).textContent())!)!
    await cpf.fill(right!)
    await page.getByText('CPF válido ✓').waitFor()
    await click(button(page, 'Simular'))
    await page.getByText('Será incluído.').waitFor()
    await click(button(page, 'Reenviar'))
    await page.getByText(/Lote \d+: incluído\./).waitFor()
    receiver.behave = answer(404)
    await page.getByLabel('Endereço https').fill(receiver.url)
    await click(button(page, 'Enviar teste'))
    await page.getByText(/O caminho não existe no destino \(404\)\..*corrigir o endereço/).waitFor()
    assert.ok(clicks <= 12, `${clicks} clicks`)
    // The token is stored nowhere else.
    const kept = await page.evaluate<string>(
      'JSON.stringify([{ ...sessionStorage }, { ...localStorage }, location.href])',
    )
    assert.ok(!kept.includes(token))
    assert.deepEqual(await axeFindings(page), [])
    assert.deepEqual(
      await site.world.rows(
        site.client.id,
        "select count(*)::int as n from aluno where identificacao like 'TESTE-%'",
      ),
      [{ n: 2 }],
    )
    const { pathname, search } = new URL(page.url())
    const few = await site.stayAs('bia', pathname + search)
    await few.getByText('1 incluído · 1 recusado').waitFor()
    await few.getByText('Falta a você a permissão integracao.alterar.').waitFor()
    for (const name of ['Criar token', 'Simular', 'Reenviar', 'Enviar teste'])
      assert.equal(await button(few, name).count(), 0, name)
  })

  it('rotate and revoke a credential, each after the consequences are shown', async () => {
    const page = await site.stayAs('ana', '/integracao/credenciais')
    await heading(page, 'Credenciais')
    await button(page, 'Criar credencial').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Nome').fill('Folha de pagamento')
    await button(dialog, 'Criar credencial').click()
    await page.keyboard.press('Escape')
    await button(dialog, 'Já guardei').click()
    const card = page.getByRole('article', { name: 'Folha de pagamento' })
    await card.getByText('Nunca usada').waitFor()
    await button(card, 'Trocar').click()
    await dialog.getByText(/As duas valem/).waitFor()
    await button(dialog, 'Criar a nova').click()
    await button(dialog, 'Já guardei').click()
    await page.getByText(/A nova ainda não foi usada.*Termina sozinha depois de 7 dias/).waitFor()
    const old = card.filter({ hasText: 'Em troca' })
    assert.equal(await button(old, 'Trocar').count(), 0)
    await button(old, 'Revogar').click()
    await dialog.getByText(/não pode ser reativada/).waitFor()
    await button(dialog, 'Revogar').click()
    await card.filter({ hasText: 'Revogada' }).waitFor()
    assert.deepEqual(await axeFindings(page), [])
  })

  it('show the password of an account once, replace it, and end the account, each after the consequences are shown', async () => {
    const page = await site.stayAs('ana', '/integracao/credenciais')
    await page.getByRole('link', { name: 'Contas', exact: true }).click()
    await heading(page, 'Contas de integração')
    const dialog = page.getByRole('dialog')
    await button(page, 'Criar conta').click()
    await button(dialog, 'Criar conta').click()
    await dialog.getByText('Preencha este campo.').waitFor()
    await dialog.getByLabel('Usuário').fill('folha de pagamento')
    await button(dialog, 'Criar conta').click()
    await dialog
      .getByText(/O usuário tem até 100 letras/)
      .first()
      .waitFor()
    await dialog.getByLabel('Usuário').fill('folha')
    await button(dialog, 'Criar conta').click()
    await dialog.getByText(/^vinc_acc_/).waitFor()
    await page.keyboard.press('Escape')
    await button(dialog, 'Já guardei').click()
    const card = page.getByRole('article', { name: 'folha' })
    await card.getByText('Nunca pediu um token.').waitFor()
    await button(card, 'Nova senha').click()
    await button(dialog, 'Gerar a nova senha').click()
    await dialog.getByText(/A senha anterior ainda vale até/).waitFor()
    await button(dialog, 'Já guardei').click()
    await card.getByText('Em troca').waitFor()
    assert.deepEqual(await axeFindings(page), [])
    await button(card, 'Revogar').click()
    await dialog.getByText(/não pode ser reativada/).waitFor()
    await button(dialog, 'Revogar').click()
    await card.getByText('Revogada').waitFor()
    assert.equal(await button(card, 'Nova senha').count(), 0)
  })

  it('map the columns of a file, simulate it, show what would be refused, and send it once', async () => {
    const good = student()
    const columns = Object.keys(good)
    const rows = [good, student({ ESIAL_CPF: '11111111111' })]
    const csv = [columns, ...rows.map((row) => columns.map((name) => String(Reflect.get(row, name) ?? '')))]
      .map((cells) => cells.join(';'))
      .join('\r\n')
      .replace('ESIAL_ALUNO', 'Quem é')
    const page = await site.stayAs('ana', '/integracao/importar?operacao=RecebeAlunos')
    const name = 'alunos.csv'
    await page
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(csv) })
    await page.getByText('alunos.csv: 2 linhas.').waitFor()
    await page.getByText(/Faltam campos obrigatórios/).waitFor()
    await page.getByLabel('Campo: Quem é').selectOption('ESIAL_ALUNO')
    await button(page, 'Simular').click()
    await page.getByText('1 aceito · 1 recusado', { exact: false }).waitFor()
    await page
      .getByRole('table', { name: 'Linhas recusadas' })
      .getByText('CPF', { exact: true })
      .first()
      .waitFor()
    await page.getByRole('link', { name: 'Baixar as recusadas com os motivos' }).waitFor()
    const count = async () =>
      (
        await site.world.rows<{ n: number }>(
          site.client.id,
          'select count(*)::int as n from lote where not simulado',
        )
      )[0]!.n
    const before = await count()
    const again = page.getByText('o lote é o mesmo, e nada foi enviado de novo')
    for (const repeated of [false, true]) {
      await button(page, 'Enviar 2 registros').click()
      await page.getByText(/^Enviado no lote \d+/).waitFor()
      await page.getByText('2 de 2 registros').waitFor()
      assert.equal(await button(page, 'Enviar 2 registros').isDisabled(), true)
      assert.equal(await again.count(), repeated ? 1 : 0)
      if (repeated) break
      await page.reload()
      // Latin-1, as old spreadsheets write it.
      const buffer = Buffer.from(csv, 'latin1')
      await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer })
      await page.getByText('as letras foram lidas como as do Windows (Latin-1)').waitFor()
    }
    assert.equal(await count(), before + 1)
    await page.getByRole('link', { name: 'Corrigir por causa' }).click()
    await heading(page, 'Ocorrências')
    await go(page, '/integracao/importar?operacao=RecebeAlunos')
    const longer = Buffer.from('nome,cidade\nSilva, Maria,Natal\n')
    await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: longer })
    await page.getByRole('alert').getByText('a linha 2 tem mais células').waitFor()
    assert.equal(await button(page, 'Simular').count(), 0)
    assert.deepEqual(await axeFindings(page), [])
  })

  it('try an operation by form or as JSON, without losing input between them', async () => {
    const page = await site.stayAs('ana', '/integracao/referencia?operacao=ConsultaLote')
    const fields = page.getByRole('group', { name: 'Campos do pedido' })
    await fields.getByLabel(/\(LOTE\)/).fill('987')
    await page.getByRole('link', { name: 'JSON', exact: true }).click()
    const json = page.getByLabel('Corpo em JSON')
    const body = JSON.parse(await json.inputValue())
    assert.equal(body.LOTE, 987)
    await json.fill(JSON.stringify({ ...body, LOTE: 988, OUTRO: 'x' }))
    await page.getByRole('link', { name: 'Formulário', exact: true }).click()
    assert.equal(await fields.getByLabel(/\(LOTE\)/).inputValue(), '988')
    await fields.getByLabel(/\(LOTE\)/).fill('989')
    await page.getByText('"OUTRO": "x"').waitFor()
    await page.getByText('"LOTE": 989').waitFor()
    await page.getByRole('link', { name: 'JSON', exact: true }).click()
    await json.fill('{"LOTE": 1')
    await page.getByRole('link', { name: 'Formulário', exact: true }).click()
    await page.getByText('Corrija o JSON para voltar ao formulário.').waitFor()
    await json.fill('{"LOTE": 999999}')
    await button(page, 'Chamar').click()
    await page
      .getByRole('alert')
      .getByText(/LOTE_INEXISTENTE/)
      .waitFor()
    await page.getByText('A mesma recusa, como um sistema a recebe').waitFor()
    await page.getByText('X-Problema: LOTE_INEXISTENTE').waitFor()
    assert.deepEqual(await axeFindings(page), [])
  })

  it('only simulate a tried batch, also by the curl command, and link to its outcome', async () => {
    const page = await site.stayAs('ana', '/integracao/referencia?operacao=RecebeAlunos')
    await page.getByText('"SIMULAR": "S"').waitFor()
    await button(page, 'Chamar').click()
    await page.getByText('"MsgRetorno": "Arquivo recebido com sucesso.').waitFor()
    await page.getByText('X-Lote-Id: 61').waitFor()
    await page.getByRole('link', { name: /^Ver o resultado no lote \d+$/ }).click()
    await page.getByText('Simulação: nada foi alterado.').waitFor()
  })

  it('simulate a batch again and show what would be refused', async () => {
    const sent = await site.world.process(site.client, 'RecebeAlunos', 'SDT_INT_ALUNOS', [
      student(),
      student({ ESIAL_CODIGO_DEFICIENCIA: 'SIM1' }),
    ])
    assert.equal(sent.resultados, 'IR')
    const page = await site.stayAs('ana', `/lotes/${sent.lote}`)
    await button(page, 'Simular de novo').click()
    const told = page.getByRole('region', { name: 'Se o lote inteiro fosse enviado agora' })
    await told.getByText('Aceitos: 1 · recusados: 1. Nada foi alterado.').waitFor()
    await told.getByText(/SIM1|deficiência/i).waitFor()
    assert.deepEqual(await axeFindings(page), [])
    await told.getByRole('link', { name: 'Abrir a simulação' }).click()
    await page.getByText('Simulação: nada foi alterado.').waitFor()
    const few = await site.stayAs('bia', `/lotes/${sent.lote}`)
    await heading(few, `Lote ${sent.lote}`)
    assert.equal(await button(few, 'Simular de novo').count(), 0)
  })

  it('give each webhook endpoint an address of its own', async () => {
    const url = `${receiver.url}/caminho?x=1&y=%2F`
    await site.world.control('Webhook', {
      TOKEN: site.client.token,
      ACAO: 'CADASTRAR',
      SDT_INT_WEBHOOK: { ESIWH_URL: url },
    })
    const page = await site.stayAs('ana', '/integracao/webhooks')
    await page.getByRole('link', { name: url, exact: true }).click()
    await heading(page, url)
    assert.equal(new URL(page.url()).pathname, `/integracao/webhooks/${encodeURIComponent(url)}`)
    await page.reload()
    await heading(page, url)
    await page.getByRole('link', { name: /Todos os destinos/ }).click()
    await heading(page, 'Webhooks')
  })

  it('show, for a path prefix, the pages below it that the user may open', async () => {
    const page = await site.stayAs('ana', '/')
    for (const { slug, section } of overviewsOf(menuRows)) {
      await go(page, `/${slug}`)
      await heading(page, section)
      const hrefs = await page.getByRole('main').getByRole('link').evaluateAll(hrefsOf)
      // Without a mail server a banner leads to its guide.
      const links = hrefs.filter((href) => !href?.startsWith('/docs/'))
      const own = menuRows.filter((row) => row.section === section).map((row) => `/${row.slug}`)
      assert.deepEqual(links, own, slug)
      assert.deepEqual(await axeFindings(page), [], slug)
    }
    const few = await site.stayAs('bia', '/integracao')
    await heading(few, 'Integração')
    const seen = await few.getByRole('main').getByRole('link').evaluateAll(hrefsOf)
    assert.ok(seen.includes('/lotes') && !seen.includes('/integracao/importar'))
    await go(few, '/configuracoes')
    await heading(few, 'Falta uma permissão')
  })

  it('say what to do with an invitation when no mail server is configured', async () => {
    const page = await site.stayAs('ana', '/configuracoes/usuarios')
    await site.world.rows(
      site.client.id,
      `update usuario set email = 'bia@exemplo.edu.br', email_chave = 'bia@exemplo.edu.br' where login = 'bia' returning id`,
    )
    await page.reload()
    await button(page, 'Pessoa bia').click()
    const dialog = page.getByRole('dialog')
    await button(dialog, 'Enviar convite').click()
    const told = dialog.getByRole('status')
    await told.getByText('O convite a bia@exemplo.edu.br entrou na fila de mensagens').waitFor()
    assert.match((await told.textContent()) ?? '', /use Copiar link de acesso para quem ainda não entrou/)
    await told.getByRole('link', { name: 'Ver em Mensagens se saiu.' }).click()
    await heading(page, 'Mensagens')
    await page.getByRole('table').getByText('bia@exemplo.edu.br').first().waitFor()
  })

  it('offer suggested rights of a profile to accept or dismiss', async () => {
    const offer = `update perfil set permissoes = '{}', oferta = '{financeiro.ver,financeiro.alterar}'
      where codigo = 'FINANCEIRO'`
    for (const [answer, rights] of [
      ['Dispensar', []],
      ['Aceitar', ['financeiro.ver', 'financeiro.alterar']],
    ] as const) {
      await site.world.rows(site.client.id, offer)
      const page = await site.visitAs('ana', '/configuracoes/perfis', { width: 360 })
      const profile = page.getByRole('article', { name: 'Financeiro' })
      await profile.getByText('Sugerimos que este perfil também permita').waitFor()
      assert.deepEqual(await axeFindings(page), [])
      await assertNotTooWide(page, 'perfis')
      await button(profile, answer).click()
      await profile.getByText('Sugerimos').waitFor({ state: 'detached' })
      const [row] = await site.world.rows<{ permissoes: string[]; oferta: string[] }>(
        site.client.id,
        "select permissoes, oferta from perfil where codigo = 'FINANCEIRO'",
      )
      assert.deepEqual(row, { permissoes: rights, oferta: [] })
      await site.leave()
    }
  })

  it('show no buttons and no other pages to a user who may only read', async () => {
    const page = await site.stayAs('bia', '/integracao/credenciais')
    await heading(page, 'Credenciais')
    await page.getByRole('article').first().waitFor()
    for (const name of ['Criar credencial', 'Trocar', 'Revogar'])
      assert.equal(await button(page, name).count(), 0, name)
    await page.getByRole('link', { name: 'Contas', exact: true }).click()
    await heading(page, 'Contas de integração')
    await page.getByRole('article').first().waitFor()
    for (const name of ['Criar conta', 'Nova senha', 'Revogar'])
      assert.equal(await button(page, name).count(), 0, name)
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await unfoldMenu(page)
    for (const name of ['Importar', 'Auditoria', 'Usuários', 'Perfis e permissões', 'Instituição'])
      assert.equal(await menu.getByRole('link', { name, exact: true }).count(), 0, name)
    await go(page, '/configuracoes/perfis')
    await page.getByText('Falta uma permissão').waitFor()
  })

  it('fit narrow windows and dark mode where no other test checks it', async () => {
    const page = await site.visitAs('ana', '/perfil', { width: 360, scheme: 'dark' })
    for (const path of [
      '/auditoria',
      '/configuracoes/instituicao',
      '/configuracoes/regras',
      '/configuracoes/perfis',
      '/configuracoes/usuarios',
      '/configuracoes/cadastros',
      '/configuracoes/login-unico',
      '/integracao/credenciais/contas',
      '/integracao/webhooks',
      '/integracao/referencia',
    ]) {
      await go(page, path)
      assert.deepEqual(await axeFindings(page), [], path)
      await assertNotTooWide(page, path)
    }
  })
})
