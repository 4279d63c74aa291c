import { record } from '../../operation.ts'
import { coded, day, group, list, moment, number, numberOf, saidTexts, text } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { bancosDeRemessa } from '../../values/conta-bancaria.ts'
import { retornoItemElement } from '../retorno-item/element.ts'

export const consultaRetorno = record({
  family: 'management',
  kind: 'record',
  id: 'ConsultaRetorno',
  group: 'management',
  noun: 'retorno',
  doors: { staff: 'financeiro.ver', unlimited: true },
  title: phrase('Retorno', 'Bank return'),
  description: phrase(
    'Um retorno que foi lido, com o que o banco diz de cada pagamento e o que isso mudou.',
    'A return that was read, with what the bank says of each payment and what that changed.',
  ),
  element: {
    identificador: number(phrase('Número do retorno na plataforma', 'Number of the return on the platform')),
    arquivoNome: text(phrase('Nome do arquivo', 'File name')),
    arquivoHash: text(phrase('SHA-256 do arquivo', 'SHA-256 of the file')),
    conta: group({
      identificador: numberOf('conta_bancaria', phrase('Número da conta', 'Number of the account')),
      nome: text(phrase('Conta bancária', 'Bank account')),
    }),
    banco: coded(phrase('Banco', 'Bank'), { values: bancosDeRemessa }),
    geracao: day(phrase('Geração, pelo banco', 'When the bank made it')),
    etapa: text(
      phrase(
        'Como o banco chama este arquivo, de vários em um dia',
        'How the bank calls this file, of several on a day',
      ),
    ),
    avisos: saidTexts(phrase('O que há de estranho no arquivo', 'What is strange in the file')),
    itens: list(retornoItemElement),
    usuario: text(phrase('Quem leu', 'Who read it')),
    inclusao: moment(phrase('Inclusão', 'Added')),
    atualizacao: moment(phrase('Atualização', 'Updated')),
  },
  problems: ['REGISTRO_INEXISTENTE'],
  example: { id: 3141 },
})
