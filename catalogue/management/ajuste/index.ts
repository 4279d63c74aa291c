import { must } from '../../common-fields.ts'
import { list as fields, ours, varchar } from '../../fields.ts'
import { legalRules, ruleModes } from '../../legal.ts'
import { command } from '../../operation.ts'
import { list, text, truth } from '../../output.ts'
import { simular } from '../parts.ts'

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
      }),
      rotulo: 'Ajustes',
    },
    regras: {
      ...list({
        regra: text('Regra de lei', Object.keys(legalRules)),
        modo: text('O que a sua quebra significa', ruleModes),
      }),
      rotulo: 'Regras de lei',
    },
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
  description: 'Muda ajustes da instituição, todos ou nenhum. As regras de lei têm comandos próprios.',
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
  },
  changes: ['ajuste'],
  problems: ['CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: { ajustes: [{ nome: 'esperaReferencias', valor: '48' }] },
})

/** What an institution decides of itself. */
export const ajusteOperations = [consultaAjustes, salvaAjustes] as const
