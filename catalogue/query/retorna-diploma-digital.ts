import { graus, modalidades } from '../common-fields.ts'
import { code, listed, ours, varchar } from '../fields.ts'
import { diplomaMachine } from '../machines/diploma.ts'
import { statesOf } from '../machines/machine.ts'
import { query } from '../operation.ts'
import { day, group, moment, number, saidText, text } from '../output.ts'
import * as parts from './integracao-parts.ts'

const situacoes = statesOf(diplomaMachine)
const instituicao = (quem: string) =>
  group({
    nome: text(`Nome: ${quem}`),
    cnpj: text(`CNPJ: ${quem}`),
    codigoMec: number(`Código e-MEC: ${quem}`),
  })

export const retornaDiplomaDigital = query({
  family: 'query',
  group: 'academic',
  doors: { integration: 'consulta', staff: 'diplomas.ver', unlimited: true },
  id: 'RetornaDiplomaDigital',
  title: 'Diplomas digitais',
  description:
    'Diplomas digitais incluídos ou alterados no período, como foram registrados. O diploma é o XML assinado; se as assinaturas valem, diz-se em verificadordiplomadigital.mec.gov.br.',
  wrapper: { kind: 'A', name: 'diplomas', response: true },
  period: 'inclusao-ou-atualizacao',
  filters: {
    cpf: parts.byCpf('do diplomado', '52998224725'),
    matricula: parts.byMatricula,
    codigoValidacao: {
      field: varchar(80, 'Código de validação; quando vem, o período é desconsiderado.', {
        ...ours,
        example: '123.123.a1b2c3d4e5f6',
      }),
      disregardsPeriod: true,
    },
    situacao: { field: code(12, 'Situação.', listed(situacoes), ours) },
  },
  element: {
    identificador: number('Identificador do diploma'),
    aluno: parts.aluno,
    curso: group({
      ...parts.curso.fields,
      codigoMec: number('Código e-MEC do curso'),
      grau: text('Grau', Object.values(graus.values)),
      modalidade: text('Modalidade', Object.values(modalidades.values)),
    }),
    iesEmissora: instituicao('emissora'),
    iesRegistradora: instituicao('registradora'),
    conclusao: day('Conclusão'),
    colacaoGrau: day('Colação de grau'),
    expedicao: day('Expedição'),
    registro: group({
      livro: text('Livro'),
      folha: text('Folha'),
      numero: text('Número do registro'),
      processo: text('Processo'),
      data: day('Data do registro'),
    }),
    situacao: text('Situação', situacoes),
    versaoLeiaute: text('Versão do leiaute'),
    codigoValidacao: text('Código de validação'),
    urlXml: text('Endereço do XML assinado'),
    urlRepresentacaoVisual: text('Endereço da representação visual'),
    hashXml: text('SHA-256 do XML'),
    anulacao: group({ data: day('Data da anulação'), motivo: saidText('Motivo da anulação') }),
    inclusao: moment('Inclusão'),
    atualizacao: moment('Atualização'),
  },
})
