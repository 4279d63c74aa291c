import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { occurrences } from '../../catalogue/occurrences.ts'
import { portuguese } from '../../catalogue/phrase.ts'
import { cpfOf, day, type Fields, foreigner, judgeStudents, student, verdict } from '../support/records.ts'
import { type Institution, World } from '../support/world.ts'

/** A unique value, the same in another spelling, and the refusal of a second holder. */
const values: [field: string, first: string, again: string, refusal: string][] = [
  ['ESIAL_CPF', cpfOf(200_000_001), `${cpfOf(200_000_001)} `, 'R; Erro CPF_DUPLICADO ESIAL_CPF'],
  ['ESIAL_EMAIL', 'Única@Ex.br', ' úNICA@eX.BR ', 'R; Erro EMAIL_DUPLICADO ESIAL_EMAIL'],
  ['ESIAL_LOGIN', 'Único', '\túNICO ', 'R; Erro LOGIN_DUPLICADO ESIAL_LOGIN'],
]

describe('RecebeAlunos: unique values and validity', () => {
  let world: World
  let client: Institution
  before(async () => {
    world = await World.share()
  })
  after(() => world.close())

  const judge = (...records: Fields[]) => judgeStudents(world, client, records)
  /** Results of several batches of one record. */
  async function story(...records: Fields[]): Promise<string[]> {
    const verdicts: string[] = []
    for (const record of records) verdicts.push(verdict((await judge(record))[0]!))
    return verdicts
  }

  for (const [field, first, again, refusal] of values) {
    describe(field, () => {
      before(async () => {
        client = await world.institution()
      })

      it('a value is refused to a second student, in the same batch and in a later one', async () => {
        const holder = student({ [field]: first })
        const judged = await judge(holder, student({ [field]: again }))
        assert.deepEqual(judged.map(verdict), ['I', refusal])
        assert.equal(judged[1]!.row, undefined)
        assert.deepEqual(await story(student({ [field]: again })), [refusal])
      })

      it('a refusal leaves the holder of the value unchanged', async () => {
        const other = student()
        const [before] = await judge(other)
        const [after] = await judge({ ...other, [field]: again, ESIAL_ALUNO: 'Outro Nome' })
        assert.equal(verdict(after!), refusal)
        assert.deepEqual(after!.row, before!.row)
      })

      it('a value may be sent again by its own student, in another spelling', async () => {
        const one = student({ [field]: field === 'ESIAL_CPF' ? cpfOf(5) : 'eu@ex.br' })
        const spelled = String(one[field]).toUpperCase()
        assert.deepEqual(await story(one, one, { ...one, [field]: spelled }), [
          'I',
          'N',
          field === 'ESIAL_CPF' ? 'N' : 'A',
        ])
      })

      it('a value is unique within one institution', async () => {
        const elsewhere = await world.institution()
        const [one] = await judgeStudents(world, elsewhere, [student({ [field]: first })])
        assert.equal(verdict(one!), 'I')
      })
    })
  }

  describe('validity', () => {
    before(async () => {
      client = await world.institution()
    })

    it('makes a student inactive from its day on, inclusive', async () => {
      const judged = await judge(
        student({ ESIAL_VALIDADE: day(-1) }),
        student({ ESIAL_VALIDADE: day(0) }),
        student({ ESIAL_VALIDADE: day(1) }),
        student({ ESIAL_VALIDADE: '' }),
      )
      assert.deepEqual(
        judged.map((one) => [verdict(one), one.row!.ativo, one.row!.validade]),
        [
          ['I', false, day(-1)],
          ['I', false, day(0)],
          ['I', true, day(1)],
          ['I', true, null],
        ],
      )
    })

    it('frees CPF, e-mail, login and document of an inactive student for another', async () => {
      const shared = { ESIAL_CPF: cpfOf(11), ESIAL_EMAIL: 'livre@ex.br', ESIAL_LOGIN: 'livre' }
      const gone = student({ ...shared, ESIAL_VALIDADE: day(0) })
      const goneAbroad = foreigner({ ESIAL_DOCUMENTO: 'LIVRE', ESIAL_VALIDADE: day(-1) })
      const judged = await judge(gone, goneAbroad, student(shared), foreigner({ ESIAL_DOCUMENTO: 'livre' }))
      assert.deepEqual(judged.map(verdict), ['I', 'I', 'I', 'I'])
    })

    it('keeps them while the validity is in the future', async () => {
      const shared = { ESIAL_CPF: cpfOf(12), ESIAL_EMAIL: 'preso@ex.br', ESIAL_LOGIN: 'preso' }
      const judged = await judge(student({ ...shared, ESIAL_VALIDADE: day(1) }), student(shared))
      assert.equal(
        verdict(judged[1]!),
        'R; Erro CPF_DUPLICADO ESIAL_CPF; Erro EMAIL_DUPLICADO ESIAL_EMAIL; Erro LOGIN_DUPLICADO ESIAL_LOGIN',
      )
    })

    it('names the record with the value to the sender, without a document', async () => {
      const holder = student({ ESIAL_EMAIL: 'de.quem@ex.br' })
      const masked = student({ ESIAL_IDENTIFICACAO: cpfOf(13), ESIAL_LOGIN: 'de.quem' })
      const sent = [
        holder,
        masked,
        student({ ESIAL_EMAIL: 'de.quem@ex.br' }),
        student({ ESIAL_LOGIN: 'de.quem' }),
      ]
      const { lote } = await world.process(client, 'RecebeAlunos', 'SDT_INT_ALUNOS', sent)
      const { body } = await world.control('ConsultaLote', {
        TOKEN: client.token,
        LOTE: lote,
        RESULTADO: 'R',
      })
      const told = (body.REGISTROS as { OCORRENCIAS: { MENSAGEM: string }[] }[]).map(({ OCORRENCIAS }) =>
        OCORRENCIAS.map(({ MENSAGEM }) => MENSAGEM),
      )
      const { EMAIL_DUPLICADO, LOGIN_DUPLICADO } = occurrences
      assert.deepEqual(told, [
        [`${portuguese(EMAIL_DUPLICADO.text)} O outro é ${holder.ESIAL_IDENTIFICACAO}.`],
        [portuguese(LOGIN_DUPLICADO.text)],
      ])
    })

    it('reactivates a student with an empty validity, if its values are free', async () => {
      const one = student({ ESIAL_EMAIL: 'volta@ex.br' })
      const judged = [
        ...(await judge({ ...one, ESIAL_VALIDADE: day(-1) })),
        ...(await judge({ ...one, ESIAL_VALIDADE: '' })),
      ]
      assert.deepEqual(
        judged.map((each) => [verdict(each), each.row!.ativo]),
        [
          ['I', false],
          ['A', true],
        ],
      )
      assert.deepEqual(await story(student({ ESIAL_EMAIL: 'volta@ex.br' })), [
        'R; Erro EMAIL_DUPLICADO ESIAL_EMAIL',
      ])
    })

    it('refuses to reactivate a student whose value another one took', async () => {
      const one = student({ ESIAL_EMAIL: 'tomado@ex.br' })
      const verdicts = await story(
        one,
        { ...one, ESIAL_VALIDADE: day(0) },
        student({ ESIAL_EMAIL: 'Tomado@ex.br' }),
        { ...one, ESIAL_VALIDADE: '' },
        { ...one, ESIAL_EMAIL: '', ESIAL_VALIDADE: '' },
      )
      assert.deepEqual(verdicts, ['I', 'A', 'I', 'R; Erro EMAIL_DUPLICADO ESIAL_EMAIL', 'A'])
    })

    it('keeps an inactive student inactive while the validity is absent', async () => {
      const one = student({ ESIAL_VALIDADE: day(-1) })
      await judge(one)
      const [later] = await judge({ ...one, ESIAL_VALIDADE: undefined, ESIAL_ALUNO: 'Outro Nome' })
      assert.deepEqual([verdict(later!), later!.row!.ativo, later!.row!.validade], ['A', false, day(-1)])
    })

    it('blocks access until a day without making the student inactive', async () => {
      const [one] = await judge(student({ ESIAL_DT_BLOQUEIO_ACESSO: day(-1) }))
      assert.deepEqual([verdict(one!), one!.row!.bloqueio, one!.row!.ativo], ['I', day(-1), true])
    })
  })

  describe('within a batch', () => {
    before(async () => {
      client = await world.institution()
    })

    it('lets values be taken over in the order of the batch', async () => {
      const one = student({ ESIAL_LOGIN: 'vez' })
      await judge(one)
      const early = student({ ESIAL_LOGIN: 'vez' })
      const late = student({ ESIAL_LOGIN: 'vez' })
      const judged = await judge(early, { ...one, ESIAL_LOGIN: 'outra' }, late)
      assert.deepEqual(judged.map(verdict), ['R; Erro LOGIN_DUPLICADO ESIAL_LOGIN', 'A', 'I'])
    })

    it('refuses a value held by another, even if it is freed later in the batch', async () => {
      const one = student({ ESIAL_LOGIN: 'cedo' })
      await judge(one)
      const taker = student({ ESIAL_LOGIN: 'cedo', ESIAL_MATRICULA: '1' })
      const judged = await judge(taker, { ...taker, ESIAL_LOGIN: 'tarde', ESIAL_MATRICULA: undefined })
      assert.deepEqual(judged.map(verdict), [
        'R; Erro LOGIN_DUPLICADO ESIAL_LOGIN',
        'I; Alerta REGISTRO_REPETIDO',
      ])
      assert.equal(judged[1]!.row!.matricula, null)
    })

    it('refuses a record again that was refused after an accepted one of the same key', async () => {
      const holder = student()
      const one = student()
      const wrong = { ...one, ESIAL_LOGIN: holder.ESIAL_LOGIN }
      const refused = 'R; Erro LOGIN_DUPLICADO ESIAL_LOGIN'
      const judged = await judge(holder, one, wrong)
      assert.deepEqual(judged.map(verdict), ['I', 'I', `${refused}; Alerta REGISTRO_REPETIDO`])
      assert.deepEqual(await story(wrong, one), [refused, 'N'])
    })

    it('finds a conflict of documents caused by an earlier record of the batch', async () => {
      const one = student()
      await judge(one, foreigner({ ESIAL_DOCUMENTO: 'OCUPADO' }))
      const judged = await judge(
        { ...one, ESIAL_CPF: '', ESIAL_DOCUMENTO: 'MEU' },
        { ...one, ESIAL_CPF: undefined, ESIAL_DOCUMENTO: 'OCUPADO' },
      )
      assert.deepEqual(judged.map(verdict), [
        'A',
        'R; Erro DOCUMENTO_DUPLICADO ESIAL_DOCUMENTO; Alerta REGISTRO_REPETIDO',
      ])
    })

    it('names every conflicting value, in this batch or before it', async () => {
      const before = student({ ESIAL_CPF: cpfOf(41) })
      await judge(before)
      const now = student({ ESIAL_EMAIL: 'agora@ex.br' })
      const judged = await judge(now, student({ ESIAL_CPF: cpfOf(41), ESIAL_EMAIL: 'agora@ex.br' }), {
        ...before,
        ESIAL_CPF: cpfOf(42),
      })
      assert.deepEqual(judged.map(verdict), [
        'I',
        'R; Erro CPF_DUPLICADO ESIAL_CPF; Erro EMAIL_DUPLICADO ESIAL_EMAIL',
        'A',
      ])
    })
  })
})
