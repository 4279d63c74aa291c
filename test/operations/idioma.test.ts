import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type Institution, World } from '../support/world.ts'

describe('the language of what the platform says', () => {
  let world: World
  let client: Institution
  before(async () => {
    world = await World.share({ processing: false })
    client = await world.institution()
  })
  after(() => world.close())

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
    const [asked, english] = await refusedIn({ 'x-idioma': 'en' })
    assert.equal(asked, 'en')
    assert.match(english, /The period is invalid: dataInicio is no date of the calendar/)
  })
})
