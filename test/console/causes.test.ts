import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { byCause } from '../../console/derive/causes.ts'

describe('refused records by cause', () => {
  const refused = (mensagem: string, regra: string) => ({
    codigo: 'REGRA_IMPEDE',
    mensagem: `Há regras que impedem: ${mensagem}`,
    achados: [{ regra, mensagem }],
  })
  const grouped = (told: readonly ReturnType<typeof refused>[]) =>
    byCause(told, (one) => one).map(({ mensagem, achados, varies, records }) => [
      mensagem,
      achados,
      varies,
      records.length,
    ])

  it('are one cause where only a name or a number differs, and say nothing twice', () => {
    const made = (nome: string) =>
      refused(`O lembrete a ${nome} já foi feito hoje. Amanhã pode ir outro.`, 'dia')
    assert.deepEqual(grouped([made('Ana Jesus Cardoso'), made('Rui Sá'), made('Rui do Ramos')]), [
      ['Há regras que impedem: O lembrete a … já foi feito hoje. Amanhã pode ir outro.', [], true, 3],
    ])
  })

  it('are several causes where a rule says different things, or the rules differ', () => {
    const one = refused('Ninguém deve agir agora.', 'quem')
    const other = refused('Falta o endereço de Ana no cadastro dela.', 'quem')
    assert.deepEqual(grouped([one, other, one, refused('Ninguém deve agir agora.', 'dia')]), [
      [one.mensagem, [], false, 2],
      [other.mensagem, [], false, 1],
      [one.mensagem, [], false, 1],
    ])
  })
})
