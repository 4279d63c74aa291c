import { phrase } from '../phrase.ts'
import { machine } from './machine.ts'

const staff = { right: 'convenios.alterar' } as const

export const convenioMachine = machine({
  noun: 'convenio',
  rotulo: phrase('Convênio', 'Agreement'),
  plural: phrase('Convênios', 'Agreements'),
  table: 'convenio',
  field: 'situacao',
  states: {
    'Em elaboração': {
      label: phrase('Em elaboração', 'Being drafted'),
      text: phrase(
        'Ainda pode ser alterado; não foi enviado para assinatura.',
        'Can still be changed; it was not sent to be signed.',
      ),
      tone: 'neutro',
    },
    'Aguardando assinatura': {
      label: phrase('Aguardando assinatura', 'Waiting for signature'),
      text: phrase(
        'Enviado às partes, que ainda não assinaram.',
        'Sent to the parties, who have not signed yet.',
      ),
      tone: 'espera',
    },
    Vigente: {
      label: phrase('Vigente', 'In force'),
      text: phrase('Assinado e em vigor.', 'Signed and in force.'),
      tone: 'ok',
    },
    Vencido: {
      label: phrase('Vencido', 'Expired'),
      text: phrase('O prazo terminou sem renovação.', 'Its term ended without renewal.'),
      tone: 'erro',
    },
    Encerrado: {
      label: phrase('Encerrado', 'Closed'),
      text: phrase('Encerrado antes ou depois do prazo.', 'Ended before or after its term.'),
      tone: 'encerrado',
      final: true,
    },
    Cancelado: {
      label: phrase('Cancelado', 'Cancelled'),
      text: phrase('Desfeito antes de entrar em vigor.', 'Undone before it came into force.'),
      tone: 'encerrado',
      final: true,
    },
  },
  initial: ['Em elaboração'],
  inclusion: {
    text: phrase('Inclui o convênio, ainda em elaboração.', 'Adds the agreement, still being prepared.'),
    by: [staff],
    guards: ['nomeLivre', 'prazoOrdenado', 'concedenteAtiva'],
  },
  change: {
    text: phrase(
      'Altera os campos informados; os outros ficam como estão.',
      'Changes the fields told; the others stay.',
    ),
    by: [staff],
    in: ['Em elaboração'],
    guards: ['nomeLivre', 'prazoOrdenado', 'concedenteAtiva'],
  },
  moves: {
    enviar: {
      rotulo: phrase('Enviar para assinatura', 'Send for signature'),
      text: phrase(
        'Envia às partes, para que assinem, o documento do convênio: o arquivo incluído ou, sem ele, um feito pelo modelo.',
        'Sends the document of the agreement to the parties to be signed: the uploaded file or else one made from the template.',
      ),
      from: ['Em elaboração'],
      to: 'Aguardando assinatura',
      by: [staff],
      guards: [
        'prazoOrdenado',
        'concedenteAtiva',
        'representante',
        'instituicaoIdentificada',
        'documentoPronto',
      ],
    },
    vigorar: {
      rotulo: phrase('Registrar assinatura', 'Record a signature'),
      text: phrase(
        'Registra que todas as partes assinaram, em papel ou na plataforma; o convênio passa a valer, e ninguém mais é chamado a assinar.',
        'Records that all parties signed, on paper or on the platform; the agreement comes into force, and nobody is asked to sign any more.',
      ),
      from: ['Em elaboração', 'Aguardando assinatura'],
      unusualFrom: ['Em elaboração'],
      to: 'Vigente',
      by: [staff, { event: { noun: 'assinatura', move: 'finalizar' } }],
      guards: ['prazoAberto', 'documentoAssinado'],
    },
    renovar: {
      rotulo: phrase('Renovar', 'Renew'),
      text: phrase(
        'Prorroga o convênio até o novo término; o que estava vencido volta a valer.',
        'Extends the agreement to its new end; one that had expired is in force again.',
      ),
      from: ['Vigente', 'Vencido'],
      to: 'Vigente',
      by: [staff],
      guards: ['prazoOrdenado', 'concedenteAtiva'],
    },
    vencer: {
      rotulo: phrase('Vencer', 'Expire'),
      text: phrase(
        'O prazo terminou; o que se renova sozinho ganha outro prazo igual.',
        'Its term ended; one that renews itself gets another of the same length.',
      ),
      from: ['Vigente'],
      to: 'Vencido',
      by: [{ calendar: { column: 'termino', when: 'after' } }],
    },
    encerrar: {
      rotulo: phrase('Encerrar', 'Close'),
      text: phrase(
        'Encerra o convênio; os contratos que nasceram dele continuam.',
        'Ends the agreement; the contracts that came from it go on.',
      ),
      from: ['Vigente', 'Vencido'],
      to: 'Encerrado',
      by: [staff],
      reason: true,
    },
    cancelar: {
      rotulo: phrase('Cancelar', 'Cancel'),
      text: phrase('Desfaz o convênio que ainda não vale.', 'Undoes an agreement that is not in force yet.'),
      from: ['Em elaboração', 'Aguardando assinatura'],
      to: 'Cancelado',
      by: [staff],
      reason: true,
    },
  },
})
