import assert from 'node:assert/strict'
import { execFile, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { promisify } from 'node:util'
import { PDF, PdfArray, PdfDict, type PdfName, type PdfNumber, type PdfObject, PdfRef } from '@libpdf/core'
import { termFields } from '../../catalogue/management/contrato/fields.ts'
import { type TipoDocumento, tiposDocumento } from '../../catalogue/values/arquivo.ts'
import { addEvidence } from '../../server/documents/evidence.ts'
import { issuerOf, roleOf } from '../../server/documents/letterhead.ts'
import { drawPdf } from '../../server/documents/pdf.ts'
import { sampleAmendment, sampleDados, sampleMonitoring, sampleOf } from '../../server/documents/samples.ts'
import { fill } from '../../server/documents/template.ts'
import { valuesOf } from '../../server/documents/values.ts'
import { agreementSignersOf } from '../../server/domain/assinatura/agreement-signers.ts'
import { signersOf } from '../../server/domain/assinatura/signers.ts'
import type { Dados, Sequencia } from '../../server/domain/documento/dados.ts'
import type { DadosDocumento } from '../../server/domain/documento/dados-convenio.ts'
import { defaultTemplates } from '../../server/domain/modelo/defaults.ts'
import { unusualDocuments } from '../support/documents.ts'
import { pngOf } from '../support/images.ts'
import { pdfSaying, squeezed } from '../support/lifecycle.ts'

const run = promisify(execFile)
const installed = (program: string) => spawnSync(program, ['--version']).error === undefined

const issued = '2026-03-01'
const codigo = 'ABCD-EFGH-JKMN-PQRS'
const address = `https://vinculo.exemplo.edu.br/verificar/${codigo}`

const drawingOf = (tipo: TipoDocumento, dados: DadosDocumento = sampleOf(tipo)) => {
  const signers = 'acordo' in dados ? agreementSignersOf(dados, {}) : signersOf(tipo, dados, {})
  return {
    title: `${tipo} 1042-1`,
    ...issuerOf(tipo, dados, dados.cliente.nome),
    blocks: fill(defaultTemplates[tipo], valuesOf(dados, issued)),
    places: signers.map((one) => ({ ...one, papel: roleOf(one.parte, one.nome, dados) })),
    codigo,
    verification: address,
  }
}

const sealed = async (original: Uint8Array, drawing: ReturnType<typeof drawingOf>) => {
  const sha256 = createHash('sha256').update(original).digest('hex')
  const entries = drawing.places.map((one) => ({
    ...one,
    ato: 'assinou',
    cpf: '***.982.247-**',
    meio: 'Por link pessoal.',
    momento: '01/03/2026 10:11:12 (UTC-03:00)',
    endereco: '127.0.0.1',
    navegador: 'Navegador',
    destino: 'm@exemplo.br',
    consentimento: 'Li e aceito.',
    sha256,
    motivo: null,
    para: null,
  }))
  return addEvidence({ original, sha256, entries, drawing })
}

const pagesOf = async (bytes: Uint8Array) =>
  (await PDF.load(bytes)).extractText().map(({ text }) => text.replace(/\s+/g, ' '))
const textOf = async (bytes: Uint8Array) => (await pagesOf(bytes)).join(' ')

interface Element {
  tag: string
  /** Pages and content identifiers, or elements. */
  parts: (readonly [page: string, mcid: number] | Element)[]
}

/** The structure of a document, as a screen reader follows it. */
async function structureOf(
  bytes: Uint8Array,
): Promise<{ pdf: PDF; root: Element; of: Map<string, PdfDict> }> {
  const pdf = await PDF.load(bytes)
  const real = (value: PdfObject | undefined) => (value instanceof PdfRef ? pdf.getObject(value) : value)
  const of = new Map<string, PdfDict>()
  const walk = (dict: PdfDict): Element => {
    const kids = real(dict.get('K'))
    const list = kids instanceof PdfArray ? kids.toArray() : kids ? [kids] : []
    const parts = list.map((kid) => {
      const one = real(kid)
      if (one instanceof PdfDict && !one.has('MCID')) return walk(one)
      const page = String((one instanceof PdfDict ? one.get('Pg') : undefined) ?? dict.get('Pg'))
      const mcid = (one instanceof PdfDict ? one.get('MCID') : one) as PdfNumber
      of.set(`${page} ${mcid.value}`, dict)
      return [page, mcid.value] as const
    })
    return { tag: (dict.get('S') as PdfName | undefined)?.value ?? 'Root', parts }
  }
  const root = walk(real(pdf.getCatalog().get('StructTreeRoot')) as PdfDict)
  return { pdf, root, of }
}

const contentOf = ({ parts }: Element): (readonly [string, number])[] =>
  parts.flatMap((one) => ('tag' in one ? contentOf(one) : [one]))

/** Every content has its tag, in the order of the pages. */
async function assertInOrder(bytes: Uint8Array): Promise<void> {
  const { pdf, root, of } = await structureOf(bytes)
  const numbers = new Map<string, number>()
  for (let at = 0; at < pdf.getPageCount(); at++) numbers.set(String(pdf.getPage(at)!.ref), at)
  const order = contentOf(root).map(([page, mcid]) => [numbers.get(page)!, mcid] as const)
  assert.deepEqual(
    order,
    order.toSorted(([one, first], [other, second]) => one - other || first - second),
  )
  assert.equal(new Set(order.map(String)).size, order.length)
  assert.equal(new Set(order.map(([page]) => page)).size, pdf.getPageCount())
  assert.equal(of.size, order.length)
  const marked = new ParentTree(pdf)
  for (const [key, element] of of) assert.equal(marked.elementOf(key), element, key)
}

/** What is left of a sentence whose fields are empty, and double full stops. */
const gaps = /\{\{|undefined|null|NaN|\.\.|,,|, ,| ,|: ?[.,;]|nº {2}|nº,|\( ?\)|[a-zà-ú] {2,}[a-zà-ú]/

const isHeading = (kind: string) => kind === 'clause' || kind === 'heading' || kind === 'annex'
/** An annex may begin with a heading. */
const hasText = (next: { kind: string } | undefined, above: string) =>
  next !== undefined && (!isHeading(next.kind) || (above === 'annex' && next.kind === 'heading'))

/** Neither errors nor warnings. */
async function assertUnsuspicious(file: string, bytes: Uint8Array): Promise<void> {
  await writeFile(file, bytes)
  for (const [program, ...args] of [
    ['qpdf', '--check', file],
    ['pdfinfo', '-struct-text', file],
    ['pdftotext', '-layout', file, '-'],
  ] as const) {
    const { stdout, stderr } = await run(program, args, { maxBuffer: 1e8 })
    assert.equal(stderr, '')
    assert.doesNotMatch(stdout, /WARNING|Syntax/)
  }
}

const tools = { skip: !installed('qpdf') || !installed('pdfinfo') || !installed('pdftotext') }

type Row = Readonly<Record<string, string>>

/** The names that the sequence before an amendment has, so that nothing differs. */
const same = ({ supervisor = null, professor = null, beneficios = [] }: Sequencia) => ({
  ...{ supervisor, professor, beneficios },
  ...{ curso: sampleDados.curso, responsavel: null },
})

/** Records that a field of an amendment names, as the sequence before has them. */
const namedBefore: Readonly<Record<string, readonly [string, Partial<Dados>]>> = {
  curso: ['curso', { curso: 'Outro curso' }],
  professor: ['professor', { professor: { ...sampleDados.professor!, nome: 'Outra pessoa' } }],
  supervisor: ['supervisor', { supervisor: { ...sampleDados.supervisor!, nome: 'Outra pessoa' } }],
  responsavel: ['responsavel', { responsavel: { ...sampleDados.supervisor!, nome: 'Outra pessoa' } }],
}

/** The columns of a contract before and after a change of one field of an amendment. */
function changed(field: string, declared: object) {
  const named = namedBefore[field]
  if (named) return { before: {}, after: {}, now: named[1] }
  // Number and insurer of a policy on the platform are copied to the contract.
  const column = (field === 'apolice' ? 'seguroApolice' : field).replace(
    /[A-Z]/g,
    (one) => `_${one.toLowerCase()}`,
  )
  const values = 'values' in declared ? Object.keys(declared.values as object) : ['7.50', '8.50']
  const [one = '', other = one] = values
  return { before: { [column]: one }, after: { [column]: other }, now: {} }
}

describe('documents', () => {
  let folder: string
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vinculo-documentos-'))
  })
  after(() => rm(folder, { recursive: true }))

  for (const tipo of tiposDocumento) {
    it(`${tipo}: letterhead, numbered pages with the code, and no gaps`, async () => {
      const drawing = drawingOf(tipo)
      const pages = await pagesOf(await drawPdf(drawing))
      assert.ok(pages[0]!.startsWith(drawing.institution), pages[0]!.slice(0, 80))
      assert.match(pages[0]!, /CNPJ \d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}/)
      for (const [at, page] of pages.entries()) {
        assert.ok(page.includes(`Página ${at + 1} de ${pages.length}`), page)
        assert.ok(page.includes(`Código de verificação ${codigo}, em ${address}`), page)
      }
      const text = pages.join(' ')
      assert.doesNotMatch(text, gaps)
    })

    it(`${tipo}: every content has its tag, in the order of the pages, also in the evidence`, async () => {
      const drawing = drawingOf(tipo)
      const original = await drawPdf(drawing)
      for (const bytes of [original, await sealed(original, drawing)]) {
        await assertInOrder(bytes)
      }
    })

    it(`${tipo}: the evidence follows the signed bytes and repeats who signed`, async () => {
      const drawing = drawingOf(tipo)
      const original = await drawPdf(drawing)
      const whole = await sealed(original, drawing)
      assert.deepEqual(Buffer.from(whole.subarray(0, original.length)), Buffer.from(original))
      const [before, all] = [await pagesOf(original), await pagesOf(whole)]
      const evidence = all.slice(before.length)
      const text = evidence.join(' ')
      for (const [at, page] of evidence.entries())
        assert.ok(page.includes(`Evidências, página ${at + 1} de ${evidence.length}`), page)
      for (const { nome, assinante } of drawing.places)
        assert.ok(text.includes(nome) && text.includes(assinante))
      if (drawing.places.length > 0) assert.match(text, /01\/03\/2026 10:11:12.*\(UTC-03:00\)/)
    })

    for (const [what, dados] of unusualDocuments(tipo)) {
      it(`${tipo}, ${what}: no gaps, whole names, tags in order, and nothing for qpdf and poppler to tell`, async () => {
        const drawing = drawingOf(tipo, dados)
        const original = await drawPdf(drawing)
        const text = await textOf(original)
        assert.doesNotMatch(text, gaps)
        assert.doesNotMatch(text, /…/, 'names of signatories are whole')
        for (const [at, { kind, text }] of drawing.blocks.entries())
          if (isHeading(kind)) assert.ok(hasText(drawing.blocks[at + 1], kind), `nothing below ${text}`)
        const whole = await sealed(original, drawing)
        for (const bytes of [original, whole]) await assertInOrder(bytes)
        if (!tools.skip) await assertUnsuspicious(join(folder, `${tipo}.pdf`), whole)
      })
    }

    it(`${tipo}: qpdf and poppler find nothing to tell`, tools, async () => {
      const drawing = drawingOf(tipo)
      const original = await drawPdf(drawing)
      for (const bytes of [original, await sealed(original, drawing)])
        await assertUnsuspicious(join(folder, `${tipo}.pdf`), bytes)
    })
  }

  it('break long text, lists and tables over pages within their tags', async () => {
    const long = 'Atividade de extensão com a comunidade escolar e registro diário. '.repeat(120)
    const rows = Array.from({ length: 90 }, (_, at) => [`Linha ${at + 1}`, long.slice(0, (at * 37) % 900)])
    const bytes = await drawPdf({
      ...drawingOf('Declaração'),
      blocks: [
        { kind: 'title', text: 'Longo' },
        { kind: 'paragraph', text: long },
        { kind: 'inciso', text: `I – ${long}` },
        { kind: 'table', text: '', rows: [['Item', 'Texto'], ...rows, ['Alta', long.repeat(2)]] },
        { kind: 'paragraph', text: 'x'.repeat(5_000) },
      ],
    })
    const { pdf, root } = await structureOf(bytes)
    assert.ok(pdf.getPageCount() > 8)
    const order = contentOf(root)
    const refs = Array.from({ length: pdf.getPageCount() }, (_, at) => String(pdf.getPage(at)!.ref))
    const pages = order.map(([page]) => refs.indexOf(page))
    assert.ok(!pages.includes(-1))
    const text = await textOf(bytes)
    for (let at = 1; at <= 90; at++) assert.ok(text.includes(`Linha ${at}`), String(at))
    if (!installed('pdftotext')) return
    const file = join(folder, 'longo.pdf')
    await writeFile(file, bytes)
    assert.equal((await run('pdftotext', [file, '-'])).stderr, '')
  })

  it('letters with marks of their own and signs beyond the basic plane stay text', tools, async () => {
    const name = 'Jose\u0301 Conceic\u0327a\u0303o 😀 Informática'
    const dados = { ...sampleDados, aluno: { ...sampleDados.aluno, nome: name } }
    const file = join(folder, 'marcas.pdf')
    await writeFile(file, await drawPdf(drawingOf('Declaração', dados)))
    const { stdout } = await run('pdftotext', [file, '-'])
    assert.ok(squeezed(stdout).includes(squeezed(name)), stdout)
  })

  it('set lines with the spaces of their font, whatever their width', async () => {
    const pdf = await PDF.load(await drawPdf(drawingOf('Termo de compromisso')))
    for (const { lines } of pdf.extractText())
      for (const { spans } of lines) for (const { text } of spans) assert.doesNotMatch(text, / {2}/)
  })

  it('an uploaded document without tags stays readable with its evidence', async () => {
    const original = await pdfSaying('Acordo da concedente')
    const whole = await sealed(original, drawingOf('Convênio'))
    assert.match(await textOf(whole), /Acordo da concedente.*Evidências das assinaturas/)
    const pdf = await PDF.load(whole)
    assert.ok(!pdf.getPage(pdf.getPageCount() - 1)!.dict.has('StructParents'))
  })

  it('a term of commitment tells what each article of the law demands', async () => {
    const text = await textOf(await drawPdf(drawingOf('Termo de compromisso')))
    for (const part of [
      /TERMO DE COMPROMISSO DE ESTÁGIO NÃO OBRIGATÓRIO Nº 1042/,
      /Universidade de Exemplo, mantida por Fundação Educacional de Exemplo, CNPJ 33\.000\.167\/0001-01, com endereço em .*, neste ato representada por Sílvia Rocha Dias, Reitora, CPF/,
      /Concedente de Exemplo Ltda\., CNPJ 11\.444\.777\/0001-61/,
      /do curso Sistemas de Informação \(graduação\), 5º período, turno noite/,
      /art\. 3º, II/,
      /Convênio em que o estágio se apoia: CV 40\/2026, que vale desde 02\/03\/2026/,
      /não passa de dois anos, exceto no caso previsto no art\. 11/,
      /art\. 10, § 2º/,
      /R\$ 1\.450,00 \(mil quatrocentos e cinquenta reais\), na forma do art\. 12/,
      /recesso de 30 dias .* \(art\. 13\)/,
      /apólice 2026-0099, de Seguradora Exemplo \(art\. 9º, IV\)/,
      /\(art\. 7º\):/,
      /\(arts\. 9º e 14\):/,
      /o foro da Comarca de Santos\/SP/,
      /Santos, 1º de março de 2026\./,
      /ANEXO I – PLANO DE ATIVIDADES/,
      /ANEXO II – HORÁRIO SEMANAL.*segunda 13:00 19:00 6/,
    ])
      assert.match(text, part)
    assert.ok(text.indexOf('Sílvia Rocha Dias Instituição de ensino') < text.indexOf('ANEXO I –'))
    const mediated = { ...sampleDados, agente: sampleDados.concedente }
    const withAgent = await textOf(await drawPdf(drawingOf('Termo de compromisso', mediated)))
    assert.match(withAgent, /sem representar nenhuma delas \(art\. 16\)/)
  })

  it('a monitoring contract has its own texts, without the law of internships', async () => {
    for (const tipo of ['Termo de monitoria', 'Termo aditivo', 'Termo de rescisão', 'Declaração'] as const) {
      const text = await textOf(await drawPdf(drawingOf(tipo, sampleMonitoring)))
      assert.doesNotMatch(text, /11\.788|estágio|ESTAGI/i, tipo)
    }
  })

  it('an amendment is numbered from 1 and tells what changes, before and after', async () => {
    const text = await textOf(await drawPdf(drawingOf('Termo aditivo')))
    assert.match(text, /TERMO ADITIVO Nº 1 AO TERMO Nº 1042/)
    assert.match(text, /O que muda Como era Como passa a ser/)
    assert.match(text, /Término 02\/08\/2026 18\/12\/2026/)
    const { alteracoes } = valuesOf(sampleOf('Termo aditivo'), issued)
    assert.deepEqual(alteracoes, [
      { assunto: 'Término', antes: '02/08/2026', depois: '18/12/2026' },
      {
        assunto: 'Bolsa',
        antes: 'R$ 1.300,00 (mil e trezentos reais), mensal',
        depois: 'R$ 1.450,00 (mil quatrocentos e cinquenta reais), mensal',
      },
    ])
    assert.match(text, /ao termo nº 1042, assinado por todos em 25\/02\/2026, que vale desde 02\/03\/2026/)
    assert.match(text, /Convênio em que se apoia: CV 40\/2026, que vale desde 02\/03\/2026\./)
    assert.match(text, /ratificam as demais cláusulas/)
    // What did not change is not told again.
    assert.doesNotMatch(text, /ANEXO|Seguradora/)
  })

  for (const [field, declared] of Object.entries(termFields)) {
    it(`an amendment tells a change of ${field}, before and after`, () => {
      const { before, after, now } = changed(field, declared)
      const { anterior, contrato } = sampleAmendment
      const dados = {
        ...sampleAmendment,
        contrato: { ...contrato, ...after },
        // Nothing else changes.
        anterior: { ...(contrato as unknown as Sequencia), ...same(anterior!), ...before },
        ...now,
      }
      const { alteracoes } = valuesOf(dados, issued)
      assert.equal(alteracoes!.length, 1, JSON.stringify(alteracoes))
      const [{ antes = '', depois = '' } = {}] = alteracoes as Row[]
      assert.ok(antes && depois && antes !== depois, `${antes} → ${depois}`)
    })
  }

  it('an amendment tells a change of the hours by day beside the same words', () => {
    const horarios = [{ dia: 2, inicio: '08:00', termino: '14:00' }]
    const { alteracoes } = valuesOf(
      { ...sampleAmendment, contrato: { ...sampleAmendment.contrato, horarios } },
      issued,
    )
    const row = (alteracoes as Row[]).find(({ assunto }) => assunto === 'Horário por dia')
    assert.match(String(row!.antes), /segunda, das 13:00 às 19:00; terça/)
    assert.equal(row!.depois, 'segunda, das 08:00 às 14:00')
  })

  it('the main activities stand beside the plan, and the balance of recess in the termination', async () => {
    const { contrato } = sampleDados
    const dados = {
      ...sampleDados,
      contrato: { ...contrato, atividades: 'Atender o público.' },
      recessoSaldo: 1,
    }
    const plan = await textOf(await drawPdf(drawingOf('Termo de compromisso', dados)))
    assert.match(plan, /Apoio ao desenvolvimento e aos testes de sistemas\. Atender o público\./)
    const end = await textOf(await drawPdf(drawingOf('Termo de rescisão', dados)))
    assert.match(end, /Dias de recesso ainda não gozados: 1\./)
  })

  it('a term of completion is headed by the host and tells activities, periods and the evaluation', async () => {
    const drawing = drawingOf('Termo de realização')
    assert.equal(drawing.institution, 'Concedente de Exemplo Ltda.')
    const text = await textOf(await drawPdf(drawing))
    assert.match(text, /termo inicial 02\/03\/2026 30\/09\/2026 30/)
    assert.match(text, /09\/03\/2026 Casos de teste/)
    assert.match(text, /Avaliação de desempenho A estagiária cumpriu o plano/)
    assert.deepEqual(
      drawing.places.map(({ papel }) => papel),
      ['Diretora, por Concedente de Exemplo Ltda.'],
    )
  })

  it('a damaged logo is left out', async () => {
    const png = pngOf(20, 10)
    const broken = Buffer.from(png)
    broken.fill(0xff, 43, 51)
    const imagesIn = async (logo: Uint8Array) => {
      const bytes = await drawPdf({ ...drawingOf('Declaração'), letterhead: { lines: ['Reitoria'], logo } })
      assert.match(await textOf(bytes), /Reitoria/)
      return bytes.toString('latin1').includes('/Subtype /Image')
    }
    assert.equal(await imagesIn(png), true)
    assert.equal(await imagesIn(broken), false)
    assert.equal(await imagesIn(png.subarray(0, 50)), false)
    assert.equal(await imagesIn(Buffer.from([0xff, 0xd8, 0xff, 0x00])), false)
  })
})

/** The parent tree: from the content of a page to its element. */
class ParentTree {
  readonly #elements = new Map<string, PdfDict>()

  constructor(pdf: PDF) {
    const real = (value: PdfObject | undefined) => (value instanceof PdfRef ? pdf.getObject(value) : value)
    const root = real(pdf.getCatalog().get('StructTreeRoot')) as PdfDict
    const tree = real(root.get('ParentTree')) as PdfDict
    const numbers = (real(tree.get('Nums')) as PdfArray).toArray()
    for (let at = 0; at < pdf.getPageCount(); at++) {
      const page = pdf.getPage(at)!
      const key = (page.dict.get('StructParents') as PdfNumber).value
      const found = numbers.findIndex((one, nth) => nth % 2 === 0 && (one as PdfNumber).value === key)
      const elements = (real(numbers[found + 1]) as PdfArray).toArray()
      for (const [mcid, ref] of elements.entries())
        this.#elements.set(`${page.ref} ${mcid}`, real(ref) as PdfDict)
    }
  }

  elementOf(key: string): PdfDict | undefined {
    return this.#elements.get(key)
  }
}
