import { must } from '../../common-fields.ts'
import { code, date, email, list, listed, numeric, ours, related, varchar } from '../../fields.ts'
import { assinaturaMachine } from '../../machines/assinatura.ts'
import { phrase, withEnglish } from '../../phrase.ts'
import { niveis, signatarios } from '../../values/arquivo.ts'
import { conteudo } from '../arquivo/fields.ts'
import { lembraOutput } from '../lembretes.ts'
import { loneMoveCommand, moveCommand } from '../move-command.ts'
import { alterationCommand } from '../written.ts'
import { assina } from './assina.ts'
import { consultaAssinatura } from './consulta-assinatura.ts'
import { delegaAssinatura } from './delega.ts'
import { listaAssinaturas } from './lista-assinaturas.ts'
import { trocaAssinante } from './troca-assinante.ts'

export const enviaParaAssinatura = moveCommand(assinaturaMachine, 'enviar', {
  id: 'EnviaParaAssinatura',
  input: {
    prazo: date(
      phrase(
        'Último dia para assinar, a partir de hoje. Se ficar vazio: o prazo usual da instituição.',
        "Last day to sign, from today on. If left empty: the institution's usual time.",
      ),
      {
        ...ours,
        rotulo: phrase('Prazo', 'Deadline'),
      },
    ),
    assinantes: list(
      20,
      phrase(
        'Quem assina. Se ficar vazio: as partes do contrato, ou do convênio, a que o arquivo pertence.',
        'Who signs. If left empty: the parties of the contract, or the agreement, to which the file belongs.',
      ),
      {
        parte: code(
          12,
          phrase('Em que qualidade assina.', 'In which capacity they sign.'),
          { values: signatarios, unknown: 'refuse' },
          {
            ...must,
            rotulo: phrase('Parte', 'Party'),
          },
        ),
        pessoa: related(
          'pessoa',
          phrase(
            'A pessoa, se não for o aluno, o professor ou a instituição.',
            'The person, if it is not the student, the professor or the institution.',
          ),
          {
            rotulo: phrase('Pessoa', 'Person'),
          },
        ),
        nome: varchar(
          120,
          phrase('Nome. Se ficar vazio: o do cadastro.', 'Name. If left empty: the one on record.'),
          {
            ...ours,
            rotulo: phrase('Nome', 'Name'),
          },
        ),
        email: email(
          100,
          phrase('E-mail. Se ficar vazio: o do cadastro.', 'E-mail. If left empty: the one on record.'),
          { ...ours, rotulo: phrase('E-mail', 'E-mail') },
        ),
        ordem: numeric(
          2,
          phrase(
            'Quem tem número maior assina depois. Se ficar vazio: 1.',
            'Who has a greater number signs later. If left empty: 1.',
          ),
          {
            ...ours,
            min: 1,
            rotulo: phrase('Ordem', 'Order'),
          },
        ),
        nivel: code(
          12,
          phrase(
            'Menor nível aceito. Se ficar vazio: o que a instituição pede da parte.',
            'Lowest level accepted. If left empty: what the institution asks of the party.',
          ),
          listed(niveis),
          {
            ...ours,
            rotulo: phrase('Nível', 'Level'),
          },
        ),
      },
      { ...ours, rotulo: phrase('Assinantes', 'Signers') },
    ),
  },
  changes: ['arquivo'],
  example: { id: 411, prazo: '2099-03-20' },
})

export const recusaAssinatura = moveCommand(assinaturaMachine, 'recusar', {
  id: 'RecusaAssinatura',
  done: phrase('Você recusou a assinatura.', 'You refused to sign.'),
  changes: ['arquivo'],
  example: { id: 413, motivo: 'O horário não é o combinado.' },
})

export const renovaAssinatura = moveCommand(assinaturaMachine, 'renovar', {
  id: 'RenovaAssinatura',
  input: {
    prazo: date(
      phrase('Novo último dia para assinar, a partir de hoje.', 'New last day to sign, from today on.'),
      { ...must, rotulo: phrase('Novo prazo', 'New deadline') },
    ),
  },
  changes: ['arquivo'],
  example: { id: 414, prazo: '2099-04-20' },
})

export const cancelaAssinatura = moveCommand(assinaturaMachine, 'cancelar', {
  id: 'CancelaAssinatura',
  changes: ['arquivo'],
  example: { id: 415, motivo: 'O contrato foi refeito.' },
})

export const lugares = withEnglish({
  'gov.br': 'gov.br',
  SEI: 'SEI',
  'Plataforma da concedente': 'Platform of the host',
  Papel: 'Role',
  Outro: 'Other',
})

export const registraAssinaturaExterna = loneMoveCommand(assinaturaMachine, 'registrar', {
  id: 'RegistraAssinaturaExterna',
  input: {
    conteudo,
    onde: code(30, phrase('Onde foi assinado.', 'Where it was signed.'), listed(lugares), {
      ...must,
      rotulo: phrase('Assinado em', 'Signed on'),
    }),
    data: date(
      phrase(
        'Dia da última assinatura, até hoje. Se ficar vazio: hoje.',
        'Day of the last signature, until today. If left empty: today.',
      ),
      { ...ours, rotulo: phrase('Dia da assinatura', 'Day of the signature') },
    ),
  },
  changes: ['arquivo', 'contrato', 'convenio'],
  problems: ['CONTEUDO_INEXISTENTE'],
  example: { id: 416, conteudo: 'exemplo-de-conteudo-enviado-para-o-arquivo3', onde: 'gov.br' },
})

export const lembraAssinatura = {
  ...alterationCommand(assinaturaMachine, 'lembrar', {
    id: 'LembraAssinatura',
    input: {},
    changes: ['mensagem'],
    example: { id: 418 },
  }),
  output: lembraOutput,
} as const

export const assinaturaOperations = [
  listaAssinaturas,
  consultaAssinatura,
  enviaParaAssinatura,
  assina,
  recusaAssinatura,
  delegaAssinatura,
  renovaAssinatura,
  trocaAssinante,
  cancelaAssinatura,
  registraAssinaturaExterna,
  lembraAssinatura,
] as const
