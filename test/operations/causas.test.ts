import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type Right, rights } from '../../catalogue/doors.ts'
import { createCredential } from '../../server/domain/credencial/cria.ts'
import { Browser, codeOf } from '../support/browser.ts'
import { insert } from '../support/contracts.ts'
import { addUsuario } from '../support/people.ts'
import { until } from '../support/process.ts'
import { type Fields, type Row, student, user } from '../support/records.ts'
import { type Institution, World } from '../support/world.ts'

const students = ['RecebeAlunos', 'SDT_INT_ALUNOS'] as const
const all = [
  'integracao.ver',
  'integracao.alterar',
  'cadastros.alterar',
  'sensivel.ver',
  'configuracao.alterar',
] as const

describe('causes of refusals', () => {
  let world: World
  let client: Institution
  let key: string
  before(async () => {
    world = await World.share()
    client = await world.institution()
    key = await keyOf(all)
    await addUsuario(world, client, 'ana')
  })
  after(() => world.close())

  const keyOf = (scopes: readonly Right[], of = client) =>
    createCredential(world.context.owner, { clienteId: of.id, kind: 'gestao', name: 'painel', scopes })
  const ask = (operation: string, body: Fields, authorization = key, headers: Record<string, string> = {}) =>
    new Browser(world.base).go('POST', `/gestao/${operation}`, body, { authorization, ...headers })
  const send = (...records: Fields[]) => world.process(client, ...students, records)
  const causes = async (filter: Fields = { situacao: ['Aberta'] }): Promise<Row[]> =>
    (await ask('ListaCausas', { ordem: 'id', ...filter })).body.elementos
  const open = async (codigo: string) => (await causes({ codigo, situacao: ['Aberta'] }))[0]
  const affected = async (causa: unknown): Promise<Row[]> =>
    (await ask('ListaAfetados', { causa })).body.elementos
  const repair = (body: Fields, more?: Record<string, string>) => ask('CorrigeRegistros', body, key, more)
  const ended = async (lotes: Row[]) => {
    const letters: string[] = []
    for (const { lote } of lotes) letters.push((await world.outcome(client, Number(lote))).resultados)
    return letters.join('')
  }
  const counts = async () =>
    (await causes()).map(({ codigo, campo, forma, registros }) => [codigo, campo, forma, registros])

  it('group records by code, field and pattern, and never show a value', async () => {
    const records = ['01.310-100', '01.310-200', '1310'].map((cep) => student({ ESIAL_CEP: cep }))
    await send(...records, student({ ESIAL_CODIGO_DEFICIENCIA: '07' }))
    assert.deepEqual(await counts(), [
      ['CEP_INVALIDO', 'ESIAL_CEP', '99.999-999', 2],
      ['CEP_INVALIDO', 'ESIAL_CEP', '9999', 1],
      ['DEFICIENCIA_INEXISTENTE', 'ESIAL_CODIGO_DEFICIENCIA', '99', 1],
    ])
    const listed = (await ask('ListaCausas', {})).text
    assert.ok(!listed.includes('01.310') && !listed.includes('"07"'))
    await send(...records.map((one) => ({ ...one, ESIAL_CEP: '01310100' })))
    assert.deepEqual((await counts()).length, 1, 'the source has sent better')
    assert.deepEqual(
      (await causes({ situacao: ['Sanada'] })).map(({ registros }) => registros),
      [0, 0],
    )
  })

  it('count a record once, however often it comes, by its last result', async () => {
    const record = student({ ESIAL_UF: 'XX' })
    await send(record)
    await send(record, record)
    const [cause] = await causes({ codigo: 'UF_INVALIDA' })
    assert.deepEqual([cause!.registros, cause!.pessoas], [1, 1])
    await send({ ...record, ESIAL_UF: 'SP', ESIAL_NASCIMENTO: '31/02/2000' })
    assert.equal(await open('UF_INVALIDA'), undefined)
    assert.equal((await open('DATA_INVALIDA'))!.forma, '99/99/9999')
  })

  it('of users are repaired only with the rights that the records grant and the users have', async () => {
    const of = await world.institution()
    const perfil_id = await insert(world, of, 'perfil', {
      codigo: 'CAIXA',
      nome: 'Caixa',
      permissoes: ['financeiro.alterar'],
    })
    await insert(world, of, 'usuario', {
      identificador: 77,
      login: 'tesoureira',
      login_chave: 'tesoureira',
      nome: 'Tesoureira',
      perfil_id,
    })
    const record = user({ ESIUS_IDENTIFICADOR: 77, ESIUS_LOGIN: 'tesoureira', ESIUS_CODIGO_PERFIL: 'CAIXA' })
    const newcomer = user({ ESIUS_CODIGO_PERFIL: 'CONSULTA', ESIUS_CEP: '1310' })
    await world.process(of, 'RecebeUsuarios', 'SDT_INT_USUARIOS', [
      { ...record, ESIUS_CEP: '1310' },
      newcomer,
    ])
    const clerk = await keyOf(['integracao.ver', 'cadastros.alterar', 'acessos.alterar', 'cadastros.ver'], of)
    const [cause] = (await ask('ListaCausas', {}, clerk)).body.elementos
    const listed: Row[] = (await ask('ListaAfetados', { causa: cause.id }, clerk)).body.elementos
    // By their position in the batch, which their numbers need not follow.
    const rows = listed.toSorted((one, other) => Number(one.sequencia) - Number(other.sequencia))
    const repaired = async (at: number, campos: object[], by = clerk) => {
      const body = { causa: cause.id, modo: 'campos', afetados: [{ id: rows[at]!.id }], campos, SIMULAR: 'S' }
      const answer = await ask('CorrigeRegistros', body, by)
      return `${codeOf(answer)} ${answer.body.error?.detalhes?.permissao ?? ''}`.trim()
    }
    const cep = { campo: 'ESIUS_CEP', valor: '01310100' }
    const email = { campo: 'ESIUS_EMAIL', valor: 'minha@exemplo.com.br' }
    const profile = { campo: 'ESIUS_CODIGO_PERFIL', valor: 'CAIXA' }
    assert.equal(await repaired(0, [cep, email]), '403 PERMISSAO_AUSENTE financeiro.alterar')
    assert.equal(await repaired(1, [cep, profile]), '403 PERMISSAO_AUSENTE financeiro.alterar')
    const every = await keyOf(Object.keys(rights) as Right[], of)
    assert.equal(await repaired(0, [cep, email], every), '200 OK')
    assert.equal(await repaired(1, [cep, profile], every), '200 OK')
  })

  it('are totalled with each person once', async () => {
    const records = [
      student({ ESIAL_UF: 'XX', ESIAL_CEP: '1310' }),
      student({ ESIAL_UF: 'XX' }),
      student({ ESIAL_CEP: '1310' }),
    ]
    await send(...records)
    const ids = [(await open('UF_INVALIDA'))!, (await open('CEP_INVALIDO'))!].map(({ id }) => ({ id }))
    const told = async (causas: object[]) => {
      const { registros, pessoas } = (await ask('ResumoCausas', { causas })).body
      return [registros, pessoas]
    }
    assert.deepEqual(await told(ids), [4, 3])
    assert.deepEqual(await told(ids.slice(0, 1)), [2, 2])
    assert.deepEqual(await told([{ id: 999_999_999 }]), [0, 0])
    await send(...records.map((one) => ({ ...one, ESIAL_UF: 'SP', ESIAL_CEP: '01310100' })))
    assert.deepEqual(await told(ids), [0, 0])
  })

  it('are simulated with the same rules, rolled back, and then repaired', async () => {
    const records = Array.from({ length: 12 }, () => student({ ESIAL_CEP: '04.538-133' }))
    await send(...records)
    const { id } = (await open('CEP_INVALIDO'))!
    const analysed = (await ask('AnalisaCausa', { causa: id })).body
    assert.deepEqual(analysed.valores, [{ valor: '04.538-133', registros: 12 }])
    assert.deepEqual([analysed.unico, analysed.lembrado], [false, true])
    assert.deepEqual(analysed.consertos[0], {
      modo: 'pontuacao',
      registros: 12,
      exemplos: [{ antes: '04.538-133', depois: '04538133' }],
    })
    const tried = (await repair({ causa: id, modo: 'pontuacao', SIMULAR: 'S' })).body
    assert.deepEqual([tried.incluidos, tried.recusados, tried.lotes], [12, 0, []])
    assert.deepEqual([tried.amostra[0].antes, tried.amostra[0].depois], ['04.538-133', '04538133'])
    assert.equal((await open('CEP_INVALIDO'))!.registros, 12)
    assert.deepEqual(await world.rows(client.id, 'select from correcao'), [])
    const done = (await repair({ causa: id, modo: 'pontuacao' })).body
    assert.equal(await ended(done.lotes), 'I'.repeat(12))
    assert.equal(await open('CEP_INVALIDO'), undefined)
    const [batch] = await world.rows<Row>(
      client.id,
      `select credencial, reenvio from lote where id = ${done.lotes[0].lote}`,
    )
    assert.deepEqual(batch, { credencial: 'painel', reenvio: true })
    const night = await send(...records)
    assert.equal(night.resultados, 'N'.repeat(12), 'the same batch, the next night')
    assert.equal(night.ocorrencias.filter(({ codigo }) => codigo === 'CORRECAO_MANTIDA').length, 12)
    const better = await send({ ...records[0], ESIAL_CEP: '04538-132' })
    assert.equal(better.resultados, 'A', 'what the source sends otherwise counts')
  })

  it('are repaired record by record, also in fields without stored corrections', async () => {
    const record = student({ ESIAL_CEP: 'x', ESIAL_CPF: '1' })
    await send(record)
    const { id } = (await open('CPF_INVALIDO'))!
    const [one] = await affected(id)
    const campos = [
      { campo: 'ESIAL_CEP', valor: '01310-100' },
      { campo: 'ESIAL_CPF', valor: '52998224725' },
      { campo: 'ESIAL_MATRICULA', valor: '77' },
    ]
    const body = { causa: id, modo: 'campos', afetados: [{ id: one!.id }], campos }
    const done = await repair(body)
    assert.equal(await ended(done.body.lotes), 'I', done.text)
    const [row] = await world.rows<Row>(
      client.id,
      `select cep, matricula from aluno where cpf = '52998224725'`,
    )
    assert.deepEqual(row, { cep: '01310100', matricula: '77' })
    assert.equal((await send(record)).resultados, 'N')
    assert.equal(codeOf(await repair(body)), '404 REGISTRO_INEXISTENTE', 'it is repaired already')
    const wrong = [{ campo: 'ESIAL_SENHA', valor: 'x' }]
    assert.equal(codeOf(await repair({ ...body, campos: wrong })), '422 REGISTRO_INVALIDO')
  })

  it('of missing values are repaired with a value for empty', async () => {
    await send(student({ ESIAL_CIDADE: undefined }), student({ ESIAL_CIDADE: '' }))
    const { id } = (await open('CAMPO_OBRIGATORIO'))!
    const analysed = (await ask('AnalisaCausa', { causa: id })).body
    assert.deepEqual(analysed.valores, [{ valor: '', registros: 2 }])
    assert.deepEqual(analysed.consertos, [])
    const trocas = [{ de: '', para: 'Natal' }]
    const tried = (await repair({ causa: id, modo: 'trocar', trocas, SIMULAR: 'S' })).body
    assert.deepEqual([tried.incluidos, tried.mudados], [2, 2])
    const done = await repair({ causa: id, modo: 'trocar', trocas })
    assert.equal(await ended(done.body.lotes), 'II', done.text)
    assert.equal(await open('CAMPO_OBRIGATORIO'), undefined)
  })

  it('show the sent fields of named records, as far as the caller may see them', async () => {
    const [dotted, disabled] = [
      student({ ESIAL_CEP: '01.3', ESIAL_ALUNO: 'Rui Sá', ESIAL_NOME_SOCIAL: 'Rita Sá' }),
      student({ ESIAL_CODIGO_DEFICIENCIA: '09', ESIAL_ALUNO: 'Caio Luz' }),
    ]
    const { lote } = await send(dotted, disabled)
    const seen = async (codigo: string, authorization = key) => {
      const [cause] = await causes({ codigo, lote })
      const rows: Row[] = (await ask('ListaAfetados', { causa: cause!.id, lote })).body.elementos
      const afetados = rows.map(({ id }) => ({ id }))
      const { registros } = (await ask('AnalisaCausa', { causa: cause!.id, afetados }, authorization)).body
      assert.deepEqual((await ask('AnalisaCausa', { causa: cause!.id }, authorization)).body.registros, [])
      return registros.map(({ nome, valor }: Row) => [nome, valor])
    }
    assert.deepEqual(await seen('CEP_INVALIDO'), [['Rita Sá', '01.3']])
    assert.deepEqual(await seen('DEFICIENCIA_INEXISTENTE'), [['Caio Luz', '09']])
    const less = await keyOf(['integracao.ver'])
    assert.deepEqual(await seen('CEP_INVALIDO', less), [['Rita Sá', '01.3']])
    assert.deepEqual(await seen('DEFICIENCIA_INEXISTENTE', less), [['Caio Luz', '***']])
    await send({ ...dotted, ESIAL_CEP: '01310100' }, { ...disabled, ESIAL_CODIGO_DEFICIENCIA: '' })
  })

  it('of a missing code end when it is registered and the records come again', async () => {
    const { id } = (await open('DEFICIENCIA_INEXISTENTE'))!
    const analysed = (await ask('AnalisaCausa', { causa: id })).body
    assert.deepEqual([analysed.cadastro, analysed.valores[0].valor], ['deficiencia', '07'])
    const covered = (await ask('AnalisaCausa', { causa: id }, await keyOf(['integracao.ver']))).body
    assert.deepEqual([covered.coberto, covered.valores], [true, []])
    assert.equal((await ask('SalvaDeficiencia', { codigo: '07', descricao: 'Visão' })).body.nova, true)
    const done = (await repair({ causa: id, modo: 'reenviar' })).body
    assert.equal(await ended(done.lotes), 'I')
    assert.equal(await open('DEFICIENCIA_INEXISTENTE'), undefined)
  })

  it('show the holder of a unique value', async () => {
    const holder = student({ ESIAL_EMAIL: 'um@exemplo.br', ESIAL_ALUNO: 'Quem já tem' })
    await send(holder)
    await send(student({ ESIAL_EMAIL: 'um@exemplo.br' }))
    const { id, forma } = (await open('EMAIL_DUPLICADO'))!
    const [one] = await affected(id)
    assert.equal((await ask('AnalisaCausa', { causa: id })).body.unico, true)
    const { identificacao, nome, versao } = one!.detentor as Row
    assert.deepEqual([forma, identificacao, nome, versao], ['', holder.ESIAL_IDENTIFICACAO, 'Quem já tem', 1])
  })

  it('are sent again by one of two concurrent callers, and once per idempotency key', async () => {
    const record = student({ ESIAL_CEP: '01.001-000' })
    await send(record)
    const { id } = (await open('CEP_INVALIDO'))!
    const rows = await affected(id)
    const body = { causa: id, modo: 'pontuacao', afetados: rows.map((one) => ({ id: one.id })) }
    const both = await Promise.all([repair(body), repair(body)])
    const codes = both.map(codeOf).sort()
    assert.equal(codes[0], '200 OK')
    assert.match(codes[1]!, /409 REGISTRO_OCUPADO|404 REGISTRO_INEXISTENTE/)
    await ended(both.flatMap(({ body }) => body.lotes ?? []))
    const again = student({ ESIAL_CEP: '01.001-000' })
    await send(again)
    const once = { 'idempotency-key': 'conserto-1' }
    const [first, second] = [
      await repair({ causa: id, modo: 'pontuacao' }, once),
      await repair({ causa: id, modo: 'pontuacao' }, once),
    ]
    assert.deepEqual(first.body, second.body)
    await ended(first.body.lotes)
  })

  it('roll back a repair that cannot be completed', async () => {
    await send(student({ ESIAL_CEP: '02.002-000' }))
    const { id } = (await open('CEP_INVALIDO'))!
    const all = 'select (select count(*) from lote) l, (select count(*) from correcao) c'
    const before = await world.rows(client.id, all)
    // Corrections and batch are written; its queue row is locked.
    const held = await world.context.db.connect()
    await held.query('begin; lock table fila in exclusive mode')
    const failed = await repair({ causa: id, modo: 'pontuacao' }).finally(async () => {
      await held.query('rollback')
      held.release()
    })
    assert.equal(codeOf(failed), '409 REGISTRO_OCUPADO')
    assert.deepEqual(await world.rows(client.id, all), before)
    assert.equal((await open('CEP_INVALIDO'))!.registros, 1)
    await ended((await repair({ causa: id, modo: 'pontuacao' })).body.lotes)
  })

  it('are sent again in parts beyond the limit of one command', async () => {
    const lote = (await send(student({ ESIAL_CEP: '03.003-000' }))).lote
    const { id } = (await open('CEP_INVALIDO'))!
    // Copies the record under many keys.
    await world.rows(
      client.id,
      `with feitos as (insert into causa_registro (cliente_id, causa_id, operacao, chave, identificacao, lote_id, sequencia)
         select cliente_atual(), ${id}, 'RecebeAlunos', 'X' || n, 'X' || n, ${lote}, 1 from generate_series(1, 5000) n returning 1)
       update causa set registros = registros + 5000 where id = ${id} returning id`,
    )
    const tried = (await repair({ causa: id, modo: 'reenviar' })).body
    assert.deepEqual([tried.escolhidos, tried.restantes], [5_000, 1])
    await ended(tried.lotes)
    await ask('ResolveCausa', { id, motivo: 'Só um teste.' })
  })

  it('are assigned and settled by staff, and reopen when they recur', async () => {
    const record = student({ ESIAL_UF: 'ZZ' })
    await send(record)
    const { id } = (await open('UF_INVALIDA'))!
    assert.equal((await ask('AtribuiCausa', { id, responsavel: 'ANA' })).body.responsavel, 'ana')
    assert.equal(codeOf(await ask('AtribuiCausa', { id, responsavel: 'ninguém' })), '422 REGISTRO_INVALIDO')
    assert.equal((await open('UF_INVALIDA'))!.responsavel, 'ana')
    const settled = await ask('ResolveCausa', { id, motivo: 'Devolvida à origem.' })
    assert.equal(settled.body.resolvidos, 1)
    const [closed] = await causes({ situacao: ['Resolvida'], codigo: 'UF_INVALIDA' })
    assert.equal(closed!.resolucao, 'Devolvida à origem.')
    await send(record)
    assert.deepEqual([(await open('UF_INVALIDA'))!.id, (await open('UF_INVALIDA'))!.resolucao], [id, ''])
  })

  it('of waiting records end when the reference comes', async () => {
    const patient = await world.institution(['recebe'], 24)
    const other = await keyOf(all, patient)
    const aluno = student()
    await world.process(patient, ...students, [aluno])
    const enrolment = {
      ESIAC_ALUNO: aluno.ESIAL_IDENTIFICACAO,
      ESIAC_CURSO: '0412',
      ESIAC_MATRICULA: '1',
      ESIAC_SITUACAO: 'C',
    }
    await world.process(patient, 'RecebeAlunosCursos', 'SDT_INT_ALUNOS_CURSOS', [enrolment])
    const [cause] = (await ask('ListaCausas', { situacao: ['Aberta'] }, other)).body.elementos
    assert.deepEqual([cause.codigo, cause.forma, cause.pessoas], ['AGUARDANDO_REFERENCIA', '9999', 1])
    assert.ok(cause.espera)
    const registro = { ESICU_IDENTIFICACAO: '0412', ESICU_CURSO: 'Alimentos', ESICU_NIVEL: 'GR' }
    assert.equal(codeOf(await ask('IncluiCurso', { registro }, other)), '200 OK')
    await until(
      'what waited',
      async () => {
        const { elementos } = (await ask('ListaCausas', { situacao: ['Aberta'] }, other)).body
        return elementos.length === 0
      },
      20,
    )
  })

  it('of a bank account are repaired by omitting it, never by another account', async () => {
    const kept = { ESIAL_BANCO: '001', ESIAL_AGENCIA: '1', ESIAL_CONTA: '22-2' }
    const record = student(kept)
    await send(record)
    const account = async (): Promise<unknown> => {
      const [row] = await world.rows<{ dados_bancarios: Buffer; matricula: string }>(
        client.id,
        `select dados_bancarios, matricula from aluno where identificacao = '${record.ESIAL_IDENTIFICACAO}'`,
      )
      return [row!.matricula, JSON.parse(world.context.sealer.open(row!.dados_bancarios).toString())]
    }
    const before = (await account()) as [string, unknown]
    await send({ ...record, ESIAL_MATRICULA: 'M-7', ESIAL_AGENCIA: '9', ESIAL_CONTA: '9'.repeat(16) })
    const { id, campo } = (await open('TAMANHO_EXCEDIDO'))!
    assert.equal(campo, 'ESIAL_CONTA')
    const analysis = (await ask('AnalisaCausa', { causa: id })).body
    assert.deepEqual(
      [analysis.comando, analysis.lembrado, analysis.consertos.map(({ modo }: Row) => modo)],
      ['InformaConta', false, ['omitir']],
    )
    const [one] = await affected(id)
    for (const wish of [
      { modo: 'valor', valor: '333-3' },
      { modo: 'vazio' },
      { modo: 'trocar', trocas: [{ de: '9'.repeat(16), para: '333-3' }] },
      { modo: 'campos', afetados: [{ id: one!.id }], campos: [{ campo: 'ESIAL_CONTA', valor: '333-3' }] },
      { modo: 'campos', afetados: [{ id: one!.id }], campos: [{ campo: 'ESIAL_BANCO', valor: '341' }] },
    ]) {
      const refused = await repair({ causa: id, ...wish })
      assert.equal(codeOf(refused), '422 REGISTRO_INVALIDO', wish.modo)
      assert.match(refused.text, /InformaConta/)
    }
    // A sample shows the account only with the right, which is recorded; to others it is masked.
    const rehearsal = { causa: id, modo: 'omitir', SIMULAR: 'S' }
    const banker = await keyOf([...all, 'financeiro.ver'])
    assert.equal((await repair(rehearsal)).body.amostra[0].antes, '***')
    assert.equal((await ask('CorrigeRegistros', rehearsal, banker)).body.amostra[0].antes, '9'.repeat(16))
    const trail = await world.rows<Row>(
      client.id,
      `select campos from auditoria where operacao = 'CorrigeRegistros' and acao = 'Consulta' order by id`,
    )
    assert.equal(trail.filter(({ campos }) => JSON.stringify(campos).includes('ESIAL_CONTA')).length, 1)
    const sent = (await repair({ causa: id, modo: 'omitir' })).body
    assert.equal(sent.mudados, 1)
    assert.equal(await ended(sent.lotes), 'A')
    assert.deepEqual(await account(), ['M-7', before[1]])
    const kinds = "select campo from correcao where campo like 'ESIAL_%' and chave = $1"
    assert.deepEqual(await world.rows(client.id, kinds.replace('$1', `'${record.ESIAL_IDENTIFICACAO}'`)), [])
  })

  it('move no account to another identification', async () => {
    const victim = student({ ESIAL_BANCO: '001', ESIAL_AGENCIA: '1', ESIAL_CONTA: '22-2' })
    const account = { ESIAL_BANCO: '341', ESIAL_AGENCIA: '7', ESIAL_CONTA: '66-6' }
    await send(victim)
    await send(student({ ...account, ESIAL_IDENTIFICACAO: '' }))
    const { id } = (await causes({ codigo: 'CAMPO_OBRIGATORIO', situacao: ['Aberta'] }))[0]!
    const [{ id: affectedId } = {}] = await affected(id)
    const { ESIAL_BANCO: _, ESIAL_AGENCIA: __, ESIAL_CONTA: ___, ...others } = victim
    const campos = Object.entries(others).map(([campo, valor]) => ({ campo, valor: String(valor) }))
    const wish = { causa: id, modo: 'campos', afetados: [{ id: affectedId }], campos }
    assert.match(await ended((await repair(wish)).body.lotes), /^[AN]$/)
    const [row] = await world.rows<{ dados_bancarios: Buffer }>(
      client.id,
      `select dados_bancarios from aluno where identificacao = '${victim.ESIAL_IDENTIFICACAO}'`,
    )
    const { conta } = JSON.parse(world.context.sealer.open(row!.dados_bancarios).toString())
    assert.equal(conta, '22-2')
  })

  it('show sent records only with the right, without sealed data, and record it', async () => {
    const { lote } = await send(student({ ESIAL_CONTA: '12345', ESIAL_SENHA: 'segredo', ESIAL_UF: 'ZY' }))
    const seen = await ask('RegistroRecebido', { lote, sequencia: 1 })
    const values = Object.fromEntries(seen.body.campos.map(({ campo, valor }: Row) => [campo, valor]))
    assert.deepEqual([values.ESIAL_UF, values.ESIAL_CONTA, values.ESIAL_SENHA], ['ZY', '***', '***'])
    const banker = await keyOf(['integracao.ver', 'financeiro.ver'])
    assert.match((await ask('RegistroRecebido', { lote, sequencia: 1 }, banker)).text, /"12345"/)
    const trail = await world.rows<Row>(
      client.id,
      `select campos from auditoria where operacao = 'RegistroRecebido' order by id`,
    )
    assert.deepEqual(
      trail.map(({ campos }) => JSON.stringify(campos).includes('ESIAL_CONTA')),
      [false, true],
    )
    assert.equal(codeOf(await ask('RegistroRecebido', { lote, sequencia: 2 })), '404 REGISTRO_INEXISTENTE')
  })

  it('are visible neither to other clients nor to staff of a unit nor without the right', async () => {
    const other = await keyOf(all, await world.institution())
    const { id, lote } = (await open('UF_INVALIDA'))!
    assert.deepEqual((await ask('ListaCausas', {}, other)).body.elementos, [])
    assert.deepEqual((await ask('ListaLotes', {}, other)).body.elementos, [])
    for (const [operation, body] of [
      ['AnalisaCausa', { causa: id }],
      ['CorrigeRegistros', { causa: id, modo: 'reenviar' }],
      ['ResolveCausa', { id, motivo: 'x' }],
      ['AtribuiCausa', { id }],
      ['RegistroRecebido', { lote, sequencia: 1 }],
    ] as const) {
      assert.equal(codeOf(await ask(operation, body, other)), '404 REGISTRO_INEXISTENTE', operation)
    }
    const seer = await keyOf(['integracao.ver'])
    assert.equal(
      codeOf(await ask('CorrigeRegistros', { causa: id, modo: 'reenviar' }, seer)),
      '403 PERMISSAO_AUSENTE',
    )
    const unidade_id = await insert(world, client, 'unidade', { codigo: 'N', nome: 'Norte' })
    const perfil_id = await insert(world, client, 'perfil', {
      codigo: 'NORTE',
      nome: 'Norte',
      permissoes: [...all],
      por_unidade: true,
    })
    await addUsuario(world, client, 'norte', { senha: 's', how: 'weak', perfil_id, unidade_id })
    const browser = new Browser(world.base)
    await browser.signIn(client.codigo, 'norte', 's')
    for (const operation of ['ListaCausas', 'ListaAfetados', 'ListaLotes', 'CorrigeRegistros']) {
      const refused = await browser.go(
        'POST',
        `/gestao/${operation}`,
        { causa: id, modo: 'reenviar' },
        { 'x-csrf-token': browser.csrf },
      )
      assert.equal(codeOf(refused), '403 PERMISSAO_AUSENTE', operation)
    }
  })
})
