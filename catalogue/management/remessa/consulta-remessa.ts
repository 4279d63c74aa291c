import { remessaMachine } from '../../machines/remessa.ts'
import { record } from '../../operation.ts'
import { group, list, moment, number, numberOf, text, texts } from '../../output.ts'
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
  title: 'Remessa',
  description:
    'Uma remessa com seus pagamentos, quem a gerou e aprovou, seu histórico e o que se pode fazer com ela agora.',
  machine: remessaMachine,
  element: {
    ...shown,
    conta: {
      ...group({
        identificador: numberOf('conta_bancaria', 'Número da conta'),
        nome: text('Conta bancária'),
      }),
      rotulo: 'Conta bancária',
    },
    itens: list({
      identificador: numberOf('remessa_item', 'Número do pagamento na plataforma', 'seuNumero'),
      situacao,
      ...payment,
      contratoIdentificador: numberOf('contrato', 'Número do contrato na plataforma', 'contrato'),
    }),
    geradaPor: text('Quem gerou'),
    aprovadaPor: text('Quem aprovou'),
    aprovacao: moment('Aprovação'),
    envio: moment('Envio'),
    avisos: texts('Avisos'),
    versao: number('Versão'),
  },
  problems: ['REGISTRO_INEXISTENTE'],
  example: { id: 3121 },
})
