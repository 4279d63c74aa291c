import { code, listed, numeric, ours } from '../fields.ts'
import { statesOf } from '../machines/machine.ts'
import { remessaMachine } from '../machines/remessa.ts'
import { query } from '../operation.ts'
import { askedText, coded, group, list, moment, money, number, text } from '../output.ts'
import { phrase, withEnglish } from '../phrase.ts'
import { bancosDeRemessa } from '../values/conta-bancaria.ts'
import { pagamentoElement, situacoesPagamento } from './pagamento-element.ts'

const atualizacao = moment(phrase('Atualização', 'Updated'))
const situacoes = statesOf(remessaMachine)

export const retornaDadosRemessaBanco = query({
  family: 'query',
  group: 'financial',
  // A file contains payments of all units.
  doors: { integration: 'financeiro', staff: 'financeiro.ver', unlimited: true },
  id: 'RetornaDadosRemessaBanco',
  title: phrase('Remessas bancárias', 'Bank remittances'),
  description: phrase(
    'Remessas do período, pela geração ou pela última alteração (delas, de seus pagamentos ou do que o banco disse), com seus pagamentos e o que o banco disse de cada um; com incluirConteudo, também o arquivo daquelas que outra pessoa já aprovou.',
    'Remittances of the period, by the day they were made or by their last change (of the file, its payments or what the bank said), with their payments and what the bank said of each; with incluirConteudo also the file of those that another person has approved.',
  ),
  wrapper: { kind: 'A', name: 'remessasBanco', response: true },
  period: { geracao: moment(phrase('Geração', 'Generated')), atualizacao },
  filters: {
    identificador: {
      field: numeric(
        10,
        phrase(
          'Número da remessa; quando vem, o período é desconsiderado.',
          'Number of the remittance; where it comes, the period does not count.',
        ),
        {
          ...ours,
          example: 1,
        },
      ),
      disregardsPeriod: true,
    },
    banco: {
      field: code(3, phrase('Banco.', 'Bank.'), { values: bancosDeRemessa, unknown: 'refuse' }, ours),
    },
    situacao: { field: code(15, phrase('Situação.', 'State.'), listed(situacoes), ours) },
  },
  element: {
    identificador: number(phrase('Número da remessa', 'Number of the remittance')),
    banco: group({
      codigo: coded(phrase('Código do banco', 'Code of the bank'), { values: bancosDeRemessa }),
      ispb: text(phrase('ISPB do banco', 'ISPB of the bank')),
      nome: text(phrase('Nome do banco', 'Name of the bank')),
    }),
    convenio: text(phrase('Convênio com o banco', 'Agreement with the bank')),
    leiaute: coded(phrase('Leiaute', 'Layout'), {
      values: { CNAB240: phrase('CNAB 240, da FEBRABAN', 'CNAB 240, of FEBRABAN') },
    }),
    tipo: text(phrase('Tipo', 'Kind'), withEnglish({ Pagamento: 'Payment' })),
    sequencialArquivo: number(
      phrase(
        'Número do arquivo na conta e no convênio; nunca se repete',
        'Number of the file in the account and agreement; never repeated',
      ),
    ),
    nomeArquivo: text(phrase('Nome do arquivo', 'File name')),
    geracao: moment(phrase('Geração', 'Generated')),
    quantidadeLotes: number(phrase('Lotes', 'Batches')),
    quantidadeRegistros: number(phrase('Registros', 'Records')),
    valorTotal: money(phrase('Valor total', 'Total amount')),
    situacao: text(phrase('Situação', 'State'), situacoes),
    hash: text(phrase('SHA-256 do arquivo', 'SHA-256 of the file')),
    conteudoBase64: askedText(
      'incluirConteudo',
      phrase(
        'O arquivo, em base64; só com incluirConteudo, e depois de aprovado',
        'The file, in base64; only with incluirConteudo, and after approval',
      ),
    ),
    itens: list({
      ...pagamentoElement,
      situacao: text(phrase('Situação', 'State'), situacoesPagamento),
    }),
    inclusao: moment(phrase('Inclusão', 'Added')),
    atualizacao,
  },
})
