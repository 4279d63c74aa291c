import { machine } from './machine.ts'

const staff = { right: 'contratos.alterar' } as const
const sender = { job: 'mensagens' } as const

/** A message on its way to somebody. */
export const mensagemMachine = machine({
  noun: 'mensagem',
  rotulo: 'Mensagem',
  plural: 'Mensagens',
  table: 'mensagem',
  field: 'situacao',
  states: {
    Pendente: { text: 'Espera a vez de ser enviada.', tone: 'espera' },
    Enviando: { text: 'Está sendo entregue ao servidor de e-mail.', tone: 'andamento' },
    Enviada: { text: 'O servidor de e-mail a aceitou.', tone: 'ok' },
    'Não entregue': { text: 'Não chegou a quem se destinava; espera a instituição.', tone: 'erro' },
    Cancelada: { text: 'Não será mais enviada.', tone: 'encerrado', final: true },
  },
  initial: ['Pendente'],
  change: {
    text: 'Corrige o endereço; a mensagem parte para ele na próxima tentativa.',
    by: [staff],
    in: ['Pendente', 'Não entregue'],
    guards: ['naoAbreAcesso', 'avisoChega'],
  },
  alterations: {
    copiarLink: {
      rotulo: 'Copiar link',
      text: 'Faz um link novo no lugar do que a mensagem leva, para a instituição entregar por outro caminho. O anterior deixa de valer. As evidências dizem que foi copiado; com ele só se assina se a instituição o permite.',
      by: [staff],
      in: ['Pendente', 'Não entregue', 'Enviada'],
      guards: ['temLink', 'linkAberto', 'naoAbreAcesso', 'copiaAssina'],
    },
  },
  moves: {
    enviar: {
      rotulo: 'Enviar',
      text: 'Começa a enviá-la, ou retoma com o mesmo identificador o que um processo deixou pela metade.',
      from: ['Pendente', 'Enviando'],
      to: 'Enviando',
      by: [sender],
    },
    entregar: {
      rotulo: 'Entregar',
      text: 'O servidor de e-mail a aceitou; o segredo do link é apagado da mensagem.',
      from: ['Enviando'],
      to: 'Enviada',
      by: [sender],
    },
    adiar: {
      rotulo: 'Adiar',
      text: 'O servidor de e-mail não a aceitou agora; haverá outra tentativa.',
      from: ['Enviando'],
      to: 'Pendente',
      by: [sender],
    },
    desistir: {
      rotulo: 'Desistir',
      text: 'Não há endereço, o servidor de e-mail a recusou de vez, ou as tentativas acabaram.',
      from: ['Pendente', 'Enviando'],
      to: 'Não entregue',
      by: [sender],
    },
    devolver: {
      rotulo: 'Registrar devolução',
      text: 'Registra que a mensagem voltou depois de enviada.',
      from: ['Enviada'],
      to: 'Não entregue',
      by: [staff],
      guards: ['avisoChega'],
      reason: true,
    },
    reenviar: {
      rotulo: 'Reenviar',
      text: 'Envia de novo; se tinha um link, vai um novo, e o anterior deixa de valer.',
      from: ['Enviada', 'Não entregue'],
      to: 'Pendente',
      by: [staff],
      guards: ['enderecoConhecido', 'linkAberto', 'naoAbreAcesso'],
    },
    cancelar: {
      rotulo: 'Cancelar',
      text: 'Desiste de enviá-la; o link que ela levaria deixa de valer.',
      from: ['Pendente', 'Não entregue'],
      to: 'Cancelada',
      by: [staff],
      guards: ['avisoChega'],
      reason: true,
    },
  },
})
