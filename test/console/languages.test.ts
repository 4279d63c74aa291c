import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { resultados } from '../../catalogue/batches/consulta-lote.ts'
import { isForPeople } from '../../catalogue/doors.ts'
import { englishOf } from '../../catalogue/english.ts'
import { operations as ofSystems } from '../../catalogue/index.ts'
import { rotuloOf } from '../../catalogue/labels.ts'
import { layoutOf } from '../../catalogue/machines/layout.ts'
import type { Machine } from '../../catalogue/machines/machine.ts'
import { incluiContrato } from '../../catalogue/management/contrato/index.ts'
import { grants } from '../../catalogue/management/credencial/parts.ts'
import { machines, management } from '../../catalogue/management/index.ts'
import { panelNumbers } from '../../catalogue/management/painel/numbers.ts'
import { panelParts } from '../../catalogue/management/painel/resumo-painel.ts'
import { type EffectCode, effectCodes, effectText } from '../../catalogue/management/retorno-item/effects.ts'
import { occurrences } from '../../catalogue/occurrences.ts'
import type { ListingOperation, ManagementOperation, Operation } from '../../catalogue/operation.ts'
import type { Shape } from '../../catalogue/output.ts'
import { type ProblemCode, problems } from '../../catalogue/problems.ts'
import { Problem } from '../../client/problem.ts'
import { type FormField, formOf } from '../../console/derive/controls.ts'
import { inclusionsOf } from '../../console/derive/noun.ts'
import { ordersOf } from '../../console/derive/order.ts'
import { matching, searchedAmong, stepped } from '../../console/derive/palette.ts'
import { learnProblems, problemText, wrongText } from '../../console/derive/problems.ts'
import { nearestFirst } from '../../console/derive/rank.ts'
import { tryFields } from '../../console/derive/try-form.ts'
import { nounRoutes, pageRoutes, sections, toolRoutes } from '../../console/routes.ts'
import { words } from '../../console/text/catalogue.en.ts'
import { learn, say, tell, tellDeed, tellReason } from '../../console/text/say.ts'
import { text } from '../../console/text/text.ts'
import { texts } from '../../console/text/texts.en.ts'
import { told } from '../../console/text/told.en.ts'
import { projectRoot } from '../../server/config/config.ts'
import { settingNames, settingText } from '../../server/domain/cliente/settings.ts'

const labelsIn = (shape: Shape): string[] =>
  Object.entries(shape).flatMap(([name, part]) => [
    rotuloOf(name, part),
    ...('fields' in part ? labelsIn(part.fields) : []),
  ])

const asked = (fields: readonly FormField[]): string[] =>
  fields.flatMap(({ label, control }) => [label, ...('fields' in control ? asked(control.fields) : [])])

/** The words of the catalogue that pages show by themselves: the menu, titles, labels, states and buttons. */
async function shown(): Promise<Set<string>> {
  const operations: readonly ManagementOperation[] = management
  const all: readonly Machine[] = machines
  const nouns = await Promise.all(nounRoutes.map(({ load }) => load()))
  const tools = await Promise.all(toolRoutes.map(({ load }) => load()))
  return new Set([
    ...sections,
    ...[...nounRoutes, ...toolRoutes, ...pageRoutes].map(({ label }) => label),
    ...nouns.flatMap((noun) => inclusionsOf(noun).map(({ title }) => title)),
    ...tools.flat().map(({ title }) => title),
    ...all.flatMap(({ rotulo, states, moves }) => [
      rotulo,
      ...Object.keys(states),
      ...Object.values(moves).map((move) => move.rotulo),
    ]),
    ...operations.flatMap((one) => {
      if (one.kind === 'command') return [one.rotulo, ...asked(formOf(one.input)), ...labelsIn(one.output)]
      if (one.kind === 'record') return labelsIn(one.element)
      return [
        one.title,
        ...labelsIn(one.columns),
        ...asked(formOf(one.filters)),
        ...Object.values(one.orders),
      ]
    }),
  ])
}

/** What systems call, as somebody tries it by hand. */
const tried = (): FormField[] =>
  (ofSystems as readonly Operation[]).filter(isForPeople).flatMap((one) => [...tryFields(one)])

const choices = (fields: readonly FormField[]): string[] =>
  fields.flatMap(({ control }) => {
    if ('fields' in control) return choices(control.fields)
    return 'options' in control ? control.options.map(({ label }) => label) : []
  })

const valuesIn = (shape: Shape): string[] =>
  Object.values(shape).flatMap((part) => {
    if ('fields' in part) return valuesIn(part.fields)
    return Object.values(part.meanings ?? part.values ?? [])
  })

/** The settings of an institution: what each does, and what it takes, or which values it is one of. Rules have their page. */
const settings = () =>
  settingNames
    .filter((name) => !name.startsWith('regra.'))
    .map((name) => {
      const { descricao, esperado } = settingText(name)
      const few = esperado === 'S ou N' || /^[a-zç0-9-]+(, [a-zç0-9-]+)+$/.test(esperado)
      const options = few && esperado !== 'S ou N' ? esperado.split(', ') : []
      return { sentences: few ? [descricao] : [descricao, esperado], options }
    })

/** What codes stand for in lists, records and choices, what lists are searched by, and what the panel counts. */
const meant = (): Set<string> => {
  const operations: readonly ManagementOperation[] = management
  return new Set([
    ...Object.values(panelParts),
    ...Object.values(grants),
    ...Object.values(resultados),
    ...settings().flatMap(({ options }) => options),
    ...choices(tried()),
    ...Object.values(panelNumbers).flatMap((numbers) => numbers.map(({ rotulo }) => rotulo)),
    ...operations.flatMap((one) => {
      if (one.kind === 'command') return [...choices(formOf(one.input)), ...valuesIn(one.output)]
      if (one.kind === 'record') return valuesIn(one.element)
      return [one.search, ...valuesIn(one.columns), ...choices(formOf(one.filters))]
    }),
  ])
}

/** Codes that mean nothing but themselves, and names that are the same in every language. */
const isAlike = (word: string) =>
  /^[A-Z]+(_[A-Z]+)+$/.test(word) ||
  /^([A-Z]|[a-zç]+([A-Z_][A-Za-z]*)*)$/u.test(word) ||
  /^(PDF|Pix|TED|SEI|gov\.br|Bradesco|Itaú|Santander|Banco do Brasil|Caixa Econômica Federal)$/.test(word)

test('what codes stand for is said in English, as are the hints of searches and the panel', () => {
  const missing = [...meant()].filter(
    (word) => word !== '' && !isAlike(word) && !Object.hasOwn(words, word) && !Object.hasOwn(texts, word),
  )
  assert.deepEqual(missing, [])
})

test('what pages show of the catalogue by themselves has English words', async () => {
  const missing = [...(await shown())].filter((word) => word !== '' && !Object.hasOwn(words, word))
  assert.deepEqual(missing, [])
})

const helped = (fields: readonly FormField[]): string[] =>
  fields.flatMap(({ help, control }) => [help, ...('fields' in control ? helped(control.fields) : [])])

/** The sentences of the catalogue that pages show: what states, moves and commands mean, and the help beside fields. */
function sentences(): Set<string> {
  const operations: readonly ManagementOperation[] = management
  const all: readonly Machine[] = machines
  return new Set([
    ...all.flatMap(({ states, moves }) =>
      [...Object.values(states), ...Object.values(moves)].map((one) => one.text),
    ),
    ...helped(tried()).filter((help) => !isAlike(help)),
    ...settings().flatMap(({ sentences, options }) => [...sentences, ...options]),
    ...operations.flatMap((one) => {
      if (one.kind === 'command') return [one.description, one.lasting ?? '', ...helped(formOf(one.input))]
      return one.kind === 'record' ? [] : helped(formOf(one.filters))
    }),
  ])
}

test('the sentences of the catalogue that pages show have English ones, and those that nobody shows are gone', () => {
  const shown = [...sentences()].filter((sentence) => sentence !== '')
  assert.deepEqual(
    shown.filter((sentence) => !Object.hasOwn(texts, sentence)),
    [],
  )
  assert.deepEqual(
    Object.keys(texts).filter((sentence) => !shown.includes(sentence)),
    [],
  )
})

/** What is said to who reads English. The files behind this one read Portuguese again. */
function inEnglish<T>(read: () => T): T {
  const english = { ...words, ...texts, ...told }
  learn(english)
  try {
    return read()
  } finally {
    learn(Object.fromEntries(Object.keys(english).map((word) => [word, word])))
  }
}

/** Words that are Portuguese, and not English by chance. */
const isPortuguese = (word: string) => Object.hasOwn(words, word) && words[word] !== word

test('in English the picture of a machine names states and moves in English', () => {
  for (const machine of machines as readonly Machine[]) {
    const { boxes, arrows } = inEnglish(() => layoutOf(machine, say))
    const named = boxes.map(({ state, lines }) => [state, lines.join(' ')] as const)
    const moved = arrows.flatMap(({ moves, label }) =>
      moves.map((move, at) => [machine.moves[move]!.rotulo, label.lines[at]!] as const),
    )
    for (const [declared, drawn] of [...named, ...moved]) assert.equal(drawn, words[declared])
  }
})

test('in English the orders of lists and the fields of what systems call are named in English', () => {
  const listings = (management as readonly ManagementOperation[]).filter(
    (one): one is ListingOperation => one.kind === 'listing',
  )
  const orders = inEnglish(() => listings.flatMap((one) => ordersOf(one).map(({ label }) => label)))
  const plain = (label: string) => label.replace(text.list.descending(''), '').replace(/ \([^)]*\)$/, '')
  assert.deepEqual(orders.map(plain).filter(isPortuguese), [])
  assert.deepEqual(
    inEnglish(() => asked(tried()))
      .map(plain)
      .filter(isPortuguese),
    [],
  )
  const named = asked(tried())
    .map(plain)
    .filter((label) => !isAlike(label))
  assert.deepEqual(
    named.filter((label) => label !== '' && !Object.hasOwn(words, label)),
    [],
  )
  assert.deepEqual(
    ofSystems.filter(({ id }) => !englishOf(id)?.title),
    [],
  )
})

test('what rows of returns do to payments is said in English', () => {
  const effect = inEnglish(() =>
    effectCodes.map((code) => [tell(effectText(code, 'Pago', 'Recusado')), code]),
  )
  assert.deepEqual(
    effect.filter(([said, code]) => said === effectText(code as EffectCode, 'Pago', 'Recusado')),
    [],
  )
  assert.equal(
    inEnglish(() => tell('O pagamento está Pago, e o banco diz Recusado.')),
    `The payment is ${words.Pago}, and the bank says ${words.Recusado}.`,
  )
})

test('sentences are said with what is in them, and what people typed stays as it is', () => {
  inEnglish(() => {
    assert.equal(tell('Falta o dia da expedição.'), 'Missing: the day of issue.')
    assert.equal(tell('O saldo de recesso é de 12 dias.'), 'The balance of recess is 12 days.')
    assert.equal(tellReason('O prazo para assinar passou.'), 'The time to sign has passed.')
    assert.equal(tellReason('Aditivo 2.'), 'Amendment 2.')
    assert.equal(
      tellReason('BD: Inclusão aceita; pagamento agendado. ZZ: Outra coisa.'),
      'BD: Addition accepted; payment scheduled. ZZ: Outra coisa.',
    )
    for (const typed of ['Falta o comprovante.', 'Cancelado', 'Mudou de curso: ver e-mail.'])
      assert.equal(tellReason(typed), typed)
    assert.equal(tellDeed('Contrato cancelado: o aluno desistiu'), 'Contract cancelled: o aluno desistiu')
  })
})

test('refusals are told in English by their codes and details', () => {
  const refusal = (
    codigo: ProblemCode,
    detalhes: Readonly<Record<string, unknown>>,
    mensagem = 'Mensagem.',
  ) => new Problem({ codigo, mensagem, detalhes }, 422, new Headers({ 'x-request-id': 'abc' }))
  learnProblems({ ...occurrences, ...problems })
  inEnglish(() => {
    assert.equal(problemText(refusal('INTERNO', {})), 'Internal failure. It was recorded under the code abc.')
    assert.equal(
      problemText(refusal('CONFLITO', { vista: 1, atual: 2 })),
      'The record has changed since it was seen: it was at version 1 and is at 2.',
    )
    const achados = [{ gravidade: 'impede', mensagem: 'O prazo já passou.' }]
    assert.equal(
      problemText(refusal('REGRA_IMPEDE', { achados, detalhe: 'O prazo já passou.' })),
      'Rules are in the way: The deadline has passed.',
    )
    // A sentence with a hole would say less than the Portuguese one.
    assert.equal(problemText(refusal('CONFLITO', {}, 'O registro mudou.')), 'O registro mudou.')
    assert.equal(
      wrongText('CAMPO_OBRIGATORIO', 'CAMPO_OBRIGATORIO: Campo obrigatório não informado.'),
      occurrences.CAMPO_OBRIGATORIO.en,
    )
  })
  learnProblems({})
  assert.equal(problemText(refusal('INTERNO', {}, 'Falha interna.')), 'Falha interna.')
})

test('in English a form says nothing in Portuguese', () => {
  const asked = incluiContrato.input
  const before = formOf(asked)
  const after = inEnglish(() => formOf(asked))
  assert.deepEqual(formOf(asked), before)
  const sayings = (fields: readonly FormField[]) => helped(fields).filter((one) => one !== '')
  assert.equal(sayings(after).length, sayings(before).length)
  assert.deepEqual(
    sayings(after).filter((one) => sayings(before).includes(one)),
    [],
  )
})

test('pages say nothing in words of their own: all of them come from the texts, which have both languages', () => {
  const spelled = [
    /(?<=\s(?:label|title|placeholder|description|(?:aria|data)-label)=")[^"]*\p{L}{2}[^"]*(?=")/gu,
    /(?<=>)\s*\p{L}[^<>{}=;()]*(?=<\/)/gu,
  ]
  // What is written alike in every language.
  const alike = /^(CPF|curl|https:\/\/.*)$/
  const found = globSync('console/**/*.tsx', { cwd: projectRoot }).flatMap((file) => {
    const source = readFileSync(join(projectRoot, file), 'utf8')
    const said = spelled.flatMap((pattern) => source.match(pattern) ?? []).map((one) => one.trim())
    return said.filter((one) => !alike.test(one)).map((one) => `${file}: ${one}`)
  })
  assert.deepEqual(found, [])
})

test('the palette finds pages without accents, by all words, those that begin with them first', () => {
  const rows = [
    { label: 'Contas bancárias', section: 'Financeiro' },
    { label: 'Convênios', section: 'Contratos' },
    { label: 'Contratos', section: 'Contratos' },
  ]
  const found = (asked: string) => matching(rows, asked).map(({ label }) => label)
  assert.deepEqual(found('contr'), ['Contratos', 'Convênios'])
  assert.deepEqual(found('bancarias FINAN'), ['Contas bancárias'])
  assert.deepEqual(found('nada'), [])
  assert.equal(found('').length, 3)
  assert.deepEqual([stepped(0, -1, 3), stepped(2, 1, 3), stepped(0, 1, 0)], [2, 0, 0])
  assert.ok(searchedAmong(nounRoutes).length > 4)
})

test('what is searched for by name begins with the nearest: names, then words, then the middle of words', () => {
  const names = ['Adriana Alves', 'Bruno Anastácio', 'Ana Braga', 'Zoé Luz', 'Ânara Cruz']
  const found = nearestFirst(names, (name) => name, ' ana ')
  assert.deepEqual(found, ['Ana Braga', 'Ânara Cruz', 'Bruno Anastácio', 'Adriana Alves', 'Zoé Luz'])
})
