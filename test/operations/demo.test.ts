import assert from 'node:assert/strict'
import { after, before, describe, it, mock } from 'node:test'
import { contratoMachine } from '../../catalogue/machines/contrato.ts'
import { situacoesAPagar, situacoesAReceber } from '../../catalogue/machines/faturamento.ts'
import { statesOf } from '../../catalogue/machines/machine.ts'
import { fillDemo, finishDemo, standingOf } from '../../demo/fill.ts'
import { renderer } from '../../server/documents/renderer.ts'
import { stopDrawing } from '../../server/jobs/make-documents.ts'
import { addStudent } from '../support/contracts.ts'
import { call } from '../support/run-command.ts'
import { type Institution, World } from '../support/world.ts'

const size = { alunos: 80, contratos: 60, semente: 7 }

describe('sample data', () => {
  let world: World
  let whole: Institution
  const { draw } = renderer
  /** One document of each form is rendered; the others differ only in names and days. */
  const papers = new Map<string, Promise<Uint8Array>>()
  const drawing = mock.method(renderer, 'draw', async (...told: Parameters<typeof draw>) => {
    const [wanted] = told
    const form = `${wanted.title.replace(/ \S+$/, '')} ${wanted.blocks.length} ${wanted.places.length}`
    const paper = papers.get(form) ?? draw.apply(renderer, told)
    papers.set(form, paper)
    return (await paper).slice()
  })
  before(async () => {
    world = await World.open()
    whole = await world.institution()
    await fillDemo(world.context, whole.id, size)
  })
  after(async () => {
    drawing.mock.restore()
    await stopDrawing()
    await world.close()
  })

  const list = async (client: Institution, select: string) =>
    (await world.rows<Record<string, unknown>>(client.id, select)).map((row) => Object.values(row).join(' '))

  it('show a realistic office: contracts in every state, pending, overdue and refused items', async () => {
    const states = await list(whole, 'select distinct situacao from contrato')
    assert.deepEqual(states.toSorted(), [...statesOf(contratoMachine)].toSorted())
    const there = {
      'a late report': `select from pendencia where situacao = 'Pendente' and prazo_entrega < current_date`,
      'a grade': 'select from pendencia where nota is not null',
      'a signature that waits': `select from arquivo where situacao_assinatura = 'Aguardando Assinatura'`,
      'a signature that came too late': `select from arquivo where situacao_assinatura = 'Vencido'`,
      'a refused signature': 'select from assinatura where recusado',
      'a refused file': `select from arquivo where situacao = 'Recusado' and arquivo_sha256 is not null`,
      'an expired link': 'select from link where validade < current_date',
      'an open request': `select from solicitacao where situacao = 'Incluída'`,
      'an amendment': 'select from contrato where sequencia = 2',
      'an activity given back': `select from registro_atividade where situacao = 'Devolvida'`,
      'a budget': `select from orcamento where situacao = 'Aprovado'`,
      'a policy that ended': `select from apolice where situacao = 'Vencida'`,
      'an agreement that waits': `select from convenio where situacao = 'Aguardando assinatura'`,
      'a proposal that waits': `select from proposta where situacao = 'Em aprovação'`,
      'somebody in an extension project': 'select from participacao',
      'an equivalence': `select from equivalencia where situacao = 'Deferida parcialmente'`,
      'a diploma that was annulled': `select from diploma where situacao = 'Anulado'`,
      'somebody hired for a vacancy': `select from candidatura k join contrato c on c.candidatura_id = k.id
        where k.situacao = 'Contratada'`,
      'somebody put forward by the office': `select from candidatura where etapa = 'Proposta'`,
      'a vacancy that rests': `select from vaga where situacao = 'Suspensa'`,
      'a résumé of a student': 'select from curriculo where aluno_id is not null and cpf is not null',
      'somebody in a class': 'select from turma_aluno',
      'a transfer': 'select from colaborador_lotacao',
      'a rehire': 'select colaborador_id from colaborador_contrato group by 1 having count(*) > 1',
      'a programmed exit': 'select from colaborador_contrato where saida > current_date',
      'an admission to come': 'select from colaborador_contrato where inicio > current_date',
      'a workforce vacancy with places': `select from vaga where origem = 'Workforce' and situacao = 'Aberta'`,
      'a term with a content': 'select from documento where arquivo_sha256 is not null and selado_em is null',
    }
    for (const [what, select] of Object.entries(there)) {
      assert.notEqual((await world.rows(whole.id, select)).length, 0, what)
    }
  })

  it('have money in every state: open, overdue, partly received, reversed, scheduled, paid and refused', async () => {
    const day = 'situacao_do_faturamento(f, hoje_do_cliente())'
    const states = async (tipo: 'R' | 'P') =>
      (await list(whole, `select distinct ${day} from faturamento f where tipo = '${tipo}'`)).toSorted()
    assert.deepEqual(await states('R'), situacoesAReceber.toSorted())
    assert.deepEqual(await states('P'), situacoesAPagar.toSorted())
    assert.deepEqual(
      await list(
        whole,
        'select situacao, aprovada_em is not null as aprovada, count(*) from remessa group by 1, 2 order by 1',
      ),
      ['Aceita true 2', 'Gerada false 2'],
    )
    const payments = await list(whole, 'select distinct situacao from remessa_item order by 1')
    assert.deepEqual(payments, ['Agendado', 'Enviado', 'Gerado', 'Pago', 'Recusado'])
    assert.deepEqual(await list(whole, `select efeito from retorno_item where situacao = 'Conferir'`), [
      'Nenhum pagamento em aberto corresponde a esta linha.',
    ])
    const there = {
      'a receipt taken back': `select from movimento where estorno_de is not null and tipo = 'R'`,
      'a payment taken back': `select from movimento where estorno_de is not null and tipo = 'P'`,
      'a Pix of who owes':
        'select from faturamento where pix_copia_cola is not null and execucao_id is not null',
      'a boleto of who owes': `select from documento_financeiro where tipo = 'BO' and linha_digitavel is not null`,
      'what another system settled': `select from movimento where origem = 'Externa'`,
      'an account that waits': `select from conta_bancaria where situacao = 'Em confirmação'`,
    }
    for (const [what, select] of Object.entries(there)) {
      assert.notEqual((await world.rows(whole.id, select)).length, 0, what)
    }
  })

  /** Everything but random numbers. */
  const shape = (client: Institution) =>
    list(
      client,
      `select 'contrato', modalidade, situacao, sequencia, inicio, encerramento, count(*) from contrato group by 2, 3, 4, 5, 6
       union all select 'pendencia', tipo, situacao, 0, prazo_entrega, null, count(*) from pendencia group by 2, 3, 5
       union all select 'solicitacao', tipo, situacao, 0, data, null, count(*) from solicitacao group by 2, 3, 5
       union all select 'arquivo', tipo, situacao_assinatura, 0, prazo, null, count(*) from arquivo group by 2, 3, 5
       union all select 'proposta', titulo, situacao, 0, inicio, termino, count(*) from proposta group by 2, 3, 5, 6
       union all select 'pessoa', nome, tipo, 0, null, null, count(*) from pessoa group by 2, 3
       union all select 'faturamento', nome, tipo, 0, emissao, vencimento, sum((valor + quitado) * 100)::bigint from faturamento
         group by 2, 3, 5, 6
       union all select 'pagamento', forma, situacao, 0, data, null, count(*) from remessa_item group by 2, 3, 5
       union all select 'retorno', resultado, situacao, 0, data_real, null, count(*) from retorno_item group by 2, 3, 5
       union all select 'candidatura', etapa, situacao, 0, contratacao, null, count(*) from candidatura group by 2, 3, 5
       union all select 'colaborador', tipo_saida, '', 0, inicio, saida, count(*) from colaborador_contrato group by 2, 5, 6
       order by 1, 2, 3, 4, 5, 6`,
    )

  it('are the same when the process dies after any portion, or two run at once', async () => {
    const broken = await world.institution()
    let told = 0
    const dying = () => {
      if (++told % 9 === 0) throw new Error('killed')
    }
    await assert.rejects(fillDemo(world.context, broken.id, size, dying), /killed/)
    for (let deaths = 0; deaths < 12; deaths++) {
      await assert.rejects(finishDemo(world.context, broken.id, dying), /killed/)
    }
    assert.equal((await standingOf(world.context, broken.id))?.ended, false)
    await Promise.all([1, 2].map(() => finishDemo(world.context, broken.id)))
    assert.deepEqual(await shape(broken), await shape(whole))
    const standing = await standingOf(world.context, broken.id)
    assert.deepEqual([standing?.ended, standing?.done], [true, standing?.stages])
  })

  it('are never added to a client with data of its own', async () => {
    const own = await world.institution()
    await addStudent(world, own)
    const { code, stderr } = await call(['demo', '--client', own.codigo], {
      VINCULO_DATA: world.context.config.data,
      DATABASE_URL: world.databaseUrl,
    })
    assert.deepEqual([code, /tem dados próprios/.test(stderr)], [2, true], stderr)
    assert.deepEqual(await list(own, 'select count(*) from contrato'), ['0'])
  })

  it('report their progress', async () => {
    const { code, stdout } = await call(['demo', '--status', '--client', whole.codigo], {
      VINCULO_DATA: world.context.config.data,
      DATABASE_URL: world.databaseUrl,
    })
    assert.deepEqual([code, stdout], [0, 'Prontos: 80 alunos e 60 contratos.\n'])
  })
})
