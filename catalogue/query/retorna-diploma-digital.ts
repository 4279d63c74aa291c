import { graus, modalidades } from '../common-fields.ts'
import { code, listed, ours, varchar } from '../fields.ts'
import { diplomaMachine } from '../machines/diploma.ts'
import { statesOf } from '../machines/machine.ts'
import { query } from '../operation.ts'
import { day, group, labelsOf, moment, number, text } from '../output.ts'
import { filled, type Phrase, phrase } from '../phrase.ts'
import * as parts from './integracao-parts.ts'

const situacoes = statesOf(diplomaMachine)
const instituicao = (quem: Phrase) =>
  group({
    nome: text(filled(phrase('Nome: {quem}', 'Name: {quem}'), { quem })),
    cnpj: text(filled(phrase('CNPJ: {quem}', 'CNPJ: {quem}'), { quem })),
    codigoMec: number(filled(phrase('Código e-MEC: {quem}', 'e-MEC code: {quem}'), { quem })),
  })

export const retornaDiplomaDigital = query({
  family: 'query',
  group: 'academic',
  doors: { integration: 'consulta', staff: 'diplomas.ver', unlimited: true },
  id: 'RetornaDiplomaDigital',
  title: phrase('Diplomas digitais', 'Digital diplomas'),
  description: phrase(
    'Diplomas digitais incluídos ou alterados no período, como foram registrados. O diploma é o XML assinado; se as assinaturas valem, diz-se em verificadordiplomadigital.mec.gov.br.',
    'Digital diplomas included or changed in the period, as they were registered. The diploma is the signed XML; whether its signatures hold is told at verificadordiplomadigital.mec.gov.br.',
  ),
  wrapper: { kind: 'A', name: 'diplomas', response: true },
  period: 'inclusao-ou-atualizacao',
  filters: {
    cpf: parts.byCpf(phrase('do diplomado', 'of the graduate'), '52998224725'),
    matricula: parts.byMatricula,
    codigoValidacao: {
      field: varchar(
        80,
        phrase(
          'Código de validação; quando vem, o período é desconsiderado.',
          'Validation code; where it comes, the period does not count.',
        ),
        {
          ...ours,
          example: '123.123.a1b2c3d4e5f6',
        },
      ),
      disregardsPeriod: true,
    },
    situacao: { field: code(12, phrase('Situação.', 'State.'), listed(situacoes), ours) },
  },
  element: {
    identificador: number(phrase('Identificador do diploma', 'Identifier of the diploma')),
    aluno: parts.aluno,
    curso: group({
      ...parts.curso.fields,
      codigoMec: number(phrase('Código e-MEC do curso', 'e-MEC code of the course')),
      grau: text(phrase('Grau', 'Kind of degree'), labelsOf(graus)),
      modalidade: text(phrase('Modalidade', 'Mode'), labelsOf(modalidades)),
    }),
    iesEmissora: instituicao(phrase('emissora', 'issuing institution')),
    iesRegistradora: instituicao(phrase('registradora', 'registering institution')),
    conclusao: day(phrase('Conclusão', 'Completion')),
    colacaoGrau: day(phrase('Colação de grau', 'Graduation')),
    expedicao: day(phrase('Expedição', 'Issued')),
    registro: group({
      livro: text(phrase('Livro', 'Book')),
      folha: text(phrase('Folha', 'Sheet')),
      numero: text(phrase('Número do registro', 'Number of the registration')),
      processo: text(phrase('Processo', 'Case')),
      data: day(phrase('Data do registro', 'Day of registration')),
    }),
    situacao: text(phrase('Situação', 'State'), situacoes),
    versaoLeiaute: text(phrase('Versão do leiaute', 'Version of the layout')),
    codigoValidacao: text(phrase('Código de validação', 'Validation code')),
    urlXml: text(phrase('Endereço do XML assinado', 'Address of the signed XML')),
    urlRepresentacaoVisual: text(
      phrase('Endereço da representação visual', 'Address of the visual representation'),
    ),
    hashXml: text(phrase('SHA-256 do XML', 'SHA-256 of the XML')),
    anulacao: group({
      data: day(phrase('Data da anulação', 'Day of annulment')),
      motivo: text(phrase('Motivo da anulação', 'Reason of the annulment')),
    }),
    inclusao: moment(phrase('Inclusão', 'Added')),
    atualizacao: moment(phrase('Atualização', 'Updated')),
  },
})
