import { must } from '../../common-fields.ts'
import type { Right } from '../../doors.ts'
import { code } from '../../fields.ts'
import { type HealthCode, healthReasons } from '../../health.ts'
import { tones } from '../../machines/machine.ts'
import { command } from '../../operation.ts'
import { day, group, list, number, saidText, text, truth } from '../../output.ts'
import { type Phrase, phrase, withLabels } from '../../phrase.ts'
import { countedRows } from '../envelopes.ts'
import { simular } from '../parts.ts'

/**
 * Parts of the panel with labels. Each is requested separately, so that one failure does not hide the others.
 */
export const panelParts = {
  pendencias: phrase('Esperam por alguém', 'Waiting for somebody'),
  contratos: phrase('Contratos', 'Contracts'),
  convenios: phrase('Convênios', 'Agreements'),
  financeiro: phrase('Financeiro', 'Finance'),
  lotes: phrase('Lotes', 'Batches'),
  webhooks: phrase('Webhooks', 'Webhooks'),
  saude: phrase('Saúde', 'Health'),
  plataforma: phrase('Saúde da plataforma', 'Health of the platform'),
} as const
export type PanelPart = keyof typeof panelParts

/** Parts with findings of health. They are the same, by two rights. */
export const healthParts = ['saude', 'plataforma'] as const satisfies readonly PanelPart[]

export const isHealthPart = (part: PanelPart): part is (typeof healthParts)[number] =>
  (healthParts as readonly PanelPart[]).includes(part)

/** Right for each part: that of its lists. */
export const panelRights = {
  pendencias: 'contratos.ver',
  contratos: 'contratos.ver',
  convenios: 'convenios.ver',
  financeiro: 'financeiro.ver',
  lotes: 'integracao.ver',
  webhooks: 'integracao.ver',
  saude: 'integracao.ver',
  plataforma: 'configuracao.alterar',
} as const satisfies Readonly<Record<PanelPart, Right>>

/** Number of days for which batches are shown per day. */
export const panelDays = 14

/** Findings per answer. */
export const mostFindings = 10

const codes = Object.keys(healthReasons) as HealthCode[]
const titles = withLabels(
  Object.fromEntries(codes.map((code) => [code, healthReasons[code].title])) as Record<HealthCode, Phrase>,
)

export const resumoPainel = command({
  family: 'management',
  kind: 'command',
  id: 'ResumoPainel',
  group: 'management',
  noun: 'painel',
  doors: { staff: { by: 'parte', rights: panelRights } },
  title: phrase('Resumo do painel', 'Summary of the dashboard'),
  description: phrase(
    'Uma parte do painel: números do que espera ou está parado, cada um com a lista e os filtros que o contam. Cada parte exige a permissão de ver suas listas, e conta só o que é das unidades de quem pergunta. As partes saude e plataforma dizem o que está errado: na plataforma, a quem pode configurar; com os lotes e os webhooks da instituição, a quem os vê. Não muda nada.',
    'A part of the panel: numbers of what waits or stands still, each with the list and the filters that count it. Each part needs the right to see its lists, and counts only what belongs to the units of whoever asks. The parts saude and plataforma tell what is wrong: with the platform, to those who may configure; with the batches and webhooks of the institution, to those who see them. Changes nothing.',
  ),
  rotulo: phrase('Resumo', 'Summary'),
  on: 'new',
  // The checks of health may wait for a disk or a database that does not answer.
  apart: true,
  input: {
    parte: code(
      12,
      phrase('Parte do painel.', 'Part of the panel.'),
      { values: panelParts, unknown: 'refuse' },
      { ...must, rotulo: phrase('Parte', 'Party') },
    ),
    SIMULAR: simular,
  },
  output: {
    simulado: truth(phrase('Se foi só uma simulação', 'Whether it was only a simulation')),
    numeros: {
      ...list({
        nome: text(phrase('Nome do número', 'Name of the number')),
        rotulo: text(phrase('O que ele conta', 'What it counts'), phrase('O que conta', 'What it counts')),
        tom: text(
          phrase('O que ele significa para quem o vê', 'What it means to whoever sees it'),
          tones,
          phrase('Tom', 'Tone'),
        ),
        total: {
          ...group({
            valor: number(phrase('Quantos há', 'How many there are')),
            exato: truth(
              phrase(
                `Se são exatamente estes; acima de ${countedRows} não se conta`,
                `Whether it is exactly these; above ${countedRows} they are not counted`,
              ),
            ),
          }),
          rotulo: phrase('Total', 'Total'),
        },
        lista: text(
          phrase('Operação que lista os mesmos registros', 'Operation that lists the same records'),
          phrase('Lista', 'List'),
        ),
        entidade: text(phrase('Que registros são', 'Which records they are'), phrase('Registros', 'Records')),
        filtros: {
          ...list({
            campo: text(phrase('Filtro da lista', 'Filter of the list')),
            valor: text(phrase('Valor do filtro', 'Value of the filter')),
          }),
          rotulo: phrase('Filtros', 'Filters'),
        },
      }),
      rotulo: phrase('Números', 'Numbers'),
    },
    dias: {
      ...list({
        dia: day(phrase('Dia da instituição', 'Day of the institution'), phrase('Dia', 'Day')),
        lotes: number(
          phrase('Lotes recebidos no dia', 'Batches received on the day'),
          phrase('Lotes', 'Batches'),
        ),
        registros: number(phrase('Registros deles', 'Their records'), phrase('Registros', 'Records')),
        recusados: number(phrase('Registros recusados', 'Refused records'), phrase('Recusados', 'Refused')),
      }),
      rotulo: phrase('Dias', 'Days'),
    },
    comecou: truth(
      phrase('Dos lotes: se algum já chegou', 'Of batches: whether any has come yet'),
      phrase('Começou', 'Began'),
    ),
    saude: {
      ...list({
        codigo: text(phrase('Código do que está errado', 'Code of what is wrong'), titles),
        tom: text(phrase('Quanto pesa', 'How much it matters'), tones, phrase('Tom', 'Tone')),
        titulo: saidText(phrase('O que está errado', 'What is wrong')),
        texto: {
          ...saidText(phrase('Como está agora', 'How it is now')),
          rotulo: phrase('Como está', 'State'),
        },
        conserto: {
          ...saidText(phrase('O que fazer', 'What to do')),
          rotulo: phrase('O que fazer', 'What to do'),
        },
      }),
      rotulo: phrase('Saúde', 'Health'),
    },
  },
  changes: [],
  problems: ['CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: { parte: 'pendencias' },
})
