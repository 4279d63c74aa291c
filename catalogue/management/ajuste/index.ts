import { must } from '../../common-fields.ts'
import { list as fields, numeric, ours, varchar } from '../../fields.ts'
import { legalRules, ruleModes } from '../../law/rules.ts'
import { command } from '../../operation.ts'
import { group, list, number, text, truth } from '../../output.ts'
import { simular } from '../parts.ts'
import { retroageAjuste } from './retroage-ajuste.ts'

const pixProposta = {
  ...group({
    chave: {
      ...text('Chave Pix que espera pela confirmação de outra pessoa; vazia, nenhuma'),
      rotulo: 'Chave Pix',
    },
    versao: number('Versão da proposta, que a confirmação nomeia'),
  }),
  rotulo: 'Chave Pix proposta',
}

export const consultaAjustes = command({
  family: 'management',
  kind: 'command',
  id: 'ConsultaAjustes',
  group: 'management',
  noun: 'ajuste',
  doors: { staff: 'configuracao.alterar', unlimited: true },
  title: 'Ajustes da instituição',
  description: 'Cada ajuste da instituição: o que faz, que valores aceita e como está.',
  rotulo: 'Consultar',
  on: 'new',
  input: { SIMULAR: simular },
  output: {
    simulado: truth('Se foi só uma simulação'),
    ajustes: {
      ...list({
        nome: text('Nome do ajuste'),
        descricao: text('O que faz'),
        esperado: { ...text('Que valores aceita'), rotulo: 'Aceita' },
        valor: text('Como está'),
        desde: { ...text('Mês a partir do qual vale assim, dos ajustes do dinheiro'), rotulo: 'Desde' },
      }),
      rotulo: 'Ajustes',
    },
    fechadoAte: { ...text('Último mês fechado; vazio, nenhum'), rotulo: 'Último mês fechado' },
    regras: {
      ...list({
        regra: text('Regra de lei', Object.keys(legalRules)),
        modo: text('O que a sua quebra significa', ruleModes),
      }),
      rotulo: 'Regras de lei',
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
  title: 'Salvar ajustes',
  description:
    'Muda ajustes da instituição, todos ou nenhum. As regras de lei têm comandos próprios. A chave Pix (pixChave) fica proposta, e vale quando outra pessoa a confirma (ConfirmaChavePix).',
  rotulo: 'Salvar',
  on: 'new',
  input: {
    ajustes: fields(
      100,
      'Os ajustes que mudam.',
      {
        nome: varchar(60, 'Nome do ajuste.', { ...must, rotulo: 'Nome' }),
        valor: varchar(500, 'Valor novo.', { ...ours, rotulo: 'Valor' }),
      },
      { ...must, rotulo: 'Ajustes' },
    ),
    desde: varchar(
      7,
      'Mês a partir do qual valem os ajustes do dinheiro, AAAA-MM. Vazio: o primeiro que não está fechado.',
      {
        ...ours,
        rotulo: 'A partir de',
        example: '2026-03',
      },
    ),
    SIMULAR: simular,
  },
  output: {
    simulado: truth('Se foi só uma simulação'),
    mudancas: {
      ...list({
        nome: text('Nome do ajuste'),
        antes: { ...text('Como estava'), rotulo: 'Antes' },
        agora: { ...text('Como ficou'), rotulo: 'Agora' },
      }),
      rotulo: 'O que mudou',
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
    proposta: numeric(9, 'Versão da proposta que foi vista; se outra tomou o seu lugar, nada é feito.', {
      ...must,
      rotulo: 'Versão da proposta',
      min: 1,
    }),
    SIMULAR: simular,
  },
  output: { simulado: truth('Se foi só uma simulação'), chave: { ...text('A chave'), rotulo: 'Chave Pix' } },
  changes: ['ajuste'],
  example: { proposta: 1, SIMULAR: 'S' },
} as const

export const confirmaChavePix = command({
  ...pixDecision,
  id: 'ConfirmaChavePix',
  title: 'Confirmar chave Pix',
  description:
    'Põe em vigor a chave Pix que outras pessoas propuseram. Ninguém que propôs uma chave desde a última confirmação a confirma.',
  rotulo: 'Confirmar chave Pix',
  problems: ['REGISTRO_INEXISTENTE', 'REGRA_IMPEDE', 'CONFLITO', 'CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
})

export const descartaChavePix = command({
  ...pixDecision,
  id: 'DescartaChavePix',
  title: 'Descartar chave Pix',
  description: 'Desfaz a proposta de chave Pix que ainda não foi confirmada; a que vale continua.',
  rotulo: 'Descartar chave Pix',
  problems: ['REGISTRO_INEXISTENTE', 'CONFLITO', 'CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
})

/** What an institution decides of itself. */
export const ajusteOperations = [
  consultaAjustes,
  salvaAjustes,
  retroageAjuste,
  confirmaChavePix,
  descartaChavePix,
] as const
