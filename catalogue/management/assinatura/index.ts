import { must } from '../../common-fields.ts'
import { code, date, email, list, listed, numeric, ours, related, varchar } from '../../fields.ts'
import { assinaturaMachine } from '../../machines/assinatura.ts'
import { niveis, signatarios } from '../../values/arquivo.ts'
import { conteudo } from '../arquivo/fields.ts'
import { loneMoveCommand, moveCommand } from '../move-command.ts'
import { assina } from './assina.ts'
import { consultaAssinatura } from './consulta-assinatura.ts'
import { listaAssinaturas } from './lista-assinaturas.ts'
import { trocaAssinante } from './troca-assinante.ts'

export const enviaParaAssinatura = moveCommand(assinaturaMachine, 'enviar', {
  id: 'EnviaParaAssinatura',
  input: {
    prazo: date('Último dia para assinar, a partir de hoje. Vazio: o prazo usual da instituição.', {
      ...ours,
      rotulo: 'Prazo',
    }),
    assinantes: list(
      20,
      'Quem assina. Ausente: as partes do contrato, ou do convênio, a que o arquivo pertence.',
      {
        parte: code(
          12,
          'Em que qualidade assina.',
          { values: signatarios, unknown: 'refuse' },
          {
            ...must,
            rotulo: 'Parte',
          },
        ),
        pessoa: related('pessoa', 'A pessoa, se não for o aluno, o professor ou a instituição.', {
          rotulo: 'Pessoa',
        }),
        nome: varchar(120, 'Nome; ausente, o do cadastro.', { ...ours, rotulo: 'Nome' }),
        email: email(100, 'E-mail; ausente, o do cadastro.', { ...ours, rotulo: 'E-mail' }),
        ordem: numeric(2, 'Quem tem número maior assina depois. Ausente: 1.', {
          ...ours,
          min: 1,
          rotulo: 'Ordem',
        }),
        nivel: code(12, 'Menor nível aceito; ausente, o que a instituição pede da parte.', listed(niveis), {
          ...ours,
          rotulo: 'Nível',
        }),
      },
      { ...ours, rotulo: 'Assinantes' },
    ),
  },
  changes: ['arquivo'],
  example: { id: 411, prazo: '2099-03-20' },
})

export const recusaAssinatura = moveCommand(assinaturaMachine, 'recusar', {
  id: 'RecusaAssinatura',
  changes: ['arquivo'],
  example: { id: 413, motivo: 'O horário não é o combinado.' },
})

export const renovaAssinatura = moveCommand(assinaturaMachine, 'renovar', {
  id: 'RenovaAssinatura',
  input: {
    prazo: date('Novo último dia para assinar, a partir de hoje.', { ...must, rotulo: 'Novo prazo' }),
  },
  changes: ['arquivo'],
  example: { id: 414, prazo: '2099-04-20' },
})

export const cancelaAssinatura = moveCommand(assinaturaMachine, 'cancelar', {
  id: 'CancelaAssinatura',
  changes: ['arquivo'],
  example: { id: 415, motivo: 'O contrato foi refeito.' },
})

export const lugares = ['gov.br', 'SEI', 'Plataforma da concedente', 'Papel', 'Outro'] as const

export const registraAssinaturaExterna = loneMoveCommand(assinaturaMachine, 'registrar', {
  id: 'RegistraAssinaturaExterna',
  input: {
    conteudo,
    onde: code(30, 'Onde foi assinado.', listed(lugares), { ...must, rotulo: 'Assinado em' }),
    data: date('Dia da última assinatura, até hoje. Vazio: hoje.', { ...ours, rotulo: 'Dia da assinatura' }),
  },
  changes: ['arquivo', 'contrato', 'convenio'],
  problems: ['CONTEUDO_INEXISTENTE'],
  example: { id: 416, conteudo: 'exemplo-de-conteudo-enviado-para-o-arquivo3', onde: 'gov.br' },
})

/** What people do with the signatures of files. */
export const assinaturaOperations = [
  listaAssinaturas,
  consultaAssinatura,
  enviaParaAssinatura,
  assina,
  recusaAssinatura,
  renovaAssinatura,
  trocaAssinante,
  cancelaAssinatura,
  registraAssinaturaExterna,
] as const
