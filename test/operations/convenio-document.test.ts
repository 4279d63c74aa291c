import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { cpfAt } from '../../demo/documents.ts'
import { changeSettings } from '../../server/domain/cliente/settings.ts'
import { codeOf } from '../support/browser.ts'
import { insert } from '../support/contracts.ts'
import { addInternship } from '../support/internships.ts'
import { Office, pdfSaying, squeezed, wordsOf } from '../support/lifecycle.ts'
import type { Row } from '../support/records.ts'
import { addHost } from '../support/vacancies.ts'

let made = 0

describe('the document of an agreement', () => {
  let office: Office
  let institution: number
  before(async () => {
    office = await Office.open('2026-03-02')
    institution = await insert(office.world, office.client, 'pessoa', {
      tipo: 'J',
      documento: '33000167000101',
      nome: 'Fundação Universidade de Exemplo',
      representante_nome: 'Sílvia Rocha Dias',
      representante_cpf: cpfAt(41),
      representante_cargo: 'Reitora',
      endereco: 'Rua da Universidade',
      cidade: 'Santos',
      uf: 'SP',
    })
    await changeSettings(
      office.world.context.owner,
      office.client.id,
      new Map([['assinatura.instituicao', 'avançada']]),
    )
  })
  after(() => office.close())

  const done = (operation: string, body: Row) => office.done('equipe', operation, body)
  const rows = (text: string, values: unknown[] = []) =>
    office.world.rows<Row>(office.client.id, text, values)
  const stateOf = async (id: number) =>
    (await rows('select situacao from convenio where id = $1', [id]))[0]!.situacao
  const filesOf = (id: number) =>
    rows(
      'select id, nome, tipo, situacao, situacao_assinatura from arquivo where convenio_id = $1 order by id',
      [id],
    )

  async function agreement(more: Row = {}, host: Row = {}) {
    const number = ++made
    const mail = `dona${number}@exemplo.com.br`
    const concedente = await addHost(office.world, office.client, {
      nome: 'Engenharia Horizonte Ltda.',
      representante_nome: 'Ana Prado',
      representante_cpf: cpfAt(77),
      representante_cargo: 'Diretora',
      email: mail,
      ...host,
    })
    const told = { convenio: `CV ${number}/2026`, concedente, instituicao: institution, inicio: '2026-03-02' }
    const { id } = await done('IncluiConvenio', { ...told, ...more })
    return { id: Number(id), mail }
  }

  it('is made from the template, sent to the parties and puts the agreement into force', async () => {
    const { id, mail } = await agreement({ termino: '2028-03-01', renovacaoAutomatica: 'S' })
    await done('EnviaConvenio', { id })
    assert.equal(await stateOf(id), 'Aguardando assinatura')
    const [file] = await filesOf(id)
    assert.deepEqual(file, {
      id: file!.id,
      nome: 'Convênio CV 1-2026.pdf',
      tipo: 'Convênio',
      situacao: 'Aprovado',
      situacao_assinatura: 'Aguardando Assinatura',
    })
    const bytes = await office.download('equipe', Number(file!.id))
    for (const mark of ['/MarkInfo', '/StructTreeRoot', '/Lang (pt-BR)', '/FontFile2'])
      assert.ok(bytes.toString('latin1').includes(mark), mark)
    const words = await wordsOf(bytes)
    for (const part of [
      'CV 1/2026',
      'art. 8º da Lei nº 11.788',
      'Fundação Universidade de Exemplo, CNPJ 33.000.167/0001-01, com endereço em Rua da Universidade, Santos/SP, neste ato representada por Sílvia Rocha Dias, Reitora, CPF',
      'Engenharia Horizonte Ltda., CNPJ',
      'neste ato representada por Ana Prado, Diretora, CPF',
      'DAS OBRIGAÇÕES DA INSTITUIÇÃO DE ENSINO',
      'DAS OBRIGAÇÕES DA CONCEDENTE',
      'até 10 estagiários ao mesmo tempo',
      'seguro contra acidentes pessoais',
      'vale de 02/03/2026 a 01/03/2028',
      'renova-se por prazo igual',
      'o foro da Comarca de Santos/SP',
      'Código de verificação',
    ])
      assert.ok(words.includes(squeezed(part)), part)
    // The day of issue is the database's.
    assert.match(words, /Santos,\d{1,2}º?de[a-zç]+de\d{4}\./)
    assert.ok(!words.includes('undefined') && !words.includes('null'))

    const link = office.linkTo(mail)
    const { body } = await office.look(link)
    assert.equal(body.finalidade, 'assinar')
    assert.match(body.assunto, /^Convênio de ./)
    const facts = body.documentos[0].fatos.map(({ rotulo }: Row) => rotulo)
    assert.deepEqual(facts, ['Concedente', 'Convênio', 'Cursos', 'Vigência', 'Representante'])
    const signed = await office.use(link, 'Assina', { aceite: 'S' })
    assert.equal(codeOf(signed), '200 OK', signed.text)
    assert.equal(codeOf(await office.use(link, 'Assina', { aceite: 'S' })), '422 REGRA_IMPEDE')
    assert.equal(await stateOf(id), 'Aguardando assinatura')
    const last = await office.asksBySignOn('reitora', 'Assina', { id: file!.id, aceite: 'S' })
    assert.equal(codeOf(last), '200 OK', last.text)
    assert.equal(await stateOf(id), 'Vigente')
    const [{ codigo }] = (await rows('select codigo from documento where arquivo_id = $1', [file!.id])) as [
      { codigo: string },
    ]
    const verified = await (await fetch(`${office.world.base}/verificar/dados/${codigo}`)).text()
    assert.match(verified, /Convênio CV 1-2026/)
    assert.match(verified, /Ana P\./)
    const sealed = await wordsOf(await office.download('equipe', Number(file!.id)))
    assert.ok(sealed.includes(squeezed('Evidências das assinaturas')))
    // The CPF of the representative who signed is masked.
    const cpf = cpfAt(77).replace(/^.{3}(.{3})(.{3}).{2}$/, '***.$1.$2-**')
    assert.ok(sealed.includes(squeezed(`CPF ${cpf}`)))
  })

  it('is the uploaded file, if there is one that was accepted', async () => {
    const { id, mail } = await agreement()
    const upload = async () =>
      Number(
        (
          await done('EnviaArquivo', {
            conteudo: await office.upload('equipe', 'Nossa minuta.pdf', await pdfSaying('Nosso acordo')),
            tipo: 'Convênio',
            convenio: id,
          })
        ).id,
      )
    const refused = await upload()
    await done('RecusaArquivo', { id: refused, motivo: 'Versão antiga.' })
    const file = await upload()
    const early = await office.asks('equipe', 'EnviaConvenio', { id })
    assert.equal(codeOf(early), '422 REGRA_IMPEDE', early.text)
    assert.match(early.text, /ainda não foi aprovado/)
    await done('AprovaArquivo', { id: file })
    await done('EnviaConvenio', { id })
    assert.deepEqual(
      (await filesOf(id)).map((one) => [Number(one.id), one.situacao_assinatura]),
      [
        [refused, 'Não enviado'],
        [file, 'Aguardando Assinatura'],
      ],
    )
    assert.equal(codeOf(await office.use(office.linkTo(mail), 'Assina', { aceite: 'S' })), '200 OK')
  })

  it('is no longer signed after the agreement was cancelled, or signed on paper', async () => {
    for (const [operation, told, state] of [
      ['CancelaConvenio', { motivo: 'A concedente desistiu.' }, 'Cancelado'],
      ['RegistraAssinaturaConvenio', { assinatura: '2026-03-02' }, 'Vigente'],
    ] as const) {
      const { id, mail } = await agreement()
      await done('EnviaConvenio', { id })
      const link = office.linkTo(mail)
      await office.look(link)
      if (state === 'Vigente') {
        const alone = await office.asks('equipe', operation, { id, ...told })
        assert.match(alone.text, /documentoAssinado/)
        const conteudo = await office.upload('equipe', 'Assinado.pdf', await pdfSaying('Assinado'))
        const scan = await done('EnviaArquivo', { conteudo, tipo: 'Convênio', convenio: id })
        await done('AprovaArquivo', { id: Number(scan.id) })
      }
      await done(operation, { id, ...told })
      const [file] = await filesOf(id)
      assert.equal(file!.situacao_assinatura, 'Cancelado')
      const late = await office.use(link, 'Assina', { aceite: 'S' })
      assert.notEqual(late.status, 200, late.text)
      assert.equal(await stateOf(id), state)
    }
  })

  it('leaves no trace when simulated, or when nobody can sign for the host', async () => {
    const { id } = await agreement()
    const tried = await office.asks('equipe', 'EnviaConvenio', { id, SIMULAR: 'S' })
    assert.equal(codeOf(tried), '200 OK', tried.text)
    assert.deepEqual([await stateOf(id), await filesOf(id)], ['Em elaboração', []])

    const { id: alone } = await agreement({}, { representante_nome: null })
    const refused = await office.asks('equipe', 'EnviaConvenio', { id: alone })
    assert.equal(codeOf(refused), '422 REGRA_IMPEDE', refused.text)
    const [finding] = refused.body.error.detalhes.achados
    assert.deepEqual([finding.regra, finding.campo], ['representante', 'concedente'])
    assert.match(finding.mensagem, /Informe no cadastro dela o nome e o CPF do representante legal/)
    assert.deepEqual([await stateOf(alone), await filesOf(alone)], ['Em elaboração', []])
  })

  it('asks for a representative of the institution as well', async () => {
    const bare = await insert(office.world, office.client, 'pessoa', {
      tipo: 'J',
      documento: '11222333000181',
      nome: 'Mantenedora',
    })
    const { id } = await agreement({ instituicao: bare })
    const refused = await office.asks('equipe', 'EnviaConvenio', { id })
    assert.deepEqual(
      refused.body.error.detalhes.achados.map(({ regra, campo }: Row) => [regra, campo]),
      [
        ['representante', 'instituicao'],
        ['instituicaoIdentificada', 'instituicao'],
      ],
    )
    const contrato = await addInternship(office.world, office.client, { instituicao_id: bare })
    const term = await office.asks('equipe', 'EmiteTermo', { id: contrato })
    assert.deepEqual(
      term.body.error.detalhes.achados.map(({ regra, campo }: Row) => [regra, campo]),
      [
        ['representante', 'instituicao'],
        ['instituicaoIdentificada', 'instituicao'],
      ],
    )
  })
})
