import { phrase } from '../phrase.ts'
import { machine } from './machine.ts'

const staff = { right: 'contratos.alterar' } as const
const sender = { job: 'mensagens' } as const

export const mensagemMachine = machine({
  noun: 'mensagem',
  rotulo: phrase('Mensagem', 'Message'),
  plural: phrase('Mensagens', 'Messages'),
  table: 'mensagem',
  field: 'situacao',
  states: {
    Pendente: {
      label: phrase('Pendente', 'Pending'),
      text: phrase('Espera a vez de ser enviada.', 'Waits for its turn to be sent.'),
      tone: 'espera',
    },
    Enviando: {
      label: phrase('Enviando', 'Being sent'),
      text: phrase('Está sendo entregue ao servidor de e-mail.', 'Is being handed to the mail server.'),
      tone: 'andamento',
    },
    Enviada: {
      label: phrase('Enviada', 'Sent'),
      text: phrase(
        'Entregue ao servidor de e-mail, ou escrita na pasta do cliente demo.',
        'Handed to the mail server, or written to the folder of the client demo.',
      ),
      tone: 'ok',
    },
    'Não entregue': {
      label: phrase('Não entregue', 'Not delivered'),
      text: phrase(
        'Não chegou a quem se destinava; espera a instituição.',
        'Did not reach whom it was for; it waits for the institution.',
      ),
      tone: 'erro',
    },
    Cancelada: {
      label: phrase('Cancelada', 'Cancelled'),
      text: phrase('Não será mais enviada.', 'Will no longer be sent.'),
      tone: 'encerrado',
      final: true,
    },
  },
  initial: ['Pendente'],
  change: {
    text: phrase(
      'Corrige o endereço; a mensagem parte para ele na próxima tentativa.',
      'Corrects the address; the message goes there at the next try.',
    ),
    by: [staff],
    in: ['Pendente', 'Não entregue'],
    guards: ['naoAbreAcesso', 'avisoChega'],
  },
  alterations: {
    copiarLink: {
      rotulo: phrase('Copiar link', 'Copy the link'),
      text: phrase(
        'Faz um link novo no lugar do que a mensagem leva, para a instituição entregar por outro caminho. O anterior deixa de valer. As evidências dizem que foi copiado; com ele só se assina se a instituição o permite.',
        'Makes a new link in place of the one in the message, for the institution to hand over in another way. The one before no longer works. The evidence says that it was copied; signing with it is only possible where the institution permits it.',
      ),
      by: [staff],
      in: ['Pendente', 'Não entregue', 'Enviada'],
      guards: ['temLink', 'linkAberto', 'naoAbreAcesso', 'copiaAssina'],
    },
  },
  moves: {
    enviar: {
      rotulo: phrase('Enviar', 'Send'),
      text: phrase(
        'Começa a enviá-la, ou retoma com o mesmo identificador o que um processo deixou pela metade.',
        'Begins to send it, or takes up under the same identifier what a process left half done.',
      ),
      from: ['Pendente', 'Enviando'],
      to: 'Enviando',
      by: [sender],
    },
    entregar: {
      rotulo: phrase('Entregar', 'Deliver'),
      text: phrase(
        'O servidor de e-mail a aceitou; o segredo do link é apagado da mensagem.',
        'The mail server accepted it; the secret of the link is deleted from the message.',
      ),
      from: ['Enviando'],
      to: 'Enviada',
      by: [sender],
    },
    adiar: {
      rotulo: phrase('Adiar', 'Postpone'),
      text: phrase(
        'O servidor de e-mail não a aceitou agora; haverá outra tentativa.',
        'The mail server did not accept it now; there will be another try.',
      ),
      from: ['Enviando'],
      to: 'Pendente',
      by: [sender],
    },
    desistir: {
      rotulo: phrase('Desistir', 'Give up'),
      text: phrase(
        'Não há endereço, o servidor de e-mail a recusou de vez, ou as tentativas acabaram.',
        'There is no address, the mail server refused it for good, or the tries ran out.',
      ),
      from: ['Pendente', 'Enviando'],
      to: 'Não entregue',
      by: [sender],
    },
    devolver: {
      rotulo: phrase('Registrar devolução', 'Record a return'),
      text: phrase(
        'Registra que a mensagem voltou depois de enviada.',
        'Records that the message came back after it was sent.',
      ),
      from: ['Enviada'],
      to: 'Não entregue',
      by: [staff],
      guards: ['avisoChega'],
      reason: true,
    },
    reenviar: {
      rotulo: phrase('Reenviar', 'Send again'),
      text: phrase(
        'Envia de novo; se tinha um link, vai um novo, e o anterior deixa de valer.',
        'Sends it again; if it had a link, a new one goes out, and the one before no longer works.',
      ),
      from: ['Enviada', 'Não entregue'],
      to: 'Pendente',
      by: [staff],
      guards: ['enderecoConhecido', 'linkAberto', 'naoAbreAcesso'],
    },
    cancelar: {
      rotulo: phrase('Cancelar', 'Cancel'),
      text: phrase(
        'Desiste de enviá-la; o link que ela levaria deixa de valer.',
        'Gives up sending it; the link that it would carry no longer works.',
      ),
      from: ['Pendente', 'Não entregue'],
      to: 'Cancelada',
      by: [staff],
      guards: ['avisoChega'],
      reason: true,
    },
  },
})
