import { code, listed, numeric, ours } from '../fields.ts'
import { statesOf } from '../machines/machine.ts'
import { remessaMachine } from '../machines/remessa.ts'
import { query } from '../operation.ts'
import { askedText, coded, group, list, moment, money, number, text } from '../output.ts'
import { bancosDeRemessa } from '../values/conta-bancaria.ts'
import { pagamentoElement, situacoesPagamento } from './pagamento-element.ts'

const atualizacao = moment('Atualização')
const situacoes = statesOf(remessaMachine)

export const retornaDadosRemessaBanco = query({
  family: 'query',
  group: 'financial',
  // A file has payments of every unit.
  doors: { integration: 'financeiro', staff: 'financeiro.ver', unlimited: true },
  id: 'RetornaDadosRemessaBanco',
  title: 'Remessas bancárias',
  description:
    'Remessas do período, pela geração ou pela última alteração (delas, de seus pagamentos ou do que o banco disse), com seus pagamentos e o que o banco disse de cada um; com incluirConteudo, também o arquivo daquelas que outra pessoa já aprovou.',
  wrapper: { kind: 'A', name: 'remessasBanco', response: true },
  period: { geracao: moment('Geração'), atualizacao },
  filters: {
    identificador: {
      field: numeric(10, 'Número da remessa; quando vem, o período é desconsiderado.', {
        ...ours,
        example: 1,
      }),
      disregardsPeriod: true,
    },
    banco: { field: code(3, 'Banco.', { values: bancosDeRemessa, unknown: 'refuse' }, ours) },
    situacao: { field: code(15, 'Situação.', listed(situacoes), ours) },
  },
  element: {
    identificador: number('Número da remessa'),
    banco: group({
      codigo: coded('Código do banco', { values: bancosDeRemessa }),
      ispb: text('ISPB do banco'),
      nome: text('Nome do banco'),
    }),
    convenio: text('Convênio com o banco'),
    leiaute: coded('Leiaute', { values: { CNAB240: 'CNAB 240, da FEBRABAN' } }),
    tipo: text('Tipo', ['Pagamento']),
    sequencialArquivo: number('Número do arquivo na conta e no convênio; nunca se repete'),
    nomeArquivo: text('Nome do arquivo'),
    geracao: moment('Geração'),
    quantidadeLotes: number('Lotes'),
    quantidadeRegistros: number('Registros'),
    valorTotal: money('Valor total'),
    situacao: text('Situação', situacoes),
    hash: text('SHA-256 do arquivo'),
    conteudoBase64: askedText(
      'incluirConteudo',
      'O arquivo, em base64; só com incluirConteudo, e depois de aprovado',
    ),
    itens: list({
      ...pagamentoElement,
      situacao: text('Situação', situacoesPagamento),
    }),
    inclusao: moment('Inclusão'),
    atualizacao,
  },
})
