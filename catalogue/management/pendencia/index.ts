import { must } from '../../common-fields.ts'
import { code, date, decimal, listed, ours, related, varchar } from '../../fields.ts'
import { pendenciaMachine } from '../../machines/pendencia.ts'
import { pendenciasPedidas, pendenciasPedidasExtensao } from '../../values/pendencia.ts'
import { conteudo } from '../arquivo/fields.ts'
import { moveCommand } from '../move-command.ts'
import { inclusionCommand } from '../written.ts'
import { consultaPendencia } from './consulta-pendencia.ts'
import { listaPendencias } from './lista-pendencias.ts'

export const incluiPendencia = inclusionCommand(pendenciaMachine, {
  id: 'IncluiPendencia',
  input: {
    tipo: code(40, 'O que se pede.', listed([...pendenciasPedidas, ...pendenciasPedidasExtensao]), {
      ...must,
      rotulo: 'Tipo',
    }),
    contrato: related('contrato', 'Contrato de que se pede; este ou o projeto de extensão.', {
      rotulo: 'Contrato',
    }),
    projetoExtensao: related('projeto_extensao', 'Projeto de extensão de que se pede.', {
      rotulo: 'Projeto de extensão',
    }),
    aluno: related('aluno', 'Participante do projeto que deve entregar. Vazio: quem coordena o projeto.', {
      rotulo: 'Participante',
    }),
    prazo: date('Último dia da entrega, a partir de hoje.', { ...must, rotulo: 'Prazo' }),
    validade: date(
      'Último dia em que ainda é devida: depois, se não foi concluída, é cancelada. Vazio: sem fim.',
      { ...ours, rotulo: 'Validade' },
    ),
  },
  changes: ['contrato', 'projeto_extensao'],
  example: { tipo: 'Avaliação campo estágio', contrato: 1, prazo: '2031-06-30', validade: '2031-12-31' },
})

export const entregaPendencia = moveCommand(pendenciaMachine, 'entregar', {
  id: 'EntregaPendencia',
  input: {
    conteudo: {
      ...conteudo,
      required: false,
      rotulo: 'Documento',
      text: 'O documento entregue, de uma só pendência: o identificador que POST /gestao/conteudos respondeu ao recebê-lo.',
    },
    parecer: varchar(4_000, 'O que quem entrega diz do que fez.', {
      ...ours,
      lines: true,
      rotulo: 'Parecer',
    }),
    arquivo: related('arquivo', 'Documento entregue, já enviado e do mesmo contrato; este ou um novo.', {
      rotulo: 'Documento já enviado',
    }),
  },
  problems: ['CONTEUDO_INEXISTENTE'],
  changes: ['contrato', 'arquivo'],
  example: { id: 711, parecer: 'Atendi vinte alunos por semana e corrigi as listas.' },
})

export const opinaConcedente = moveCommand(pendenciaMachine, 'opinar', {
  id: 'OpinaConcedente',
  input: {
    parecer: varchar(4_000, 'O que a concedente diz do que foi entregue.', {
      ...must,
      lines: true,
      rotulo: 'Parecer da concedente',
    }),
  },
  changes: ['contrato'],
  example: { id: 712, parecer: 'A estagiária cumpriu o plano de atividades.' },
})

export const opinaProfessor = moveCommand(pendenciaMachine, 'aprovar', {
  id: 'OpinaProfessor',
  input: {
    parecer: varchar(4_000, 'O que o professor diz do que foi entregue.', {
      ...must,
      lines: true,
      rotulo: 'Parecer do professor',
    }),
    nota: decimal(5, 2, 'Nota do relatório, na escala da instituição.', {
      ...ours,
      min: 0,
      max: 100,
      rotulo: 'Nota',
    }),
    avaliacao: varchar(500, 'Enunciado da avaliação.', { ...ours, lines: true, rotulo: 'Avaliação' }),
  },
  changes: ['contrato'],
  example: { id: 713, parecer: 'Bom trabalho.', nota: 9.5, avaliacao: 'Domínio do conteúdo e pontualidade.' },
})

export const devolvePendencia = moveCommand(pendenciaMachine, 'devolver', {
  id: 'DevolvePendencia',
  changes: ['contrato'],
  example: { id: 714, motivo: 'Falta descrever as atividades de maio.' },
})

export const prorrogaPendencia = moveCommand(pendenciaMachine, 'prorrogar', {
  id: 'ProrrogaPendencia',
  input: {
    prazo: date('Novo último dia da entrega, a partir de hoje.', { ...must, rotulo: 'Novo prazo' }),
    validade: date(
      'Novo último dia em que ainda é devida, a partir do novo prazo. Ausente: fica como está.',
      { ...ours, rotulo: 'Nova validade' },
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

/** What people do with pending items. */
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
] as const
