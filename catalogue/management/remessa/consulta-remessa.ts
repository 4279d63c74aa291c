import { remessaMachine } from '../../machines/remessa.ts'
import { record } from '../../operation.ts'
import { moment, number, text, texts } from '../../output.ts'
import { retornaDadosRemessaBanco } from '../../query/retorna-dados-remessa-banco.ts'

const { conteudoBase64: _, ...shown } = retornaDadosRemessaBanco.element

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
