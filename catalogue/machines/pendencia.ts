import { machine } from './machine.ts'

const staff = { right: 'contratos.alterar' } as const
const approving = [{ right: 'contratos.aprovar' }, { party: 'professor' }] as const

export const pendenciaMachine = machine({
  noun: 'pendencia',
  rotulo: 'Pendência',
  plural: 'Pendências',
  table: 'pendencia',
  field: 'situacao',
  states: {
    Pendente: { text: 'Espera por quem deve entregar.', tone: 'espera' },
    Entregue: {
      text: 'Entregue; conforme o tipo, termina aqui ou espera pela concedente.',
      tone: 'andamento',
    },
    'Em aprovação': { text: 'Espera pelo parecer do professor.', tone: 'andamento' },
    Aprovado: { text: 'O professor aprovou o que foi entregue.', tone: 'ok', final: true },
    Cancelado: { text: 'Não é mais devida.', tone: 'encerrado', final: true },
  },
  initial: ['Pendente'],
  inclusion: {
    text: 'Pede uma entrega de um contrato ou de um projeto de extensão. As demais pendências vêm do que acontece com o contrato ou o projeto.',
    by: [staff],
    guards: ['contratoEmVigor', 'projetoAprovado', 'validadeDepois'],
  },
  moves: {
    entregar: {
      rotulo: 'Entregar',
      text: 'Registra a entrega, com o parecer do estagiário; o que não espera pela concedente vai logo à aprovação.',
      from: ['Pendente'],
      to: 'Entregue',
      by: [staff, { party: 'aluno' }, { party: 'professor' }],
      guards: ['deQuemEntrega'],
    },
    encaminhar: {
      rotulo: 'Encaminhar',
      text: 'O tipo não pede parecer da concedente: a entrega segue ao professor.',
      from: ['Entregue'],
      to: 'Em aprovação',
      by: [{ event: { noun: 'pendencia', move: 'entregar' } }],
    },
    opinar: {
      rotulo: 'Dar parecer da concedente',
      text: 'Registra o parecer da concedente; a entrega segue ao professor.',
      from: ['Entregue'],
      to: 'Em aprovação',
      by: [staff, { party: 'supervisor' }, { party: 'concedente' }],
      guards: ['aindaAberta'],
    },
    aprovar: {
      rotulo: 'Aprovar',
      text: 'Registra o parecer favorável do professor, com a nota.',
      from: ['Em aprovação'],
      to: 'Aprovado',
      by: approving,
      guards: ['deOutraPessoa'],
    },
    devolver: {
      rotulo: 'Devolver',
      text: 'O professor não aprova: volta a ser devida, com o mesmo prazo.',
      from: ['Em aprovação'],
      to: 'Pendente',
      by: approving,
      guards: ['deOutraPessoa'],
      reason: true,
    },
    prorrogar: {
      rotulo: 'Prorrogar',
      text: 'Dá outro prazo à entrega e, se for o caso, outra validade.',
      from: ['Pendente'],
      to: 'Pendente',
      by: [staff],
      guards: ['validadeDepois'],
    },
    cancelar: {
      rotulo: 'Cancelar',
      text: 'Dispensa da entrega.',
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
