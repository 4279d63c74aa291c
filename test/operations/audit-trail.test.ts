import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'kysely'
import { auditedEntities } from '../../catalogue/management/auditoria/audited-entities.ts'
import { standardProfiles } from '../../catalogue/profiles.ts'
import { createCredential } from '../../server/domain/credencial/cria.ts'
import { revokeCredential } from '../../server/domain/credencial/revoga.ts'
import { hashPasswords } from '../../server/jobs/hash-passwords.ts'
import { purgeAudit } from '../../server/jobs/purge-audit.ts'
import { refreshActivity } from '../../server/jobs/refresh-activity.ts'
import { storeDocuments } from '../../server/jobs/store-documents.ts'
import { tester } from '../support/actor.ts'
import { audit, changes } from '../support/audit.ts'
import { addFullContract } from '../support/full-contract.ts'
import { day, type Fields, student, user } from '../support/records.ts'
import { type Institution, World } from '../support/world.ts'

const signal = new AbortController().signal

describe('the audit trail', () => {
  let world: World
  let client: Institution
  before(async () => {
    world = await World.open()
    client = await world.institution()
  })
  after(() => world.close())

  const receive = async (...records: Fields[]) => {
    const result = await world.process(client, 'RecebeAlunos', 'SDT_INT_ALUNOS', records)
    assert.match(result.resultados, /^[IA]+$/, JSON.stringify(result.ocorrencias))
  }
  const change = (statement: string, to = client) =>
    world.context.db.inClient(to.id, (tx) => sql.raw(statement).execute(tx), tester)
  const studentId = async ({ ESIAL_IDENTIFICACAO: key }: Fields) =>
    (await world.rows<{ id: number }>(client.id, `select id from aluno where identificacao = '${key}'`))[0]!
      .id
  const ofStudent = async (record: Fields, more: Fields = {}) =>
    audit(world, client, { entidade: 'aluno', identificador: await studentId(record), ...more })

  it('covers every table of client data except those about batch processing', async () => {
    const { rows } = await sql<{ table: string; audited: boolean }>`
      select c.relname as table, exists (select from pg_trigger t where t.tgrelid = c.oid
        and t.tgname = 'auditar_inclusao') as audited from pg_class c
       where c.relnamespace = 'vinculo'::regnamespace and c.relkind = 'r'`.execute(world.context.owner.kysely)
    const camel = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
    const audited = rows.filter((row) => row.audited).map(({ table }) => camel(table))
    // A password is a field of its owner.
    assert.deepEqual(audited.filter((name) => name !== 'senha').sort(), Object.keys(auditedEntities).sort())
    assert.deepEqual(
      rows
        .filter((row) => !row.audited)
        .map(({ table }) => table)
        .sort(),
      [
        'arquivo_conteudo',
        'arquivo_sem_dono',
        'auditoria',
        'calendario',
        'caminhada',
        'caminhada_pagina',
        'candidatura_etapa',
        'causa_registro',
        'chave',
        'codigo_link',
        'comando',
        'conta_bancaria_sequencia',
        'conteudo',
        'demonstracao',
        'dispositivo',
        'documento',
        'edicao',
        'espera',
        'espera_referencia',
        'evidencia',
        'faturamento_numero',
        'fechamento_pendente',
        'fila',
        'fila_mensagem',
        'fila_webhook',
        'fluxo_oidc',
        'historico',
        'idempotencia',
        'limite',
        'lote',
        'lote_parte',
        'lote_resultado',
        'migracao',
        'migracao_andamento',
        'mudanca',
        'ocorrencia',
        'orcamento_mudanca',
        'remessa_conteudo',
        'sessao',
        'tarefa',
        'tentativa',
        'total_recebido',
        'trabalho_agendado',
        'vez',
        'webhook_evento',
        'webhook_tentativa',
      ],
    )
  })

  it('covers every column of its tables', async () => {
    const { rows } = await sql<{ name: string }>`
      select c.relname || '.' || a.attname as name from pg_class c
        join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        join pg_proc p on p.proname = 'auditar_alteracao_' || c.relname
       where c.relnamespace = 'vinculo'::regnamespace and p.prosrc !~ ('v\\.' || a.attname || '\\M')
         and a.attname not in ('cliente_id', 'id', 'impressao', 'lote_id', 'inclusao', 'atualizacao', 'versao')
         and a.attname !~ '_chave$' order by 1`.execute(world.context.owner.kysely)
    // Excluded: digests, caches, contents, restricted columns, and the codes of texts that are audited. A migration that adds a column to an
    // audited table calls auditar again.
    assert.deepEqual(
      rows.map(({ name }) => name),
      [
        'canal.diagnostico',
        'canal.falhas',
        'canal.pausado_ate',
        'canal.resposta',
        'canal.tentado_em',
        'candidatura.reservada',
        'causa.decididos',
        'causa.desde',
        'causa.registros',
        'causa.sanados',
        'causa.sanados_em',
        'causa.sanados_lote_id',
        'causa.ultima',
        'certificado.segredo',
        'cliente.pix_proposta_versao',
        'codigo_recuperacao.codigo',
        'colaborador_acesso.hash',
        'colaborador_acesso.sessao_hash',
        'conta_integracao.hash',
        'conta_integracao.hash_anterior',
        'conta_integracao.usada_em',
        'contrato.documento',
        'contrato_historico.mensagem',
        'correcao.autor',
        'correcao.informada',
        'credencial.hash',
        'credencial.usada_de',
        'credencial.usada_em',
        'credencial.usada_por',
        'ensaio.etapa',
        'ensaio.etapas',
        'ensaio.etapas_feitas',
        'ensaio.pronto_em',
        'ensaio.token_hash',
        'faturamento.agendado',
        'faturamento.liquido_centavos',
        'faturamento.movimentado',
        'faturamento.pix_copia_cola',
        'faturamento.quitado',
        'faturamento.situacao_basica',
        'link.hash',
        'mensagem.dados',
        'mensagem.proxima_em',
        'mensagem.segredo',
        'mensagem.tentativas',
        'remessa.avisos_mensagens',
        'retorno.avisos_mensagens',
        'retorno_item.efeito_mensagem',
        'segundo_fator.proposto',
        'segundo_fator.segredo',
        'segundo_fator.ultimo_passo',
        'solicitacao.contrato_numero',
        'vaga.lote_encerramento_id',
        'webhook_destino.dreno_ate',
        'webhook_destino.falhas',
        'webhook_destino.falhas_desde',
        'webhook_destino.nao_antes',
        'webhook_destino.sequencia',
        'webhook_destino.situacao_desde',
      ],
    )
  })

  it('covers contracts and their parts, but not the generated documents', async () => {
    const own = await world.institution()
    const ids = await addFullContract(world, own)
    const before = (await audit(world, own, { entidade: 'contrato', acao: 'Alteração' })).length
    await change(`update contrato set atividades = 'Outras', banco = '\\x01' where id = ${ids.contrato}`, own)
    while (await storeDocuments(world.context));
    const edits: [entity: string, statement: string, acao: string, ...fields: string[][]][] = [
      ['convenio', `update convenio set termino = '2030-01-01'`, 'Alteração', ['termino', '', '2030-01-01']],
      ['parcela', 'update parcela set valor_bolsa = 1', 'Alteração', ['valorBolsa', '612.50', '1.00']],
      [
        'contratoBeneficio',
        'update contrato_beneficio set dias_uteis = false',
        'Alteração',
        ['diasUteis', 'S', 'N'],
      ],
      [
        'assinatura',
        `update assinatura set assinado = true, assinado_em = '2026-03-11T01:30:15Z' where not assinado`,
        'Assinatura',
        ['assinado', 'N', 'S'],
        ['assinadoEm', '', '2026-03-10T22:30:15'],
      ],
      [
        'pendencia',
        `update pendencia set situacao = 'Cancelado' where id = ${ids.pendencia}`,
        'Alteração',
        ['situacao', 'Pendente', 'Cancelado'],
      ],
      [
        'propostaDisciplina',
        'delete from proposta_disciplina where turma is null',
        'Inativação',
        ['propostaIdentificador', String(ids.proposta), ''],
        ['disciplinaIdentificador', String(ids.calculo), ''],
      ],
    ]
    for (const [entidade, statement, acao, ...fields] of edits) {
      const earlier = await audit(world, own, { entidade })
      await change(statement, own)
      const [entry, ...more] = (await audit(world, own, { entidade })).slice(earlier.length)
      assert.deepEqual([entry!.acao, changes(entry!), more], [acao, fields, []])
      const still = (await audit(world, own, { entidade })).slice(0, earlier.length)
      assert.deepEqual(still, earlier, entidade)
    }
    const contract = (await audit(world, own, { entidade: 'contrato', acao: 'Alteração' })).slice(before)
    assert.deepEqual(contract.map(changes), [
      [
        ['banco', '***', '***'],
        ['atividades', 'Plantão de dúvidas; "listas"', 'Outras'],
      ],
    ])
  })

  it('covers clients, credentials and registers, under the operator', async () => {
    const own = await world.institution()
    const { owner } = world.context
    const input = {
      clienteId: own.id,
      kind: 'integracao' as const,
      name: 'carga',
      scopes: ['recebe' as const],
    }
    const token = await createCredential(owner, input)
    assert.ok(await revokeCredential(owner, own.id, { token }))
    await sql`update cliente set nome = 'Outro nome' where cliente_id = ${own.id}`.execute(owner.kysely)
    const created = (await audit(world, own, { entidade: 'credencial', acao: 'Inclusão' })).at(-1)!
    const fields = Object.fromEntries(created.campos.map(({ campo, valorNovo }) => [campo, valorNovo]))
    assert.deepEqual(fields, {
      tipo: 'integracao',
      nome: 'carga',
      inicio: token.slice(0, 13),
      escopos: '{recebe}',
    })
    assert.deepEqual(
      [created.usuario, created.origem, created.operacao],
      ['operador', 'Sistema', 'token create'],
    )
    const [revoked] = await audit(world, own, { entidade: 'credencial', acao: 'Inativação' })
    assert.deepEqual(
      [revoked!.operacao, revoked!.entidadeIdentificador, revoked!.campos.map(({ campo }) => campo)],
      ['token revoke', created.entidadeIdentificador, ['revogadaEm']],
    )
    const [client, , renamed] = await audit(world, own, { entidade: 'cliente' })
    assert.equal(client!.entidadeIdentificador, own.id)
    assert.ok(changes(client!).some(([campo, , value]) => campo === 'nome' && value !== 'Outro nome'))
    assert.deepEqual(
      changes(renamed!).map(([campo]) => campo),
      ['nome'],
    )
    assert.equal((await audit(world, own, { entidade: 'deficiencia' })).length, 7)
  })

  it('records that a password was set, and nothing of it', async () => {
    const sent = student({ ESIAL_SENHA: 'segredo-um' })
    const login = user({ ESIUS_SENHA: 'segredo-dois', ESIUS_CODIGO_PERFIL: 'ESTAGIO' })
    await receive(sent)
    await world.process(client, 'RecebeUsuarios', 'SDT_INT_USUARIOS', [login])
    while (await hashPasswords(world.context, AbortSignal.timeout(60_000)));
    await receive({ ...sent, ESIAL_SENHA: 'segredo-tres' })
    while (await hashPasswords(world.context, AbortSignal.timeout(60_000)));
    assert.deepEqual((await ofStudent(sent, { acao: 'Alteração' })).map(changes), [
      [['senha', '', '***']],
      [['senha', '***', '***']],
    ])
    const users = await audit(world, client, { entidade: 'usuario', acao: 'Alteração' })
    assert.deepEqual(users.map(changes), [[['senha', '', '***']]])
    const [included] = await ofStudent(sent, { acao: 'Inclusão' })
    assert.equal(
      changes(included!).some(([campo]) => campo === 'senha'),
      false,
    )
  })

  it('records that disability and bank data were set, changed or cleared, without values', async () => {
    const secrets = { ESIAL_CODIGO_DEFICIENCIA: 'VISUAL', ESIAL_INFORMACAO_DEFICIENCIA: 'enxerga pouco' }
    const sent = student({ ESIAL_CONTA: '556677-X', ESIAL_AGENCIA: '8899', ...secrets })
    await receive(sent)
    await receive({
      ...sent,
      ESIAL_CONTA: '',
      ESIAL_AGENCIA: '',
      ESIAL_INFORMACAO_DEFICIENCIA: 'enxerga nada',
    })
    const [included, changed] = await ofStudent(sent)
    const sealed = changes(included!).filter(([campo]) => ['banco', 'deficiencia'].includes(campo!))
    assert.deepEqual(sealed, [
      ['banco', '', '***'],
      ['deficiencia', '', '***'],
    ])
    assert.deepEqual(changes(changed!), [
      ['banco', '***', ''],
      ['deficiencia', '***', '***'],
    ])
    const rows = await world.rows<{ all: string }>(
      client.id,
      `select string_agg(a::text, ' ') as all from auditoria a`,
    )
    const shown = rows[0]!.all + JSON.stringify(await audit(world, client, { entidade: 'aluno' }))
    assert.doesNotMatch(shown, /556677|8899|VISUAL|enxerga|segredo/)
  })

  it('does not show sealed data as changed when another field was', async () => {
    const sent = student({ ESIAL_CONTA: '556677-X', ESIAL_CODIGO_DEFICIENCIA: 'VISUAL' })
    await receive(sent)
    await receive({ ...sent, ESIAL_TELEFONE2: '1130003000' })
    assert.deepEqual((await ofStudent(sent, { acao: 'Alteração' })).map(changes), [
      [['telefone2', '11987654321', '1130003000']],
    ])
  })

  it('records an inactivation when the validity ends, by a record or by the calendar', async () => {
    const [sent, expiring] = [student(), student({ ESIAL_VALIDADE: day(5) })]
    await receive(sent, expiring)
    await receive({ ...sent, ESIAL_VALIDADE: day() })
    await receive({ ...sent, ESIAL_VALIDADE: '' })
    const entries = await ofStudent(sent)
    assert.deepEqual(
      entries.slice(1).map((entry) => [entry.acao, changes(entry)]),
      [
        ['Inativação', [['validade', '', day()]]],
        ['Alteração', [['validade', day(), '']]],
      ],
    )
    // As if the days had passed: the trigger compares the date only.
    await world.context.owner.kysely.transaction().execute(async (tx) => {
      await sql.raw('alter table aluno disable trigger auditar_alteracao').execute(tx)
      await sql`select set_config('vinculo.cliente', ${String(client.id)}, true)`.execute(tx)
      await sql`update aluno set validade = ${day()}::date where identificacao = ${expiring.ESIAL_IDENTIFICACAO}`.execute(
        tx,
      )
      await sql.raw('alter table aluno enable trigger auditar_alteracao').execute(tx)
    })
    await refreshActivity(world.context, signal)
    const [ended, ...more] = (await ofStudent(expiring)).slice(1)
    assert.deepEqual(
      [ended!.acao, changes(ended!), ended!.usuario, ended!.operacao, more],
      ['Inativação', [['situacao', 'Ativo', 'Inativo']], 'sistema', 'vigencia', []],
    )
  })

  it('has nothing of a rolled-back change, or of one without effect', async () => {
    const sent = student()
    await receive(sent)
    const id = await studentId(sent)
    await assert.rejects(
      world.context.db.inClient(
        client.id,
        async (tx) => {
          await sql`update aluno set nome = 'Nunca' where id = ${id}`.execute(tx)
          throw new Error('back')
        },
        tester,
      ),
    )
    await change(
      `update aluno set nome = nome, lote_id = 1, atualizacao = now(), impressao = null where id = ${id}`,
    )
    assert.deepEqual(
      (await ofStudent(sent)).map(({ acao }) => acao),
      ['Inclusão'],
    )
  })

  it('cuts long values, and records changes beyond the cut', async () => {
    const own = await world.institution()
    await addFullContract(world, own)
    const long = 'é'.repeat(300)
    await change(`update contrato set plano_estagio = '${long}a'`, own)
    await change(`update contrato set plano_estagio = '${long}b'`, own)
    const [first, second] = (await audit(world, own, { entidade: 'contrato', acao: 'Alteração' })).slice(-2)
    assert.equal(changes(first!)[0]![2], 'é'.repeat(255))
    assert.deepEqual(changes(second!), [['planoEstagio', 'é'.repeat(255), 'é'.repeat(255)]])
  })

  it('is kept for the configured time, which only the owner can shorten', async () => {
    const own = await world.institution()
    const count = async () => (await audit(world, own)).length
    const before = await count()
    await world.context.owner.inClient(
      own.id,
      (tx) =>
        sql`update auditoria set data = now() - interval '61 months' where entidade = 'perfil'`.execute(tx),
      tester,
    )
    await purgeAudit(world.context, signal)
    assert.equal(await count(), before - standardProfiles.length)
    await assert.rejects(change('delete from auditoria', own), /permission denied/)
    await assert.rejects(change(`update auditoria set usuario = 'x'`, own), /permission denied/)
  })
})
