import { machine } from './machine.ts'

const staff = { right: 'convenios.alterar' } as const

export const convenioMachine = machine({
  noun: 'convenio',
  rotulo: 'Convênio',
  plural: 'Convênios',
  table: 'convenio',
  field: 'situacao',
  states: {
    'Em elaboração': { text: 'Ainda pode ser alterado; não foi enviado para assinatura.', tone: 'neutro' },
    'Aguardando assinatura': { text: 'Enviado às partes, que ainda não assinaram.', tone: 'espera' },
    Vigente: { text: 'Assinado e em vigor.', tone: 'ok' },
    Vencido: { text: 'O prazo terminou sem renovação.', tone: 'erro' },
    Encerrado: { text: 'Encerrado antes ou depois do prazo.', tone: 'encerrado', final: true },
    Cancelado: { text: 'Desfeito antes de entrar em vigor.', tone: 'encerrado', final: true },
  },
  initial: ['Em elaboração'],
  inclusion: {
    text: 'Inclui o convênio, ainda em elaboração.',
    by: [staff],
    guards: ['nomeLivre', 'prazoOrdenado', 'concedenteAtiva'],
  },
  change: {
    text: 'Altera os campos informados; os outros ficam como estão.',
    by: [staff],
    in: ['Em elaboração'],
    guards: ['nomeLivre', 'prazoOrdenado', 'concedenteAtiva'],
  },
  moves: {
    enviar: {
      rotulo: 'Enviar para assinatura',
      text: 'Envia o convênio às partes para que o assinem.',
      from: ['Em elaboração'],
      to: 'Aguardando assinatura',
      by: [staff],
      guards: ['prazoOrdenado', 'concedenteAtiva'],
    },
    vigorar: {
      rotulo: 'Registrar assinatura',
      text: 'Registra que todas as partes assinaram; o convênio passa a valer.',
      from: ['Aguardando assinatura'],
      to: 'Vigente',
      by: [staff, { event: { noun: 'assinatura', move: 'finalizar' } }],
      guards: ['prazoAberto'],
    },
    renovar: {
      rotulo: 'Renovar',
      text: 'Prorroga o convênio até o novo término; o que estava vencido volta a valer.',
      from: ['Vigente', 'Vencido'],
      to: 'Vigente',
      by: [staff],
      guards: ['prazoOrdenado', 'concedenteAtiva'],
    },
    vencer: {
      rotulo: 'Vencer',
      text: 'O prazo terminou; o que se renova sozinho ganha outro prazo igual.',
      from: ['Vigente'],
      to: 'Vencido',
      by: [{ calendar: { column: 'termino', when: 'after' } }],
    },
    encerrar: {
      rotulo: 'Encerrar',
      text: 'Encerra o convênio; os contratos que nasceram dele continuam.',
      from: ['Vigente', 'Vencido'],
      to: 'Encerrado',
      by: [staff],
      reason: true,
    },
    cancelar: {
      rotulo: 'Cancelar',
      text: 'Desfaz o convênio que ainda não vale.',
      from: ['Em elaboração', 'Aguardando assinatura'],
      to: 'Cancelado',
      by: [staff],
      reason: true,
    },
  },
})
