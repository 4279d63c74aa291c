import { record } from '../../operation.ts'
import { coded, day, group, list, moment, number, numberOf, text, texts } from '../../output.ts'
import { bancosDeRemessa } from '../../values/conta-bancaria.ts'
import { retornoItemElement } from '../retorno-item/element.ts'

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
    itens: list(retornoItemElement),
    usuario: text('Quem leu'),
    inclusao: moment('Inclusão'),
    atualizacao: moment('Atualização'),
  },
  problems: ['REGISTRO_INEXISTENTE'],
  example: { id: 3141 },
})
