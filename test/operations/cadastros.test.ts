import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Right } from '../../catalogue/doors.ts'
import { createCredential } from '../../server/domain/credencial/cria.ts'
import { Browser, codeOf } from '../support/browser.ts'
import { insert } from '../support/contracts.ts'
import { Editing } from '../support/editing.ts'
import { addAluno, addUsuario } from '../support/people.ts'
import { type Fields, type Row, student } from '../support/records.ts'
import { type Institution, World } from '../support/world.ts'

describe('registers for staff', () => {
  let world: World
  let client: Institution
  before(async () => {
    world = await World.share()
    client = await world.institution(['recebe', 'consulta'], 24)
  })
  after(() => world.close())

  const keyOf = (scopes: readonly Right[]) =>
    createCredential(world.context.owner, { clienteId: client.id, kind: 'gestao', name: 'painel', scopes })
  const ask = (operation: string, body: Fields, authorization: string) =>
    new Browser(world.base).go('POST', `/gestao/${operation}`, body, { authorization })

  it('show a record with its corrections, and bank values only with the right', async () => {
    const record = student({ ESIAL_BANCO: '001', ESIAL_AGENCIA: '1', ESIAL_CONTA: '2' })
    await world.process(client, 'RecebeAlunos', 'SDT_INT_ALUNOS', [record])
    const editing = new Editing(world, client)
    await editing.student(record, { ESIAL_TELEFONE2: '1133334444', ESIAL_CONTA: '99' })
    const id = await editing.idOf('aluno', String(record.ESIAL_IDENTIFICACAO))
    const page = await ask('ConsultaAluno', { id }, await keyOf(['cadastros.ver']))
    assert.equal(codeOf(page), '200 OK', page.text)
    assert.equal(page.body.registro.identificacao, record.ESIAL_IDENTIFICACAO)
    assert.deepEqual(['banco' in page.body.registro, 'deficiencia' in page.body.registro], [false, false])
    const told = ({ body }: { body: Row }) =>
      Object.fromEntries((body.correcoes as Row[]).map(({ campo, valor }) => [campo, valor]))
    assert.deepEqual(told(page), { ESIAL_TELEFONE2: '1133334444', ESIAL_CONTA: '***' })
    assert.match(page.body.correcoes[0].momento, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/)
    const seen = await ask('ConsultaAluno', { id }, await keyOf(['cadastros.ver', 'financeiro.ver']))
    assert.equal(told(seen).ESIAL_CONTA, '99')
    // Only the read that decrypted a value is in the trail, without the value.
    const trail = await world.rows<Row>(
      client.id,
      `select campos, menor from auditoria where operacao = 'ConsultaAluno' and acao = 'Consulta' order by id`,
    )
    assert.deepEqual(trail, [{ campos: [['ESIAL_CONTA', '', '***']], menor: id }])
    assert.deepEqual(
      page.body.acoes.map(({ comando, permitido }: Row) => [comando, permitido]),
      [
        ['AlteraAluno', false],
        ['ConvidaAluno', false],
        ['CopiaAcessoAluno', false],
      ],
    )
  })

  it('list their records, and to staff of a unit the students of its courses', async () => {
    const unidade_id = await insert(world, client, 'unidade', { codigo: 'N', nome: 'Norte' })
    const curso_id = await insert(world, client, 'curso', {
      identificacao: 'DIR',
      nome: 'Direito',
      unidade_id,
    })
    const aluno_id = await addAluno(world, client, 'nortista', { nome: 'Érica do Norte' })
    await insert(world, client, 'aluno_curso', { aluno_id, curso_id, matricula: '1', situacao: 'C' })
    const outside = await addAluno(world, client, 'sulista', { nome: 'Eric do Sul' })
    const all = await ask('ListaAlunos', { busca: 'eric' }, await keyOf(['cadastros.ver']))
    assert.deepEqual(
      all.body.elementos.map(({ nome }: Row) => nome),
      ['Eric do Sul', 'Érica do Norte'],
    )
    const perfil_id = await insert(world, client, 'perfil', {
      codigo: 'NORTE',
      nome: 'Norte',
      permissoes: ['cadastros.ver'],
      por_unidade: true,
    })
    await addUsuario(world, client, 'secretaria', { senha: 's', how: 'weak', perfil_id, unidade_id })
    const browser = new Browser(world.base)
    await browser.signIn(client.codigo, 'secretaria', 's')
    const go = (operation: string, body: Fields) =>
      browser.go('POST', `/gestao/${operation}`, body, { 'x-csrf-token': browser.csrf })
    const listed = await go('ListaAlunos', {})
    assert.deepEqual(
      listed.body.elementos.map(({ id }: Row) => id),
      [aluno_id],
    )
    assert.equal(codeOf(await go('ConsultaAluno', { id: outside })), '404 REGISTRO_INEXISTENTE')
    const ofCourse = await go('ListaAlunos', { curso: curso_id, ativo: 'S' })
    assert.equal(ofCourse.body.total.valor, 1)
    for (const list of [
      'ListaProfessores',
      'ListaCursos',
      'ListaPessoas',
      'ListaUnidades',
      'ListaDisciplinas',
    ]) {
      assert.equal(codeOf(await go(list, { busca: 'x' })), '200 OK', list)
    }
  })
})
