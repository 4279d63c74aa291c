import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { TipoDocumento } from '../../catalogue/values/arquivo.ts'
import { partyActor } from '../../demo/sampler.ts'
import { emiteDocumentos } from '../../server/domain/assinatura/emite-documentos.ts'
import { assinaturas } from '../../server/domain/assinatura/guards.ts'
import { changeSettings } from '../../server/domain/cliente/settings.ts'
import { judge } from '../../server/domain/machine/judge.ts'
import { loadStanding } from '../../server/domain/machine/load.ts'
import { tester } from '../support/actor.ts'
import { addContract, addStudent, insert } from '../support/contracts.ts'
import { institutionData } from '../support/institution-data.ts'
import type { Row } from '../support/records.ts'
import { addHost } from '../support/vacancies.ts'
import { type Institution, World } from '../support/world.ts'

const today = '2026-03-10'

describe('issuing documents', () => {
  let world: World
  let client: Institution
  before(async () => {
    world = await World.open({ processing: false })
    client = await world.institution()
  })
  after(() => world.close())

  const emit = (tipo: TipoDocumento, contratos: readonly number[], of = client) =>
    world.context.db.inClient(
      of.id,
      (tx) => emiteDocumentos(tx, { today, actor: tester }, { tipo, contratos }),
      tester,
    )
  const rows = (statement: string) => world.rows<Row>(client.id, statement)
  const internship = async () => {
    const concedente_id = await addHost(world, client, {
      representante_nome: 'Ana Prado',
      email: 'ana@concedente.exemplo.br',
    })
    const aluno_id = await addStudent(world, client, { nome: 'João', nome_social: 'Joana', email: 'j@x.br' })
    return addContract(world, client, {
      modalidade: 'estagio',
      tipo_contrato: 'Estágio',
      concedente_id,
      aluno_id,
    })
  }

  it('creates a file per contract, approved and waiting for the parties of its kind', async () => {
    const estagio = await internship()
    const professor_id = await insert(world, client, 'professor', { identificacao: 'P1', nome: 'Célia' })
    const monitoria = await addContract(world, client, { professor_id })
    const made = await emit('Termo aditivo', [monitoria, estagio])
    assert.deepEqual([...made.keys()].sort(), [estagio, monitoria].sort())
    const files = await rows(
      `select id, contrato_id, tipo, situacao, situacao_assinatura, prazo, arquivo_sha256 from arquivo order by id`,
    )
    assert.deepEqual(
      files.map(({ id, contrato_id }) => [contrato_id, id]),
      [...made].sort(([, a], [, b]) => a - b),
    )
    for (const { id, contrato_id, ...file } of files) {
      assert.deepEqual(file, {
        tipo: 'Termo aditivo',
        situacao: 'Aprovado',
        situacao_assinatura: 'Aguardando Assinatura',
        prazo: '2026-03-25',
        arquivo_sha256: null,
      })
    }
    const signers = (contrato: number) =>
      rows(`select parte, assinante, nome, email, nivel, envio from assinatura
        where arquivo_id = ${made.get(contrato)} order by id`)
    const told = { nivel: 'simples', envio: null }
    const nome = institutionData.representante
    assert.deepEqual(await signers(estagio), [
      { parte: 'aluno', assinante: 'Estagiário', nome: 'Joana', email: 'j@x.br', ...told },
      {
        parte: 'concedente',
        assinante: 'Concedente',
        nome: 'Ana Prado',
        email: 'ana@concedente.exemplo.br',
        ...told,
      },
      { parte: 'instituicao', assinante: 'Instituição de ensino', nome, email: null, ...told },
    ])
    assert.deepEqual(
      (await signers(monitoria)).map(({ parte, assinante }) => [parte, assinante]),
      [
        ['aluno', 'Monitor'],
        ['professor', 'Professor orientador'],
        ['instituicao', 'Instituição de ensino'],
      ],
    )
  })

  it('freezes the document’s data, with its own code and nothing sealed', async () => {
    const banco = world.context.sealer.seal('{}')
    const contrato = await addContract(world, client, { banco, atividades: 'Plantão' })
    const file = (await emit('Declaração', [contrato])).get(contrato)
    await rows(`update contrato set atividades = 'Outra' where id = ${contrato} returning id`)
    const [kept] = await rows(`select dados, codigo, fazer, tipo from documento where arquivo_id = ${file}`)
    const { dados, codigo, ...rest } = kept as { dados: { contrato: Row }; codigo: string }
    assert.deepEqual(rest, { fazer: 'emitir', tipo: 'Declaração' })
    assert.equal(dados.contrato.atividades, 'Plantão')
    assert.ok(!('banco' in dados.contrato))
    assert.match(codigo, /^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/)
    // A declaration has no signatures: its code suffices.
    assert.deepEqual(await rows(`select situacao_assinatura from arquivo where id = ${file}`), [
      { situacao_assinatura: 'Não enviado' },
    ])
    const waiting = await world.context.owner.pool.query(
      `select 1 from vinculo.tarefa where tipo = 'emissoes' and cliente_id = ${client.id}`,
    )
    assert.equal(waiting.rowCount, 1)
  })

  it('finds no contracts of another client', async () => {
    const other = await world.institution()
    const contrato = await internship()
    assert.equal((await emit('Declaração', [contrato], other)).size, 0)
  })

  it('requires the signature level and deadline that the client set', async () => {
    await changeSettings(
      world.context.owner,
      client.id,
      new Map([
        ['assinatura.concedente', 'avançada'],
        ['prazoAssinatura', '5'],
      ]),
    )
    const contrato = await internship()
    const file = (await emit('Termo de compromisso', [contrato])).get(contrato)
    assert.deepEqual(
      await rows(`select parte, nivel from assinatura where arquivo_id = ${file} order by id`),
      [
        { parte: 'aluno', nivel: 'simples' },
        { parte: 'concedente', nivel: 'avançada' },
        { parte: 'instituicao', nivel: 'simples' },
      ],
    )
    assert.deepEqual(await rows(`select prazo from arquivo where id = ${file}`), [{ prazo: '2026-03-15' }])
  })

  it('never takes an organisation for a person: an unknown representative is named later', async () => {
    const concedente_id = await addHost(world, client, { representante_nome: null })
    const contrato = await addContract(world, client, { modalidade: 'estagio', concedente_id })
    const made = await emit('Termo de rescisão', [contrato])
    const [signer] = await rows(
      `select nome, email from assinatura where parte = 'concedente' and arquivo_id = ${made.get(contrato)}`,
    )
    assert.deepEqual(signer, { nome: 'Representante a informar', email: null })
    const acting = { today, actor: partyActor('concedente', concedente_id) }
    await world.context.db.inClient(
      client.id,
      async (tx) => {
        const standing = await loadStanding(tx, assinaturas, [made.get(contrato)!], acting, false)
        const guards = assinaturas.machine.alterations.assinar
        const [found] = await judge(tx, assinaturas, guards, [...standing.values()], acting)
        assert.equal(found!.find(({ regra }) => regra === 'pronto')!.campo, 'assinante')
      },
      acting.actor,
    )
  })
})
