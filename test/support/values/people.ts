import assert from 'node:assert/strict'
import { addAdministrator } from '../../../demo/administrator.ts'
import { daysFrom } from '../../../demo/office/act.ts'
import { readCertificate } from '../../../server/domain/certificado/read.ts'
import { saveCertificate } from '../../../server/domain/certificado/store.ts'
import { saveProvider } from '../../../server/oidc/settings.ts'
import { Browser } from '../browser.ts'
import { askAs } from '../callers.ts'
import { certificate } from '../certificate.ts'
import { addAvaliacao } from '../fixtures/avaliacao.ts'
import { studentOf } from '../records.ts'
import { shownCode } from '../totp.ts'
import { idsBy, type Scenario } from './scenario.ts'

/** Actions of an administrator in the console, and of the operator with a certificate and an identity provider. */
export async function userScenario(told: Scenario): Promise<void> {
  const { dia, world, client } = told
  const { context } = world
  const { login, senha } = await addAdministrator(context, client.id)
  const browser = new Browser(world.base)
  assert.equal((await browser.signIn(client.codigo, login, senha)).status, 200)
  const ask = async (operation: string, body: Record<string, unknown>) => {
    const answer = await askAs(browser, operation, body)
    assert.equal(answer.status, 200, `${operation}: ${answer.text}`)
    return answer.body
  }
  const one = (select: string) => told.inside(async (tx) => (await idsBy(tx, select))[0]!)
  const student = await one(
    `select id from aluno where identificacao ~ '^RA|^20' and ativo order by id limit 1`,
  )
  const { registro } = await ask('ConsultaAluno', { id: student })
  await ask('AlteraAluno', {
    id: student,
    versao: registro.versao,
    registro: { ESIAL_TELEFONE2: '11912345678' },
  })
  const contract = await one(
    `select max(id) as id from contrato where situacao = 'Ativo' and modalidade = 'estagio' and inicio < '${dia}'
      and encerramento > '${daysFrom(dia, 30)}'`,
  )
  await ask('RegistraRecesso', { id: contract, inicio: daysFrom(dia, 1), termino: daysFrom(dia, 1) })
  await ask('InformaFrequencia', {
    competencia: dia.slice(0, 7),
    contratos: [{ contrato: contract, faltas: 1 }],
  })
  await ask('IncluiModelo', {
    ...{ tipo: 'Declaração', titulo: 'Declaração de vínculo' },
    corpo: '# Declaração\n\nDeclaramos que {{aluno.nome}}, CPF {{aluno.documento}}, cursa {{curso}}.',
  })
  const host = await one(
    `select id from pessoa where tipo = 'J' and papel::jsonb ? 'CONCEDENTE' and ativo order by id limit 1`,
  )
  const person = await one(
    `select id from pessoa where tipo = 'F' and ativo and email is not null order by id limit 1`,
  )
  await ask('IncluiRepresentante', { id: host, pessoa: person })
  await ask('AlteraModeloMensagem', {
    modelo: 'pendencias',
    assunto: '{instituicao} espera por você, {nome}',
  })
  await ask('SalvaCanal', {
    ...{ url: 'https://9.9.9.9/sms', metodo: 'POST', formato: 'JSON', credencial: 'segredo' },
    ...{ corpo: '{"para": "{telefone}", "texto": "{texto}"}', codigos: 'N', lembretes: 'N' },
    ...{ porPessoa: 10, porDia: 100 },
  })
  const place = { quem: 'aluno', tipo: 'Relatório final' }
  const form = await ask('ConsultaFormulario', place)
  await ask('SalvaFormulario', {
    ...place,
    ...{ edicao: form.edicao, titulo: 'Relatório', perguntas: form.perguntas },
  })
  await addAvaliacao(world, client, { pendencia_id: await one('select max(id) as id from pendencia') })
  await ask('CriaEnsaio', {})
  const provider = {
    ...{ emissor: 'https://login.exemplo.edu.br', identificador: 'vinculo', segredo: 'segredo' },
    ...{ escopos: 'openid', campoLogin: 'email', rotulo: 'Entrar', aceitaSenha: true },
  }
  await told.inside((tx) => saveProvider(tx, context.sealer, provider))
  // A refused record has a cause, which a user takes on.
  await world.process(client, 'RecebeAlunos', 'SDT_INT_ALUNOS', [{ ESIAL_IDENTIFICACAO: 'X1' }])
  const cause = await one('select max(id) as id from causa')
  await ask('AtribuiCausa', { id: cause, responsavel: login })
  const ESIAL_EMAIL = 'um.so@exemplo.edu.br'
  await world.process(client, 'RecebeAlunos', 'SDT_INT_ALUNOS', [
    { ...studentOf(940_001), ESIAL_EMAIL },
    { ...studentOf(940_002), ESIAL_EMAIL },
  ])
  const pairs = await one(`select max(id) as id from causa where codigo = 'EMAIL_DUPLICADO'`)
  assert.equal((await ask('DecidePares', { causa: pairs, decisao: 'devolver' })).decididos, 1)
  const go = (path: string, body: object) =>
    browser.go('POST', `/sessao${path}`, body, { 'x-csrf-token': browser.csrf })
  const { body } = await go('/segundo-fator', { senha })
  const codigo = shownCode(body.segredo, context.clock.now())
  assert.equal((await go('/segundo-fator/confirmacao', { codigo })).status, 200)
  const { colaboradores } = (await world.workforce('listacolaboradores', client.key, { ativos: 'true' })).body
  const [{ cpf }] = colaboradores as [{ cpf: string }]
  const linked = await world.workforce('gerarlinkacesso', client.key, { cpf, destino: '/horario' })
  assert.equal(linked.status, 200, linked.text)
  const target = { ESIWH_URL: 'https://9.9.9.9/vinculo', ESIWH_ATIVO: 'N' }
  const hook = { TOKEN: client.token, ACAO: 'CADASTRAR', SDT_INT_WEBHOOK: target }
  assert.equal((await world.control('Webhook', hook)).status, 200)
  const { key, cert } = certificate('Universidade de Exemplo')
  const read = readCertificate(key + cert)
  assert.ok(typeof read === 'object')
  await told.inside((tx) => saveCertificate(tx, context.sealer, read))
}
