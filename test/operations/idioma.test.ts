import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { recebeCursos } from '../../catalogue/academic/recebe-cursos.ts'
import { articleOf } from '../../catalogue/law/rules.ts'
import { said } from '../../catalogue/message.ts'
import { createCredential } from '../../server/domain/credencial/cria.ts'
import { keptFindings } from '../../server/domain/machine/history.ts'
import { keepCalendar } from '../../server/jobs/calendar-moves.ts'
import { Browser, stopClock } from '../support/browser.ts'
import { insert } from '../support/contracts.ts'
import { addInternship } from '../support/internships.ts'
import type { Row } from '../support/records.ts'
import { addVacancy } from '../support/vacancies.ts'
import { type Institution, World } from '../support/world.ts'

const english = { 'x-idioma': 'en' }

describe('the language of what the platform says', () => {
  let world: World
  let client: Institution
  let authorization: string
  before(async () => {
    world = await World.open()
    stopClock(world, '2026-04-01T12:00:00Z')
    client = await world.institution()
    authorization = await createCredential(world.context.owner, {
      clienteId: client.id,
      kind: 'gestao',
      name: 'painel',
      scopes: ['contratos.ver', 'contratos.alterar', 'recrutamento.ver'],
    })
  })
  after(() => world.close())

  const ask = (operation: string, body: Row, headers = {}) =>
    new Browser(world.base).go('POST', `/gestao/${operation}`, body, { authorization, ...headers })

  const refusedIn = async (headers: Record<string, string>) => {
    const body = { token: client.token, dataInicio: '2026-02-30' }
    const { headers: told, body: answer } = await world.post(
      '/apiconsultadadosplataforma/RetornaDadosOcorrencias',
      body,
      headers,
    )
    return [told.get('content-language'), JSON.stringify(answer)] as const
  }

  it('is Portuguese, unless the request asks for English', async () => {
    const [usual, portuguese] = await refusedIn({})
    assert.equal(usual, 'pt-BR')
    assert.match(portuguese, /O período é inválido: dataInicio não é uma data do calendário/)
    assert.deepEqual(await refusedIn({ 'x-idioma': 'fr' }), [usual, portuguese])
    const [asked, told] = await refusedIn(english)
    assert.equal(asked, 'en')
    assert.match(told, /The period is invalid: dataInicio is no date of the calendar/)
  })

  it('is asked for findings of a page and of a refused command alike', async () => {
    const id = await addInternship(world, client, { horas_semanal: '31' })
    const ofPage = async (headers = {}) => {
      const { body, text } = await ask('ConsultaContrato', { id }, headers)
      const action = body.acoes?.find(({ comando }: Row) => comando === 'EmiteTermo')
      return ruled(action?.achados, text)
    }
    const ofCommand = async (headers = {}) => {
      const { body, text } = await ask('EmiteTermo', { id, versao: 1 }, headers)
      return ruled(body.error?.detalhes?.achados, text)
    }
    const ruled = (achados: Row[] | undefined, text: string) => {
      const found = achados?.find(({ regra }) => regra === 'jornada')
      assert.ok(found, text)
      return found
    }
    const [portuguese, told] = [await ofPage(), await ofPage(english)]
    assert.deepEqual([await ofCommand(), await ofCommand(english)], [portuguese, told])
    assert.match(String(portuguese.mensagem), /semana/)
    assert.match(String(told.mensagem), /week/)
    assert.deepEqual([portuguese.artigo, told.artigo], ['Lei 11.788, art. 10', 'Law 11.788, art. 10'])
    const plain = { artigo: '', mensagem: '' }
    assert.deepEqual({ ...told, ...plain }, { ...portuguese, ...plain })
  })

  it('is asked for reasons of a history, and rows of earlier versions keep their text', async () => {
    const dates = { inicio_inscricao: '2018-01-01', fim_inscricao: '2026-03-31' }
    const id = await addVacancy(world, client, dates)
    await keepCalendar(
      world.context,
      { id: client.id, fuso: 'America/Sao_Paulo' },
      new AbortController().signal,
    )
    const achado = {
      regra: 'jornada',
      gravidade: 'alerta' as const,
      artigo: articleOf('jornada')!,
      campo: '',
      valor: '',
      limite: '',
      proposta: '',
      mensagem: said('pedido.informeSuaSenha'),
    }
    await insert(world, client, 'historico', {
      entidade: 'vaga',
      registro_id: id,
      movimento: 'abrir',
      de: 'Aberta',
      para: 'Aberta',
      motivo: 'O prazo terminou.',
      achados: JSON.stringify([
        { ...achado, artigo: '', mensagem: 'Faltam dias.' },
        ...keptFindings([achado]),
      ]),
    })
    const saidIn = async (headers = {}) => {
      const { body, text } = await ask('ConsultaVaga', { id }, headers)
      assert.ok(body.historico, text)
      return body.historico.map(({ motivo, achados }: Row) => [
        motivo,
        ...(achados as Row[]).flatMap(({ artigo, mensagem }) => [artigo, mensagem]),
      ])
    }
    const earlier = ['O prazo terminou.', '', 'Faltam dias.']
    assert.deepEqual(await saidIn(), [
      [...earlier, 'Lei 11.788, art. 10', 'informe a sua senha'],
      ['O prazo de inscrições terminou.'],
      [''],
    ])
    assert.deepEqual(await saidIn(english), [
      [...earlier, 'Law 11.788, art. 10', 'tell your password'],
      ['The time for applications is over.'],
      [''],
    ])
  })

  it('is asked for occurrences of a batch, and rows of earlier versions keep their text', async () => {
    const { id: operation, list, example } = recebeCursos
    const { lote } = await world.process(client, operation, list, [{ ...example, ESICU_NIVEL: 'XX' }])
    const occurrencesIn = async (headers = {}) => {
      const body = { TOKEN: client.token, LOTE: lote }
      const answer = await world.post('/APIPlataformaIntegracao/ConsultaLote', body, headers)
      const [{ OCORRENCIAS }] = answer.body.REGISTROS as [{ OCORRENCIAS: Row[] }]
      return OCORRENCIAS.map(({ CODIGO, MENSAGEM }) => [CODIGO, MENSAGEM])
    }
    const portuguese = [
      ['VALOR_INVALIDO', 'Valor não aceito: esperava um de GR, PG, TE, EM, EF, EE. Corrija e reenvie.'],
    ]
    assert.deepEqual(await occurrencesIn(), portuguese)
    assert.deepEqual(await occurrencesIn(english), [
      ['VALOR_INVALIDO', 'Value not accepted: expected one of GR, PG, TE, EM, EF, EE. Correct and resend.'],
    ])
    await world.rows(client.id, 'update ocorrencia set valores = null')
    assert.deepEqual(await occurrencesIn(english), portuguese)
  })
})
