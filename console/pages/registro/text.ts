import type {
  explanations,
  explicaSituacao,
  facts,
} from '../../../catalogue/management/registro/explica-situacao.ts'
import type { Answer } from '../../../client/types.ts'
import { counted, day } from '../../derive/format.ts'
import { spoken } from '../../text/language.ts'

type Fact = NonNullable<Answer<typeof explicaSituacao>['fatos']>[number]
type FactCode = (typeof facts)[number]

/** English facts by code; the server sends them in Portuguese. */
const inEnglish: Readonly<Record<FactCode, (fact: Fact) => [string, string]>> = {
  inativo: ({ dia }) => [
    'Inactive',
    `Inactive since ${dia ? day(dia) : ''}, by the end of its validity: cannot enter the platform, nor a new contract. Correct that date, or send the record again with another. The history says who put it there.`,
  ],
  bloqueado: ({ dia }) => [
    'Access blocked',
    `Cannot enter the platform until ${dia ? day(dia) : ''}, by the date of the block. Correct the date to let them in before. The history says who put it there.`,
  ],
  semEmail: () => ['No e-mail', 'Cannot be told of signatures or pending matters. Correct the e-mail.'],
  ativo: () => ['Active', 'Enters the platform and can be told of things.'],
  semMatricula: () => [
    'Not enrolled',
    'Is in no course: no contract passes the rule of enrolment. Send RecebeAlunosCursos.',
  ],
  cursa: ({ curso, matricula }) => [
    `Enrolment in ${curso}`,
    `${matricula}: can have a contract for this course.`,
  ],
  naoCursa: ({ curso, matricula }) => [
    `Enrolment in ${curso}`,
    `${matricula}: cannot have a contract for this course.`,
  ],
  matriculaInativa: ({ curso }) => [
    `Enrolment in ${curso}`,
    'Inactive: cannot have a contract for this course.',
  ],
}

export const text = spoken({
  pt: {
    why: {
      notYet: (goal: string) => `Por que ainda não está ${goal}?`,
      here: 'Como está, e o que vem depois',
      facts: 'Como está este cadastro',
      path: (goal: string) => `O que falta para chegar a ${goal}`,
      ways: 'Por onde pode seguir',
      who: (who: string) => `Quem faz: ${who}.`,
      blocked: (count: number) => (count === 1 ? 'Uma coisa impede:' : `${count} coisas impedem:`),
      warned: 'Alerta:',
      free: 'Nada impede: use o botão abaixo.',
      others: 'Nada impede; não é você quem faz.',
      waiting: 'Espera por quem está abaixo.',
      later: 'Depois disso.',
      waits: 'Espera por',
      until: (day: string) => `até ${day}`,
      since: (moment: string) => `desde ${moment}`,
      explained: {
        assinadoVigora: (when: string) =>
          `assinado por todos; em vigor a partir de ${when}. Nada mais precisa ser feito.`,
        naoComecou: (when: string) => `assinado por todos; em vigor a partir de ${when}.`,
        terminaRescisao: (when: string) =>
          `em vigor até ${when}, o dia da rescisão; não pode mais ser aditado nem prorrogado.`,
        importado: () => 'importado em vigor; as assinaturas foram feitas em papel ou em outro sistema.',
        entregaBasta: () => 'este tipo de pendência termina com a entrega: nada mais falta.',
        esperaConcedente: () => 'espera pelo parecer do supervisor ou da concedente.',
        esperaProfessor: () => 'espera pelo parecer do professor orientador.',
      } satisfies Readonly<Record<(typeof explanations)[number], (when: string) => string>>,
      final: 'Esta situação é final: nada mais a muda.',
      sign: (document: string) => `Assinar ${document}`,
      or: '; ou ',
      by: {
        equipe: (right: string) =>
          right ? `alguém da instituição com a permissão “${right}”` : 'alguém da instituição',
        parte: (party: string) => party.toLowerCase(),
        lote: (operation: string) => `um lote de ${operation}`,
        sistema: (operation: string) => `um sistema da instituição, por ${operation}`,
        plataforma: () => 'a plataforma, por si mesma',
        movimento: (move: string, of: string) => `a plataforma, com “${move}” de ${of.toLowerCase()}`,
      },
      byCalendar: (day: string, after: boolean) =>
        day ? `o calendário, ${after ? 'depois de' : 'em'} ${day}` : 'o calendário, quando houver data',
      hindered: {
        recusado: (reason: string) => (reason ? `Recusou: ${reason}` : 'Recusou.'),
        vencido: () => 'O prazo venceu, e ninguém mais pode assinar. Dê um prazo novo.',
        vez: () => 'Ainda não é a vez: outros assinam antes.',
        instituicao: () => 'Quem pode assinar pela instituição assina aqui.',
        semEmail: () => 'Sem e-mail: não pôde ser avisado. Corrija o e-mail.',
      },
      fact: ({ rotulo, mensagem }: Fact) => [rotulo, mensagem],
    },
    history: {
      title: 'Histórico, campo a campo',
      blame: 'De onde veio cada valor',
      changes: 'Todas as mudanças',
      field: 'Campo',
      value: 'Valor',
      who: 'De quem',
      when: 'Quando',
      from: 'De onde',
      batch: (lote: number, linha: number | null) =>
        linha ? `Lote ${lote}, linha ${linha}` : `Lote ${lote}`,
      none: 'Nenhuma mudança registrada.',
      more: 'Há mudanças mais antigas; a auditoria tem todas.',
      included: (count: number) => `Incluído com ${counted(count, 'campo', 'campos')}`,
      empty: 'vazio',
      changed: (field: string, before: string, after: string) =>
        `${field}: ${before || 'vazio'} → ${after || 'vazio'}`,
    },
  },
  en: {
    why: {
      notYet: (goal: string) => `Why is it not ${goal} yet?`,
      here: 'How it stands, and what comes next',
      facts: 'How this register stands',
      path: (goal: string) => `What is missing for it to be ${goal}`,
      ways: 'Where it can go from here',
      who: (who: string) => `Made by: ${who}.`,
      blocked: (count: number) =>
        count === 1 ? 'One thing is in the way:' : `${count} things are in the way:`,
      warned: 'Warning:',
      free: 'Nothing is in the way: use the button below.',
      others: 'Nothing is in the way; it is not yours to do.',
      waiting: 'It waits for those below.',
      later: 'After that.',
      waits: 'Waits for',
      until: (day: string) => `until ${day}`,
      since: (moment: string) => `since ${moment}`,
      explained: {
        assinadoVigora: (when) => `signed by all; in force from ${when}. Nothing more has to be done.`,
        naoComecou: (when) => `signed by all; in force from ${when}.`,
        terminaRescisao: (when) =>
          `in force until ${when}, the day of termination; it can no longer be amended or extended.`,
        importado: () => 'imported in force; it was signed on paper or in another system.',
        entregaBasta: () => 'this kind of pending item ends with the delivery: nothing is missing.',
        esperaConcedente: () => 'waits for the opinion of the supervisor or of the host.',
        esperaProfessor: () => 'waits for the opinion of the advising professor.',
      },
      final: 'This state is final: nothing changes it any more.',
      sign: (document: string) => `Sign ${document}`,
      or: '; or ',
      by: {
        equipe: (right: string) =>
          right ? `somebody of the institution with the right “${right}”` : 'somebody of the institution',
        parte: (party: string) => party.toLowerCase(),
        lote: (operation: string) => `a batch of ${operation}`,
        sistema: (operation: string) => `a system of the institution, by ${operation}`,
        plataforma: () => 'the platform, by itself',
        movimento: (move: string, of: string) => `the platform, with “${move}” of ${of.toLowerCase()}`,
      },
      byCalendar: (day: string, after: boolean) =>
        day ? `the calendar, ${after ? 'after' : 'on'} ${day}` : 'the calendar, once there is a date',
      hindered: {
        recusado: (reason: string) => (reason ? `Refused: ${reason}` : 'Refused.'),
        vencido: () => 'The time is over, and nobody can sign any more. Give it a new deadline.',
        vez: () => 'It is not their turn yet: others sign before.',
        instituicao: () => 'Whoever may sign for the institution signs here.',
        semEmail: () => 'No e-mail: could not be told. Correct the e-mail.',
      },
      fact: (fact: Fact) => inEnglish[fact.codigo as FactCode](fact),
    },
    history: {
      title: 'History, field by field',
      blame: 'Where each value came from',
      changes: 'All changes',
      field: 'Field',
      value: 'Value',
      who: 'By whom',
      when: 'When',
      from: 'Where from',
      batch: (lote: number, linha: number | null) =>
        linha ? `Batch ${lote}, line ${linha}` : `Batch ${lote}`,
      none: 'No change is recorded.',
      more: 'There are older changes; the audit trail has them all.',
      included: (count: number) => `Included with ${counted(count, 'field', 'fields')}`,
      empty: 'empty',
      changed: (field: string, before: string, after: string) =>
        `${field}: ${before || 'empty'} → ${after || 'empty'}`,
    },
  },
})
