import { remessaMachine } from '../../machines/remessa.ts'
import { record } from '../../operation.ts'
import { group, list, moment, number, numberOf, saidTexts, text } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { retornaDadosRemessaBanco } from '../../query/retorna-dados-remessa-banco.ts'

const { conteudoBase64: _, itens, ...shown } = retornaDadosRemessaBanco.element
const { situacao, ...payment } = itens.fields

export const consultaRemessa = record({
  family: 'management',
  kind: 'record',
  id: 'ConsultaRemessa',
  group: 'management',
  noun: 'remessa',
  doors: { staff: 'financeiro.ver', unlimited: true },
  title: phrase('Remessa', 'Remittance'),
  description: phrase(
    'Uma remessa com seus pagamentos, quem a gerou e aprovou, seu histórico e o que se pode fazer com ela agora.',
    'A remittance with its payments, who made and approved it, its history and what can be done with it now.',
  ),
  machine: remessaMachine,
  element: {
    ...shown,
    conta: {
      ...group({
        identificador: numberOf('conta_bancaria', phrase('Número da conta', 'Number of the account')),
        nome: text(phrase('Conta bancária', 'Bank account')),
      }),
      rotulo: phrase('Conta bancária', 'Bank account'),
    },
    itens: list({
      identificador: numberOf(
        'remessa_item',
        phrase('Número do pagamento na plataforma', 'Number of the payment on the platform'),
        'seuNumero',
      ),
      situacao,
      ...payment,
      contratoIdentificador: numberOf(
        'contrato',
        phrase('Número do contrato na plataforma', 'Number of the contract on the platform'),
        'contrato',
      ),
    }),
    geradaPor: text(phrase('Quem gerou', 'Who made it')),
    aprovadaPor: text(phrase('Quem aprovou', 'Who approved it')),
    aprovacao: moment(phrase('Aprovação', 'Approval')),
    envio: moment(phrase('Envio', 'Sent')),
    avisos: saidTexts(phrase('Avisos', 'Notices')),
    versao: number(phrase('Versão', 'Version')),
  },
  problems: ['REGISTRO_INEXISTENTE'],
  example: { id: 3121 },
})
