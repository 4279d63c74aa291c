import assert from 'node:assert/strict'
import { hash } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import fc from 'fast-check'
import { recebeAlunos } from '../../catalogue/academic/recebe-alunos.ts'
import { recebeCursos } from '../../catalogue/academic/recebe-cursos.ts'
import { recebeCurriculos } from '../../catalogue/recruitment/recebe-curriculos.ts'
import { recebeVagas } from '../../catalogue/recruitment/recebe-vagas.ts'
import { cadastraPessoa } from '../../catalogue/service/cadastra-pessoa.ts'
import { cnpjAt } from '../../demo/documents.ts'
import { createCredential } from '../../server/domain/credencial/cria.ts'
import { inOrder, mirroredFields, outputName, records, textOf } from '../support/arbitrary.ts'
import { cpfOf, type Fields } from '../support/records.ts'
import { soak } from '../support/soak.ts'
import { type Institution, World } from '../support/world.ts'

const runs = soak({ usual: 8, full: 24 })

describe('any valid record is answered with the values that were sent', () => {
  let world: World
  let client: Institution
  let made = 0
  before(async () => {
    world = await World.share()
    client = await world.institution()
  })
  after(() => world.close())

  const only = async (operation: string, name: string, question: Fields) => {
    const { body, text } = await world.query(operation, { token: client.token, ...question })
    const { elementos } = body[name] as { elementos: Fields[] }
    assert.equal(elementos.length, 1, text)
    return elementos[0]!
  }
  const element = (name: string, codigoIntegracao: string) =>
    only(`RetornaDadosIntegracao${name}`, `integracao${name}`, { codigoIntegracao })
  const send = async (operation: { id: string; list: string }, record: Fields) => {
    const { resultados, ocorrencias, lote } = await world.process(client, operation.id, operation.list, [
      record,
    ])
    assert.equal(resultados, 'I', JSON.stringify(ocorrencias))
    return lote
  }

  it('courses', async () => {
    const { fields, prefix } = recebeCursos
    const arbitrary = records(fields, prefix, /IDENTIFICACAO|UNIDADE|VALIDADE/)
    await fc.assert(
      fc.asyncProperty(arbitrary, textOf(20), textOf(100), async (drawn, code, unit) => {
        const key = `C${++made}${code}`
        const units = unit === '' ? {} : { ESICU_CODIGO_UNIDADE: key, ESICU_NOME_UNIDADE: unit }
        const record: Fields = { ...drawn, ...units, ESICU_IDENTIFICACAO: key }
        const lote = await send(recebeCursos, record)
        const { identificador, inclusao, atualizacao, ...seen } = await element('Cursos', key)
        assert.deepEqual(seen, {
          ...mirroredFields(recebeCursos, record, /^$/),
          identificacao: key,
          situacao: 'Ativo',
          validade: null,
          lote,
        })
      }),
      { numRuns: runs },
    )
  })

  it('students', async () => {
    const { fields, prefix } = recebeAlunos
    const arbitrary = records(fields, prefix, /IDENTIFICACAO|SENHA|EMAIL|LOGIN|CPF|VALIDADE|DEFICIENCIA/)
    await fc.assert(
      fc.asyncProperty(arbitrary, textOf(20), async (drawn, code) => {
        const number = ++made
        const own = { ESIAL_LOGIN: `l${number}`, ESIAL_CPF: cpfOf(number), ESIAL_EMAIL: `É${number}@x.br` }
        const record: Fields = { ...drawn, ...own, ESIAL_IDENTIFICACAO: `A${number}${code}` }
        const lote = await send(recebeAlunos, record)
        const { identificador, inclusao, atualizacao, banco, bloqueadoAte, ...seen } = await element(
          'Alunos',
          String(record.ESIAL_IDENTIFICACAO),
        )
        const hidden = /SENHA|DEFICIENCIA|BLOQUEIO|_BANCO|AGENCIA|CONTA/
        assert.deepEqual(seen, { ...mirroredFields(recebeAlunos, record, hidden), situacao: 'Ativo', lote })
        assert.equal(bloqueadoAte, record.ESIAL_DT_BLOQUEIO_ACESSO || null)
        assert.deepEqual(banco, bankOf(record, prefix))
      }),
      { numRuns: runs },
    )
  })

  it('people', async () => {
    const { fields, prefix } = cadastraPessoa
    const arbitrary = records(fields, prefix, /TIPO|DOCUMENTO|PAPEL|VALIDADE/)
    const address = {
      ESIPE_ENDERECO: 'Rua A',
      ESIPE_CIDADE: 'Campinas',
      ESIPE_UF: 'SP',
      ESIPE_CEP: '13010000',
    }
    const roles = fc.subarray(['CONCEDENTE', 'AGENTE', 'INSTITUICAO', 'RESPONSAVEL'], { minLength: 1 })
    await fc.assert(
      fc.asyncProperty(arbitrary, roles, fc.boolean(), async (drawn, papel, company) => {
        const number = ++made
        const kind = company
          ? { ESIPE_TIPO: 'J', ESIPE_DOCUMENTO: cnpjAt(number) }
          : {
              ESIPE_TIPO: 'F',
              ESIPE_DOCUMENTO: cpfOf(number),
              ESIPE_CONSELHO: 'CRM',
              ESIPE_REGISTRO_CONSELHO: '1',
            }
        const unset = Object.entries(address).filter(([name]) => !drawn[name])
        const record: Fields = { ...drawn, ...Object.fromEntries(unset), ...kind, ESIPE_PAPEL: papel }
        await send(cadastraPessoa, record)
        const question = { documento: record.ESIPE_DOCUMENTO }
        const { identificador, inclusao, atualizacao, banco, ...seen } = await only(
          'RetornaDadosPessoas',
          'pessoas',
          question,
        )
        const hidden = /_BANCO|AGENCIA|CONTA/
        assert.deepEqual(seen, { ...mirroredFields(cadastraPessoa, record, hidden), situacao: 'Ativo' })
        assert.deepEqual(banco, bankOf(record, prefix))
      }),
      { numRuns: runs },
    )
  })

  it('vacancies', async () => {
    await send(cadastraPessoa, cadastraPessoa.example)
    const { fields, prefix } = recebeVagas
    const arbitrary = records(fields, prefix, /IDENTIFICACAO|TIPO$|CONCEDENTE|QUANTIDADE/)
    const kinds = fc.constantFrom('M', 'E', 'A', 'T')
    const counts = fc.tuple(fc.integer({ min: 1, max: 9999 }), fc.nat({ max: 9999 }))
    await fc.assert(
      fc.asyncProperty(arbitrary, textOf(20), kinds, counts, async (drawn, code, tipo, [places, some]) => {
        const key = `V${++made}${code}`
        const record: Fields = {
          ...inOrder(drawn),
          ESIVA_IDENTIFICACAO: key,
          ESIVA_TIPO: tipo,
          ESIVA_CONCEDENTE: cadastraPessoa.example.ESIPE_DOCUMENTO,
          ESIVA_QUANTIDADE: places,
          ESIVA_QUANTIDADE_PCD: Math.min(places, some),
        }
        await send(recebeVagas, record)
        const { identificador, inclusao, atualizacao, concedente, ...seen } = await only(
          'RetornaDadosVaga',
          'vagas',
          { codigoIntegracao: key },
        )
        assert.deepEqual(seen, {
          ...mirroredFields(recebeVagas, record, /CONCEDENTE/),
          origem: 'Recrutamento',
          situacao: 'Aberta',
          encerramento: null,
          candidatos: 0,
          contratados: 0,
        })
        const { identificador: host, ...named } = concedente as Fields
        assert.deepEqual(named, { nomeFantasia: 'Horizonte', documento: '11444777000161' })
      }),
      { numRuns: runs },
    )
  })

  it('résumés, with their file’s properties', async () => {
    const token = await createCredential(world.context.owner, {
      clienteId: client.id,
      kind: 'integracao',
      name: 'sensível',
      scopes: ['consulta', 'sensivel'],
    })
    const { fields, prefix } = recebeCurriculos
    const arbitrary = records(fields, prefix, /IDENTIFICACAO|VALIDADE|DEFICIENCIA|ARQUIVO|EMAIL|CPF/)
    const disability = fc.constantFrom('', 'VISUAL')
    const file = fc.option(fc.tuple(textOf(60).filter(Boolean), fc.uint8Array({ maxLength: 60 })), {
      nil: null,
    })
    await fc.assert(
      fc.asyncProperty(arbitrary, disability, file, textOf(20), async (drawn, disabled, pdf, code) => {
        const number = ++made
        const content = pdf && Buffer.concat([Buffer.from('%PDF-'), pdf[1]])
        const record: Fields = {
          ...drawn,
          ESICV_IDENTIFICACAO: `R${number}${code}`,
          ESICV_CPF: cpfOf(number),
          ESICV_EMAIL: `Ç${number}@x.br`,
          ESICV_CODIGO_DEFICIENCIA: disabled,
          ...(pdf && { ESICV_ARQUIVO_NOME: pdf[0], ESICV_ARQUIVO_BASE64: content!.toString('base64') }),
        }
        await send(recebeCurriculos, record)
        const { identificador, inclusao, atualizacao, pcd, deficiencia, ...seen } = await only(
          'RetornaDadosCurriculo',
          'curriculos',
          { token, email: `ç${number}@X.BR` },
        )
        assert.deepEqual(seen, {
          ...mirroredFields(recebeCurriculos, record, /DEFICIENCIA|ARQUIVO_BASE64|PCD/),
          alunoIdentificador: null,
          arquivoTipo: pdf ? 'pdf' : '',
          arquivoTamanho: content ? content.length : null,
          arquivoHash: content ? hash('sha256', content, 'hex') : '',
          situacao: 'Ativo',
        })
        assert.equal(pcd, record.ESICV_PCD ?? '')
        const described = { codigoIntegracao: 'VISUAL', descricao: 'Deficiência visual', informacao: '' }
        assert.deepEqual(deficiencia, disabled ? described : null)
        const plain = await only('RetornaDadosCurriculo', 'curriculos', { cpf: record.ESICV_CPF })
        assert.deepEqual(plain, { identificador, inclusao, atualizacao, ...seen })
      }),
      { numRuns: runs },
    )
  })
})

/** The bank as answered: all members once one was sent. */
function bankOf(record: Fields, prefix: string): Fields | null {
  const names = ['BANCO', 'AGENCIA', 'CONTA'].map((name) => prefix + name)
  if (!names.some((name) => record[name])) return null
  return Object.fromEntries(names.map((name) => [outputName(name, prefix), record[name] ?? '']))
}
