import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { finalidadesAditivo } from '../../catalogue/values/aditivo.ts'
import { purposesFor, senseless } from '../../console/derive/contract-kinds.ts'
import { drawingPauses } from '../../console/derive/drawing.ts'

describe('purposes of an amendment', () => {
  it('are all of them for an internship, and those with fields of its own for a monitoring contract', () => {
    const all = Object.keys(finalidadesAditivo)
    assert.deepEqual(purposesFor('estagio'), all)
    assert.deepEqual(
      purposesFor('monitoria'),
      all.filter((one) => one !== 'Supervisor'),
    )
    for (const kind of ['estagio', 'monitoria'])
      for (const purpose of purposesFor(kind)) {
        const own: readonly string[] = finalidadesAditivo[purpose].fields
        assert.ok(own.length === 0 || own.some((name) => !senseless(kind).includes(name)), purpose)
      }
  })
})

describe('the page of a record with a new document', () => {
  const file = (temConteudo: boolean) => [{ temConteudo, situacao: 'Aprovado' }]
  const signers = (estado: string) => [{ estado }]

  it('is read again until the document is drawn and its signers are called', () => {
    const pauses = drawingPauses(() => 0)
    assert.ok(pauses({ arquivos: file(false), assinantes: signers('Não enviado') }))
    assert.ok(pauses({ arquivos: file(true), assinantes: signers('Não enviado') }))
    assert.equal(pauses({ arquivos: file(true), assinantes: signers('Aguardando') }), false)
    assert.equal(pauses({ arquivos: file(true) }), false)
    assert.equal(pauses({}), false)
  })

  it('is not read for ever when a call does not leave', () => {
    let now = 0
    const pauses = drawingPauses(() => now)
    const waiting = { arquivos: file(true), assinantes: signers('Não enviado') }
    let looks = 0
    for (let pause = pauses(waiting); pause !== false; pause = pauses(waiting)) {
      looks++
      now += pause
    }
    assert.ok(looks > 2 && looks < 20, `${looks} looks`)
    assert.ok(now > 10_000 && now < 60_000, `${now} ms`)
  })
})
