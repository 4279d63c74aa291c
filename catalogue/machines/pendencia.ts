import { phrase } from '../phrase.ts'
import { machine } from './machine.ts'

const staff = { right: 'contratos.alterar' } as const
const approving = [{ right: 'contratos.aprovar' }, { party: 'professor' }] as const

export const pendenciaMachine = machine({
  noun: 'pendencia',
  rotulo: phrase('Pendência', 'Pending item'),
  plural: phrase('Pendências', 'Pending items'),
  table: 'pendencia',
  field: 'situacao',
  states: {
    Pendente: {
      label: phrase('Pendente', 'Pending'),
      text: phrase('Espera por quem deve entregar.', 'Waits for whoever has to deliver.'),
      tone: 'espera',
    },
    Entregue: {
      label: phrase('Entregue', 'Delivered'),
      text: phrase(
        'Entregue; conforme o tipo, termina aqui ou espera pela concedente.',
        'Delivered; depending on its kind it ends here or waits for the host organisation.',
      ),
      tone: 'andamento',
      goal: true,
    },
    'Em aprovação': {
      label: phrase('Em aprovação', 'Being approved'),
      text: phrase('Espera pelo parecer do professor.', "Waits for the professor's opinion."),
      tone: 'andamento',
    },
    Aprovado: {
      label: phrase('Aprovado', 'Approved'),
      text: phrase('O professor aprovou o que foi entregue.', 'The professor approved what was delivered.'),
      tone: 'ok',
      final: true,
    },
    Cancelado: {
      label: phrase('Cancelado', 'Cancelled'),
      text: phrase('Não é mais devida.', 'No longer due.'),
      tone: 'encerrado',
      final: true,
    },
  },
  kinds: ['comParecerDaConcedente', 'semParecerDaConcedente'],
  initial: ['Pendente'],
  inclusion: {
    text: phrase(
      'Pede uma entrega de um contrato ou de um projeto de extensão. As demais pendências vêm do que acontece com o contrato ou o projeto.',
      'Asks for a delivery of a contract or of an extension project. The other pending items come from what happens to the contract or the project.',
    ),
    by: [staff],
    guards: ['contratoEmVigor', 'projetoAprovado', 'validadeDepois'],
  },
  alterations: {
    lembrar: {
      rotulo: phrase('Lembrar', 'Remind'),
      text: phrase(
        'Lembra por e-mail quem deve entregar ou dar parecer agora; cada pessoa, uma vez por dia. A pendência não muda.',
        'Reminds whoever has to deliver or to give an opinion now by e-mail; each person once a day. The pending item does not change.',
      ),
      by: [staff],
      in: ['Pendente', 'Entregue', 'Em aprovação'],
      guards: ['temQuemLembrar', 'lembreteDoDia'],
    },
  },
  moves: {
    entregar: {
      rotulo: phrase('Entregar', 'Deliver'),
      text: phrase(
        'Registra a entrega, com o parecer do estagiário; o que não espera pela concedente vai logo à aprovação.',
        "Records the delivery, with the intern's statement; what does not wait for the host organisation goes to approval at once.",
      ),
      from: ['Pendente'],
      to: 'Entregue',
      by: [
        staff,
        { party: 'aluno' },
        { party: 'professor' },
        { event: { noun: 'contrato', move: 'ativar' } },
      ],
      guards: ['deQuemEntrega', 'comDocumento'],
    },
    encaminhar: {
      rotulo: phrase('Encaminhar', 'Forward'),
      text: phrase(
        'O tipo não pede parecer da concedente: a entrega segue ao professor.',
        'The kind asks for no opinion of the host organisation: the delivery goes on to the professor.',
      ),
      from: ['Entregue'],
      to: 'Em aprovação',
      by: [{ event: { noun: 'pendencia', move: 'entregar' } }],
      guards: ['semParecerDaConcedente'],
    },
    opinar: {
      rotulo: phrase('Dar parecer da concedente', "Give the host's opinion"),
      text: phrase(
        'Registra o parecer da concedente; a entrega segue ao professor.',
        'Records the opinion of the host organisation; the delivery goes on to the professor.',
      ),
      from: ['Entregue'],
      to: 'Em aprovação',
      by: [staff, { party: 'supervisor' }, { party: 'concedente' }],
      guards: ['comParecerDaConcedente'],
    },
    aprovar: {
      rotulo: phrase('Aprovar', 'Approve'),
      text: phrase(
        'Registra o parecer favorável do professor, com a nota.',
        "Records the professor's approval, with the grade.",
      ),
      from: ['Em aprovação'],
      to: 'Aprovado',
      by: approving,
      guards: ['deOutraPessoa'],
    },
    devolver: {
      rotulo: phrase('Devolver', 'Send back'),
      text: phrase(
        'O professor não aprova: volta a ser devida, com o mesmo prazo.',
        'The professor does not approve: it is due again, by the same deadline.',
      ),
      from: ['Em aprovação'],
      to: 'Pendente',
      by: approving,
      guards: ['deOutraPessoa'],
      reason: true,
    },
    prorrogar: {
      rotulo: phrase('Prorrogar', 'Extend'),
      text: phrase(
        'Dá outro prazo à entrega e, se for o caso, outra validade.',
        'Gives the delivery another deadline and, where told, another validity.',
      ),
      from: ['Pendente'],
      to: 'Pendente',
      by: [staff],
      guards: ['validadeDepois'],
    },
    cancelar: {
      rotulo: phrase('Cancelar', 'Cancel'),
      text: phrase('Dispensa da entrega.', 'Waives the delivery.'),
      from: ['Entregue', 'Em aprovação', 'Pendente'],
      to: 'Cancelado',
      by: [
        staff,
        { calendar: { column: 'validade', when: 'after' } },
        { event: { noun: 'contrato', move: 'cancelar' } },
        { event: { noun: 'projeto_extensao', move: 'cancelar' } },
      ],
      guards: ['aindaAberta'],
      reason: true,
    },
  },
})
