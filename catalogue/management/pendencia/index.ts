import { must } from '../../common-fields.ts'
import { code, date, decimal, listed, ours, related, varchar } from '../../fields.ts'
import { pendenciaMachine } from '../../machines/pendencia.ts'
import { labelledBy, phrase } from '../../phrase.ts'
import { pendenciasPedidas, pendenciasPedidasExtensao, todosTiposPendencia } from '../../values/pendencia.ts'
import { conteudo } from '../arquivo/fields.ts'
import { respostas } from '../formulario/fields.ts'
import { lembraOutput } from '../lembretes.ts'
import { moveCommand } from '../move-command.ts'
import { alterationCommand, inclusionCommand } from '../written.ts'
import { consultaPendencia } from './consulta-pendencia.ts'
import { listaPendencias } from './lista-pendencias.ts'

export const incluiPendencia = inclusionCommand(pendenciaMachine, {
  id: 'IncluiPendencia',
  input: {
    tipo: code(
      40,
      phrase('O que se pede.', 'What is asked for.'),
      listed(labelledBy(todosTiposPendencia.labels, [...pendenciasPedidas, ...pendenciasPedidasExtensao])),
      {
        ...must,
        rotulo: phrase('Tipo', 'Kind'),
      },
    ),
    contrato: related(
      'contrato',
      phrase(
        'Contrato de que se pede; este ou o projeto de extensão.',
        'Contract of which it is asked; this or the extension project.',
      ),
      {
        rotulo: phrase('Contrato', 'Contract'),
      },
    ),
    projetoExtensao: related(
      'projeto_extensao',
      phrase('Projeto de extensão de que se pede.', 'Extension project of which it is asked.'),
      {
        rotulo: phrase('Projeto de extensão', 'Extension project'),
      },
    ),
    aluno: related(
      'aluno',
      phrase(
        'Participante do projeto que deve entregar. Se ficar vazio: quem coordena o projeto.',
        'Participant of the project who has to deliver. If left empty: whoever coordinates the project.',
      ),
      {
        rotulo: phrase('Participante', 'Participant'),
      },
    ),
    prazo: date(
      phrase('Último dia da entrega, a partir de hoje.', 'Last day of the delivery, from today on.'),
      { ...must, rotulo: phrase('Prazo', 'Deadline') },
    ),
    validade: date(
      phrase(
        'Último dia em que ainda é devida: depois, se não foi concluída, é cancelada. Se ficar vazio: sem fim.',
        'Last day on which it is still due: after it, unless it was concluded, it is cancelled. If left empty: without end.',
      ),
      { ...ours, rotulo: phrase('Validade', 'Valid until') },
    ),
  },
  changes: ['contrato', 'projeto_extensao'],
  example: { tipo: 'Avaliação campo estágio', contrato: 1, prazo: '2031-06-30', validade: '2031-12-31' },
})

const entrega = moveCommand(pendenciaMachine, 'entregar', {
  id: 'EntregaPendencia',
  done: phrase('A entrega foi feita.', 'The delivery was made.'),
  input: {
    conteudo: {
      ...conteudo,
      required: false,
      rotulo: phrase('Documento', 'Document'),
      text: phrase(
        'O documento entregue, de uma só pendência: o identificador que POST /gestao/conteudos respondeu ao recebê-lo.',
        'The delivered document, of one pending item only: the identifier that POST /gestao/conteudos answered on receiving it.',
      ),
    },
    parecer: varchar(
      4_000,
      phrase('O que quem entrega diz do que fez.', 'What whoever delivers says of what they did.'),
      {
        ...ours,
        lines: true,
        rotulo: phrase('Parecer', 'Opinion'),
      },
    ),
    arquivo: related(
      'arquivo',
      phrase(
        'Documento entregue, já enviado e do mesmo contrato; este ou um novo.',
        'Document delivered, sent already and of the same contract; this or a new one.',
      ),
      {
        rotulo: phrase('Documento já enviado', 'Document already sent'),
      },
    ),
    respostas,
  },
  problems: ['CONTEUDO_INEXISTENTE'],
  changes: ['contrato', 'arquivo', 'avaliacao'],
  example: { id: 711, parecer: 'Atendi vinte alunos por semana e corrigi as listas.' },
})

export const entregaPendencia = {
  ...entrega,
  needs: (record: object, caller: 'staff' | 'party'): readonly (readonly [string, ...string[]])[] => {
    if (!('exigeDocumento' in record) || record.exigeDocumento !== true) return []
    // Staff may say in the reason where the document is.
    return [caller === 'staff' ? ['conteudo', 'arquivo', 'motivo'] : ['conteudo', 'arquivo']]
  },
} as const

export const opinaConcedente = moveCommand(pendenciaMachine, 'opinar', {
  id: 'OpinaConcedente',
  done: phrase('O parecer foi registrado.', 'The opinion was recorded.'),
  input: {
    parecer: varchar(
      4_000,
      phrase(
        'O que a concedente diz do que foi entregue.',
        'What the host organisation says of what was delivered.',
      ),
      {
        ...must,
        lines: true,
        rotulo: phrase('Parecer da concedente', 'Opinion of the host'),
      },
    ),
    respostas,
  },
  changes: ['contrato', 'avaliacao'],
  example: { id: 712, parecer: 'A estagiária cumpriu o plano de atividades.' },
})

export const opinaProfessor = moveCommand(pendenciaMachine, 'aprovar', {
  id: 'OpinaProfessor',
  done: phrase('A entrega foi aprovada.', 'The delivery was approved.'),
  input: {
    parecer: varchar(
      4_000,
      phrase('O que o professor diz do que foi entregue.', 'What the professor says of what was delivered.'),
      {
        ...must,
        lines: true,
        rotulo: phrase('Parecer do professor', 'Opinion of the professor'),
      },
    ),
    nota: decimal(
      5,
      2,
      phrase(
        'Nota do relatório, na escala da instituição.',
        "Grade of the report, on the institution's scale.",
      ),
      {
        ...ours,
        min: 0,
        max: 100,
        rotulo: phrase('Nota', 'Grade'),
      },
    ),
    avaliacao: varchar(500, phrase('Enunciado da avaliação.', 'Question of the assessment.'), {
      ...ours,
      lines: true,
      rotulo: phrase('Avaliação', 'Assessment'),
    }),
    respostas,
  },
  changes: ['contrato', 'arquivo', 'avaliacao'],
  example: { id: 713, parecer: 'Bom trabalho.', nota: 9.5, avaliacao: 'Domínio do conteúdo e pontualidade.' },
})

export const devolvePendencia = moveCommand(pendenciaMachine, 'devolver', {
  id: 'DevolvePendencia',
  done: phrase('A entrega foi devolvida.', 'The delivery was returned.'),
  changes: ['contrato', 'arquivo'],
  example: { id: 714, motivo: 'Falta descrever as atividades de maio.' },
})

export const prorrogaPendencia = moveCommand(pendenciaMachine, 'prorrogar', {
  id: 'ProrrogaPendencia',
  input: {
    prazo: date(
      phrase('Novo último dia da entrega, a partir de hoje.', 'New last day of the delivery, from today on.'),
      { ...must, rotulo: phrase('Novo prazo', 'New deadline') },
    ),
    validade: date(
      phrase(
        'Novo último dia em que ainda é devida, a partir do novo prazo. Se ficar vazio: fica como está.',
        'New last day on which it is still due, from the new deadline on. If left empty: it stays as it is.',
      ),
      { ...ours, rotulo: phrase('Nova validade', 'New validity') },
    ),
  },
  changes: ['contrato'],
  example: { id: 715, prazo: '2031-08-31' },
})

export const cancelaPendencia = moveCommand(pendenciaMachine, 'cancelar', {
  id: 'CancelaPendencia',
  changes: ['contrato'],
  example: { id: 716, motivo: 'O relatório já foi entregue em papel.' },
})

export const lembraPendencia = {
  ...alterationCommand(pendenciaMachine, 'lembrar', {
    id: 'LembraPendencia',
    input: {},
    changes: ['mensagem'],
    example: { id: 717 },
  }),
  output: lembraOutput,
} as const

export const pendenciaOperations = [
  listaPendencias,
  consultaPendencia,
  incluiPendencia,
  entregaPendencia,
  opinaConcedente,
  opinaProfessor,
  devolvePendencia,
  prorrogaPendencia,
  cancelaPendencia,
  lembraPendencia,
] as const
