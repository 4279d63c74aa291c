import { code, cpf, listed, numeric, ours } from '../fields.ts'
import { arquivoMachine } from '../machines/arquivo.ts'
import { statesOf } from '../machines/machine.ts'
import { query } from '../operation.ts'
import { contentLink, group, moment, number, text } from '../output.ts'
import { origensArquivo, tiposArquivo } from '../values/arquivo.ts'
import { arquivos, estudante, situacoesAssinatura } from './contrato-parts.ts'

const { atualizacao: _, ...file } = arquivos.fields

export const retornaDadosArquivos = query({
  family: 'query',
  group: 'query',
  // Of its contract's unit, or of whatever else it belongs to.
  doors: { integration: 'consulta', staff: 'contratos.ver' },
  id: 'RetornaDadosArquivos',
  title: 'Arquivos',
  description:
    'Arquivos de contratos, convênios e dos outros registros, incluídos ou alterados no período, com quem os assina e, a pedido, um link temporário para o conteúdo.',
  wrapper: { kind: 'A', name: 'arquivos', response: true },
  period: 'inclusao-ou-atualizacao',
  filters: {
    cpf: {
      field: cpf('CPF do estudante; quando vem, o período é desconsiderado.', {
        ...ours,
        example: '52998224725',
      }),
      disregardsPeriod: true,
    },
    contrato: {
      field: numeric(15, 'Número do contrato; quando vem, o período é desconsiderado.', {
        ...ours,
        example: 1042,
      }),
      disregardsPeriod: true,
    },
    tipoArquivo: { field: code(40, 'Tipo do arquivo.', listed(tiposArquivo), ours) },
    situacao: { field: code(25, 'Situação do arquivo.', listed(statesOf(arquivoMachine)), ours) },
    situacaoAssinatura: { field: code(25, 'Situação da assinatura.', listed(situacoesAssinatura), ours) },
  },
  element: {
    ...file,
    tipoArquivo: text('Tipo do arquivo', tiposArquivo),
    origem: group({
      tipo: text('A que registro o arquivo pertence', Object.values(origensArquivo)),
      identificador: number('Identificador do registro a que o arquivo pertence'),
    }),
    contrato: number('Número do contrato'),
    estagiario: estudante,
    tamanho: number('Tamanho em bytes'),
    tipoMime: text('Tipo do conteúdo'),
    hash: text('SHA-256 do conteúdo, em hexadecimal'),
    motivoRecusa: text('Motivo da recusa'),
    link: contentLink('Endereço do conteúdo, que abre por 60 minutos; só com incluirLink'),
    inclusao: moment('Inclusão'),
    atualizacao: moment('Atualização'),
  },
})
