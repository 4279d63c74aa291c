import { must } from '../../common-fields.ts'
import { list as fields, numeric, ours, varchar } from '../../fields.ts'
import { legalRules, ruleModes } from '../../law/rules.ts'
import { command } from '../../operation.ts'
import { group, list, number, text, truth } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { conteudo } from '../arquivo/fields.ts'
import { simular } from '../parts.ts'
import { retroageAjuste } from './retroage-ajuste.ts'

const pixProposta = {
  ...group({
    chave: text(
      phrase(
        'Chave Pix que espera pela confirmação de outra pessoa; vazia, nenhuma',
        "Pix key that waits for another person's confirmation; empty, none",
      ),
      phrase('Chave Pix', 'Pix key'),
    ),
    versao: number(
      phrase(
        'Versão da proposta, que a confirmação nomeia',
        'Version of the proposed key, which the confirmation names',
      ),
    ),
  }),
  rotulo: phrase('Chave Pix proposta', 'Proposed Pix key'),
}

export const consultaAjustes = command({
  family: 'management',
  kind: 'command',
  id: 'ConsultaAjustes',
  group: 'management',
  noun: 'ajuste',
  doors: { staff: 'configuracao.alterar', unlimited: true },
  title: phrase('Ajustes da instituição', 'Settings of the institution'),
  description: phrase(
    'Cada ajuste da instituição: o que faz, que valores aceita e como está.',
    'Each setting of the institution: what it does, which values it takes and how it stands.',
  ),
  rotulo: phrase('Consultar', 'Look up'),
  on: 'new',
  input: { SIMULAR: simular },
  output: {
    simulado: truth(phrase('Se foi só uma simulação', 'Whether it was only a simulation')),
    ajustes: {
      ...list({
        nome: text(phrase('Nome do ajuste', 'Name of the setting')),
        descricao: text(phrase('O que faz', 'What it does')),
        esperado: text(phrase('Que valores aceita', 'Which values it accepts'), phrase('Aceita', 'Accepted')),
        valor: text(phrase('Como está', 'How it is')),
        desde: text(
          phrase(
            'Mês a partir do qual vale assim, dos ajustes do dinheiro',
            'Month from which it holds so, of the settings of money',
          ),
          phrase('Desde', 'Since'),
        ),
      }),
      rotulo: phrase('Ajustes', 'Settings'),
    },
    fechadoAte: text(
      phrase('Último mês fechado; vazio, nenhum', 'Last closed month; empty, none'),
      phrase('Último mês fechado', 'Last closed month'),
    ),
    regras: {
      ...list({
        regra: text(phrase('Regra de lei', 'Rule of law'), Object.keys(legalRules)),
        modo: text(phrase('O que a sua quebra significa', 'What breaking it means'), ruleModes),
      }),
      rotulo: phrase('Regras de lei', 'Rules of law'),
    },
    pixProposta,
  },
  changes: [],
  problems: ['CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: {},
})

export const salvaAjustes = command({
  family: 'management',
  kind: 'command',
  id: 'SalvaAjustes',
  group: 'management',
  noun: 'ajuste',
  doors: { staff: 'configuracao.alterar', unlimited: true },
  title: phrase('Salvar ajustes', 'Save settings'),
  description: phrase(
    'Muda ajustes da instituição, todos ou nenhum. As regras de lei têm comandos próprios. A chave Pix (pixChave) fica proposta, e vale quando outra pessoa a confirma (ConfirmaChavePix).',
    'Changes settings of the institution, all or none. Rules of law have commands of their own. The Pix key (pixChave) is proposed, and holds once another person confirms it (ConfirmaChavePix).',
  ),
  rotulo: phrase('Salvar', 'Save'),
  on: 'new',
  input: {
    ajustes: fields(
      100,
      phrase('Os ajustes que mudam.', 'The settings that change.'),
      {
        nome: varchar(60, phrase('Nome do ajuste.', 'Name of the setting.'), {
          ...must,
          rotulo: phrase('Nome', 'Name'),
        }),
        valor: varchar(500, phrase('Valor novo.', 'New value.'), {
          ...ours,
          rotulo: phrase('Valor', 'Amount'),
        }),
      },
      { ...must, rotulo: phrase('Ajustes', 'Settings') },
    ),
    desde: varchar(
      7,
      phrase(
        'Mês a partir do qual valem os ajustes do dinheiro, AAAA-MM. Se ficar vazio: o primeiro que não está fechado.',
        'Month from which on the settings of money hold. If left empty: the first that is not closed, AAAA-MM.',
      ),
      {
        ...ours,
        rotulo: phrase('A partir de', 'From'),
        example: '2026-03',
      },
    ),
    SIMULAR: simular,
  },
  output: {
    simulado: truth(phrase('Se foi só uma simulação', 'Whether it was only a simulation')),
    mudancas: {
      ...list({
        nome: text(phrase('Nome do ajuste', 'Name of the setting')),
        antes: text(phrase('Como estava', 'How it was'), phrase('Antes', 'Before')),
        agora: text(phrase('Como ficou', 'How it is now'), phrase('Agora', 'Now')),
      }),
      rotulo: phrase('O que mudou', 'What changed'),
    },
    pixProposta,
  },
  changes: ['ajuste'],
  problems: ['CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: { ajustes: [{ nome: 'esperaReferencias', valor: '48' }] },
})

/** Commands that confirm or discard a proposed Pix key. */
const pixDecision = {
  family: 'management',
  kind: 'command',
  group: 'management',
  noun: 'ajuste',
  doors: { staff: 'configuracao.alterar', unlimited: true },
  on: 'new',
  input: {
    proposta: numeric(
      9,
      phrase(
        'Versão da proposta que foi vista; se outra tomou o seu lugar, nada é feito.',
        'Version of the proposal that was seen; if another took its place, nothing is done.',
      ),
      {
        ...must,
        rotulo: phrase('Versão da proposta', 'Version of the proposal'),
        min: 1,
      },
    ),
    SIMULAR: simular,
  },
  output: {
    simulado: truth(phrase('Se foi só uma simulação', 'Whether it was only a simulation')),
    chave: text(phrase('A chave', 'The key'), phrase('Chave Pix', 'Pix key')),
  },
  changes: ['ajuste'],
  example: { proposta: 1, SIMULAR: 'S' },
} as const

export const confirmaChavePix = command({
  ...pixDecision,
  id: 'ConfirmaChavePix',
  title: phrase('Confirmar chave Pix', 'Confirm the Pix key'),
  description: phrase(
    'Põe em vigor a chave Pix que outras pessoas propuseram. Ninguém que propôs uma chave desde a última confirmação a confirma.',
    'Puts the Pix key into force that other people proposed. Nobody who proposed a key since the last confirmation confirms it.',
  ),
  rotulo: phrase('Confirmar chave Pix', 'Confirm the Pix key'),
  problems: ['REGISTRO_INEXISTENTE', 'REGRA_IMPEDE', 'CONFLITO', 'CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
})

export const descartaChavePix = command({
  ...pixDecision,
  id: 'DescartaChavePix',
  title: phrase('Descartar chave Pix', 'Discard the Pix key'),
  description: phrase(
    'Desfaz a proposta de chave Pix que ainda não foi confirmada; a que vale continua.',
    'Undoes the proposal of a Pix key that was not confirmed yet; the one in force stays.',
  ),
  rotulo: phrase('Descartar chave Pix', 'Discard the Pix key'),
  problems: ['REGISTRO_INEXISTENTE', 'CONFLITO', 'CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
})

export const enviaLogotipo = command({
  family: 'management',
  kind: 'command',
  id: 'EnviaLogotipo',
  group: 'management',
  noun: 'ajuste',
  doors: { staff: 'configuracao.alterar', unlimited: true },
  title: phrase('Logotipo dos documentos', 'Logo on documents'),
  description: phrase(
    'Define a imagem do cabeçalho dos documentos que a instituição emite: PNG ou JPEG, de até 1 MB. Sem arquivo, retira a atual. O que já foi emitido não muda.',
    'Sets the image in the letterhead of documents that the institution issues: PNG or JPEG, up to 1 MB. Without a file, takes the present one away. What was issued does not change.',
  ),
  rotulo: phrase('Definir logotipo', 'Set the logo'),
  apart: true,
  on: 'new',
  input: { conteudo: { ...conteudo, required: false, content: 'logotipo' }, SIMULAR: simular },
  output: {
    simulado: truth(phrase('Se foi só uma simulação', 'Whether it was only a simulation')),
    nome: text(
      phrase('Nome do arquivo; vazio, sem logotipo', 'Name of the file; empty, no logo'),
      phrase('Logotipo', 'Logo'),
    ),
  },
  changes: ['ajuste'],
  problems: ['CONTEUDO_INEXISTENTE', 'CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: {},
})

/** Settings of an institution. */
export const ajusteOperations = [
  consultaAjustes,
  salvaAjustes,
  retroageAjuste,
  confirmaChavePix,
  descartaChavePix,
  enviaLogotipo,
] as const
