import { code, cpf, listed, numeric, ours } from '../fields.ts'
import { arquivoMachine } from '../machines/arquivo.ts'
import { statesOf } from '../machines/machine.ts'
import { query } from '../operation.ts'
import { contentLink, group, moment, number, text } from '../output.ts'
import { phrase } from '../phrase.ts'
import { donosArquivo, tiposArquivo } from '../values/arquivo.ts'
import { arquivos, estudante, situacoesAssinatura } from './contrato-parts.ts'

const { atualizacao: _, ...file } = arquivos.fields

export const retornaDadosArquivos = query({
  family: 'query',
  group: 'query',
  // A file belongs to the unit of its contract or of its other owner.
  doors: { integration: 'consulta', staff: 'contratos.ver' },
  id: 'RetornaDadosArquivos',
  title: phrase('Arquivos', 'Files'),
  description: phrase(
    'Arquivos de contratos, convênios e dos outros registros, incluídos ou alterados no período, com quem os assina e, a pedido, um link temporário para o conteúdo.',
    'Files of contracts, agreements and other records, included or changed in the period, with who signs them and, on request, a temporary link to the content.',
  ),
  wrapper: { kind: 'A', name: 'arquivos', response: true },
  period: 'inclusao-ou-atualizacao',
  filters: {
    cpf: {
      field: cpf(
        phrase(
          'CPF do estudante; quando vem, o período é desconsiderado.',
          'CPF of the student; where it comes, the period does not count.',
        ),
        {
          ...ours,
          example: '52998224725',
        },
      ),
      disregardsPeriod: true,
    },
    contrato: {
      field: numeric(
        15,
        phrase(
          'Número do contrato; quando vem, o período é desconsiderado.',
          'Number of the contract; where it comes, the period does not count.',
        ),
        {
          ...ours,
          example: 1042,
        },
      ),
      disregardsPeriod: true,
    },
    tipoArquivo: { field: code(40, phrase('Tipo do arquivo.', 'Kind of file.'), listed(tiposArquivo), ours) },
    situacao: {
      field: code(
        25,
        phrase('Situação do arquivo.', 'State of the file.'),
        listed(statesOf(arquivoMachine)),
        ours,
      ),
    },
    situacaoAssinatura: {
      field: code(
        25,
        phrase('Situação da assinatura.', 'State of the signature.'),
        listed(situacoesAssinatura),
        ours,
      ),
    },
  },
  element: {
    ...file,
    tipoArquivo: text(phrase('Tipo do arquivo', 'Kind of file'), tiposArquivo),
    origem: group({
      tipo: text(
        phrase('A que registro o arquivo pertence', 'Which record the file belongs to'),
        donosArquivo,
      ),
      identificador: number(
        phrase(
          'Identificador do registro a que o arquivo pertence',
          'Identifier of the record that the file belongs to',
        ),
      ),
    }),
    contrato: number(phrase('Número do contrato', 'Number of the contract')),
    estagiario: estudante,
    tamanho: number(phrase('Tamanho em bytes', 'Size in bytes')),
    tipoMime: text(phrase('Tipo do conteúdo', 'Kind of content')),
    hash: text(phrase('SHA-256 do conteúdo, em hexadecimal', 'SHA-256 of the content, in hexadecimal')),
    motivoRecusa: text(phrase('Motivo da recusa', 'Reason of the refusal')),
    link: contentLink(
      phrase(
        'Endereço do conteúdo, que abre por 60 minutos; só com incluirLink',
        'Address of the content, which opens for 60 minutes; only with incluirLink',
      ),
    ),
    inclusao: moment(phrase('Inclusão', 'Added')),
    atualizacao: moment(phrase('Atualização', 'Updated')),
  },
})
