import { must } from '../../common-fields.ts'
import type { Right } from '../../doors.ts'
import { code } from '../../fields.ts'
import { tones } from '../../machines/machine.ts'
import { command } from '../../operation.ts'
import { day, group, list, number, text, truth } from '../../output.ts'
import { countedRows } from '../envelopes.ts'
import { simular } from '../parts.ts'

/** The parts of the panel, with what people call them. Each is asked for by itself, so that none hides another. */
export const panelParts = {
  pendencias: 'Esperam por alguém',
  contratos: 'Contratos',
  convenios: 'Convênios',
  financeiro: 'Financeiro',
  lotes: 'Lotes',
  webhooks: 'Webhooks',
} as const
export type PanelPart = keyof typeof panelParts

/** Who may ask for each: whoever sees its lists. */
export const panelRights = {
  pendencias: 'contratos.ver',
  contratos: 'contratos.ver',
  convenios: 'convenios.ver',
  financeiro: 'financeiro.ver',
  lotes: 'integracao.ver',
  webhooks: 'integracao.ver',
} as const satisfies Readonly<Record<PanelPart, Right>>

/** Days of which batches are told one by one. */
export const panelDays = 14

export const resumoPainel = command({
  family: 'management',
  kind: 'command',
  id: 'ResumoPainel',
  group: 'management',
  noun: 'painel',
  doors: { staff: { by: 'parte', rights: panelRights } },
  title: 'Resumo do painel',
  description:
    'Uma parte do painel: números do que espera ou está parado, cada um com a lista e os filtros que o contam. Cada parte exige a permissão de ver suas listas, e conta só o que é das unidades de quem pergunta. Não muda nada.',
  rotulo: 'Resumo',
  on: 'new',
  input: {
    parte: code(
      12,
      'Parte do painel.',
      { values: panelParts, unknown: 'refuse' },
      { ...must, rotulo: 'Parte' },
    ),
    SIMULAR: simular,
  },
  output: {
    simulado: truth('Se foi só uma simulação'),
    numeros: {
      ...list({
        nome: text('Nome do número'),
        rotulo: { ...text('O que ele conta'), rotulo: 'O que conta' },
        tom: { ...text('O que ele significa para quem o vê', tones), rotulo: 'Tom' },
        total: {
          ...group({
            valor: number('Quantos há'),
            exato: truth(`Se são exatamente estes; acima de ${countedRows} não se conta`),
          }),
          rotulo: 'Total',
        },
        lista: { ...text('Operação que lista os mesmos registros'), rotulo: 'Lista' },
        entidade: { ...text('Que registros são'), rotulo: 'Registros' },
        filtros: {
          ...list({ campo: text('Filtro da lista'), valor: text('Valor do filtro') }),
          rotulo: 'Filtros',
        },
      }),
      rotulo: 'Números',
    },
    dias: {
      ...list({
        dia: { ...day('Dia da instituição'), rotulo: 'Dia' },
        lotes: { ...number('Lotes recebidos no dia'), rotulo: 'Lotes' },
        registros: { ...number('Registros deles'), rotulo: 'Registros' },
        recusados: { ...number('Registros recusados'), rotulo: 'Recusados' },
      }),
      rotulo: 'Dias',
    },
    comecou: { ...truth('Dos lotes: se algum já chegou'), rotulo: 'Começou' },
  },
  changes: [],
  problems: ['CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: { parte: 'pendencias' },
})
