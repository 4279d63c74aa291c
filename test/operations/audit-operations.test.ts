import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { operations } from '../../catalogue/index.ts'
import { novocolaborador } from '../../catalogue/workforce/novocolaborador.ts'
import { audit, changes, type Entry } from '../support/audit.ts'
import { insert } from '../support/contracts.ts'
import { inboundById, sendExamples } from '../support/examples.ts'
import type { Fields } from '../support/records.ts'
import { type Institution, World } from '../support/world.ts'

/** A field of each operation's example, a new value, and its name in the trail. */
const edits: [
  operation: string,
  entity: string,
  field: string,
  value: unknown,
  campo: string,
  after?: string,
][] = [
  ['RecebeAlunos', 'aluno', 'ESIAL_TELEFONE2', '1133334444', 'telefone2'],
  ['RecebeCursos', 'curso', 'ESICU_PERMITE_40H', 'S', 'permite40h'],
  ['RecebeProfessores', 'professor', 'ESIPR_PROFESSOR', 'Outro Nome', 'professor'],
  ['RecebeDisciplinas', 'disciplina', 'ESIDI_CREDITOS', 9, 'creditos', '9'],
  ['RecebeTurmas', 'turma', 'ESITU_TERMINO', '31/12/2039', 'termino', '2039-12-31'],
  ['RecebeAlunosCursos', 'alunoCurso', 'ESIAC_SITUACAO', 'T', 'situacaoMatricula'],
  ['RecebeCursoDisciplinas', 'cursoDisciplina', 'ESICD_PERIODO', 7, 'periodo', '7'],
  ['RecebeCursoProfessores', 'cursoProfessor', 'ESICP_TERMINO', '2039-12-31', 'termino'],
  ['RecebeDisciplinaTurma', 'disciplinaTurma', 'ESIDT_VAGAS', 77, 'vagas', '77'],
  ['RecebeTurmaAlunos', 'turmaAluno', 'ESITA_NOTA', '3,5', 'nota', '3.50'],
  ['RecebeTurmaProfessores', 'turmaProfessor', 'ESITP_FUNCAO', 'A', 'funcao'],
  ['RecebeAlunoDisciplinas', 'alunoDisciplina', 'ESIAD_SITUACAO', 'D', 'situacaoDisciplina'],
  ['RecebeAlunoDisciplinaProfessor', 'alunoDisciplinaProfessor', 'ESIAP_VALIDADE', '2039-12-31', 'validade'],
  ['RecebeUsuarios', 'usuario', 'ESIUS_RAMAL', '4321', 'ramal'],
  ['CadastraPessoa', 'pessoa', 'ESIPE_NOME_FANTASIA', 'Novo Horizonte', 'nomeFantasia'],
  ['RecebeCurriculos', 'curriculo', 'ESICV_OBJETIVO', 'Outro objetivo', 'objetivo'],
  ['RecebeFaturamentoExterno', 'faturamento', 'ESIFE_HISTORICO', 'Outro', 'historico'],
  ['RecebeDocumentos', 'documentoFinanceiro', 'ESIDO_SERIE', 'Z9', 'serie'],
]

describe('audit entries of operations', () => {
  let world: World
  let client: Institution
  /** Inclusion entries before and after every record was sent again, and entries of the changes. */
  let included: Entry[]
  let changed: Entry[]
  let includedThen: Entry[]
  before(async () => {
    world = await World.share()
    client = await world.institution()
    await sendExamples(world, client)
    const { example, list } = inboundById.get('RecebeUsuarios')!
    await world.process(client, 'RecebeUsuarios', list, [example])
    included = await audit(world, client, { acao: 'Inclusão' })
    for (const [id, , field, value] of edits) await resend(id, { [field]: value })
    changed = await audit(world, client, { acao: 'Alteração' })
    includedThen = await audit(world, client, { acao: 'Inclusão' })
  })
  after(() => world.close())

  async function resend(id: string, more: Fields) {
    const { example, list } = inboundById.get(id)!
    const [invoice] = await world.rows<{ id: number }>(client.id, 'select id from faturamento')
    const own = id === 'RecebeDocumentos' ? { ESIDO_FATURAMENTO: invoice!.id } : {}
    const result = await world.process(client, id, list, [{ ...example, ...own, ...more }])
    assert.equal(result.resultados, 'A', `${id} ${JSON.stringify(result.ocorrencias)}`)
  }

  it('exist for every inbound operation', () => {
    const told = new Set([...edits.map(([id]) => id), 'RecebeVagas', 'EncerraVagas'])
    const inbound = operations.filter(({ family }) => family === 'inbound').map(({ id }) => id)
    assert.deepEqual(
      inbound.filter((id) => !told.has(id)),
      [],
    )
  })

  for (const [id, entidade, field, value, campo, after = String(value)] of edits) {
    it(`${id}: the new record, the changed field, and the included record`, () => {
      const ofEntity = (entries: Entry[]) => entries.filter((entry) => entry.entidade === entidade)
      const came = ofEntity(included)
      assert.equal(came.length, 1)
      const { entidadeIdentificador: identificador } = came[0]!
      const fields = new Map(changes(came[0]!).map(([name, before, now]) => [name, [before, now]]))
      const earlier = fields.get(campo)?.[1] ?? ''
      for (const [before, now] of fields.values()) assert.ok(before === '' && now !== '')
      const sent = inboundById.get(id)!.example[field]
      // Numbers are stored with all their decimals.
      if (sent !== undefined) assert.equal(String(Number(earlier) || earlier), String(Number(sent) || sent))

      const last = ofEntity(changed).findLast((entry) => entry.entidadeIdentificador === identificador)
      assert.deepEqual(changes(last!), [[campo, earlier, after]])
      assert.deepEqual(ofEntity(includedThen), came)
    })
  }

  it('RecebeVagas and EncerraVagas: changes of one vacancy', async () => {
    const other = { ESIVA_IDENTIFICACAO: 'OUTRA' }
    const { example, list } = inboundById.get('RecebeVagas')!
    await world.process(client, 'RecebeVagas', list, [{ ...example, ...other }])
    const included = await audit(world, client, { entidade: 'vaga', acao: 'Inclusão' })
    const identificador = included.at(-1)!.entidadeIdentificador
    await resend('RecebeVagas', { ...other, ESIVA_QUANTIDADE: 3 })
    const end = { ESIEV_IDENTIFICACAO: 'OUTRA', ESIEV_MOTIVO: 'C', ESIEV_DATA: '2026-03-31' }
    await world.process(client, 'EncerraVagas', 'SDT_INT_ENCERRA_VAGAS', [end])
    const entries = await audit(world, client, { entidade: 'vaga', identificador })
    assert.deepEqual(entries.slice(1).map(changes), [
      [['quantidade', '2', '3']],
      [
        ['situacao', 'Aberta', 'Cancelada'],
        ['encerramentoMotivo', '', 'C'],
        ['encerramentoData', '', '2026-03-31'],
      ],
    ])
  })

  it('novocolaborador: person, period, unit and position, in the name of the key', async () => {
    const { colaborador } = novocolaborador.example
    await insert(world, client, 'horario', { referencia: 'H1', descricao: 'Comercial' })
    const save = (more: Fields) =>
      world.workforce('novocolaborador', client.key, { colaborador: { ...colaborador, ...more } })
    assert.equal((await save({ telefone: '1130000000' })).status, 200)
    for (const entidade of ['colaborador', 'colaboradorContrato', 'cargo']) {
      const [entry] = await audit(world, client, { entidade })
      assert.deepEqual(
        [entry!.acao, entry!.usuario, entry!.origem, entry!.operacao],
        ['Inclusão', 'teste', 'Integração', 'novocolaborador'],
      )
    }
    // The period is written with the same values, so nothing changed.
    assert.equal((await save({ telefone: '1130000001' })).status, 200)
    const person = await audit(world, client, { entidade: 'colaborador', acao: 'Alteração' })
    assert.deepEqual(person.map(changes), [[['telefone', '1130000000', '1130000001']]])
    assert.equal((await audit(world, client, { entidade: 'colaboradorContrato' })).length, 1)
  })

  it('batches act under the credential they were sent with', async () => {
    const [entry] = await audit(world, client, { entidade: 'aluno' })
    assert.deepEqual(
      [entry!.usuario, entry!.origem, entry!.operacao],
      ['teste', 'Integração', 'RecebeAlunos'],
    )
  })
})
