import { record } from '../../operation.ts'
import {
  coded,
  day,
  group,
  list,
  moment,
  money,
  number,
  numberOf,
  sealed,
  text,
  texts,
} from '../../output.ts'
import { bancosDeRemessa } from '../conta-bancaria/fields.ts'
import { ocorrenciasDoBanco } from '../remessa-item/element.ts'
import { efeito, outcomesTold, situacoesItem } from '../retorno-item/element.ts'

export const consultaRetorno = record({
  family: 'management',
  kind: 'record',
  id: 'ConsultaRetorno',
  group: 'management',
  noun: 'retorno',
  doors: { staff: 'financeiro.ver', unlimited: true },
  title: 'Retorno',
  description: 'Um retorno que foi lido, com o que o banco diz de cada pagamento e o que isso mudou.',
  element: {
    identificador: number('Número do retorno na plataforma'),
    arquivoNome: text('Nome do arquivo'),
    arquivoHash: text('SHA-256 do arquivo'),
    conta: group({
      identificador: numberOf('conta_bancaria', 'Número da conta'),
      nome: text('Conta bancária'),
    }),
    banco: coded('Banco', { values: bancosDeRemessa }),
    geracao: day('Geração, pelo banco'),
    etapa: text('Como o banco chama este arquivo, de vários em um dia'),
    avisos: texts('O que há de estranho no arquivo'),
    itens: list({
      identificador: numberOf('retorno_item', 'Número do item', 'linha'),
      linha: number('Linha do arquivo'),
      situacao: text('Situação', situacoesItem),
      pagamento: numberOf('remessa_item', 'Número do pagamento de remessa'),
      seuNumero: text('Número do pagamento, como o banco o diz'),
      favorecido: sealed({
        nome: text('Nome do favorecido'),
        banco: text('Banco'),
        agencia: text('Agência'),
        conta: text('Conta com dígito'),
      }),
      valor: money('Valor'),
      dataPagamento: day('Dia do pagamento'),
      valorReal: money('Valor que o banco pagou'),
      dataReal: day('Dia em que o banco pagou'),
      ocorrencias: ocorrenciasDoBanco,
      resultado: text('O que o banco diz', outcomesTold),
      ...efeito,
    }),
    usuario: text('Quem leu'),
    inclusao: moment('Inclusão'),
    atualizacao: moment('Atualização'),
  },
  problems: ['REGISTRO_INEXISTENTE'],
  example: { id: 3141 },
})
