import { sql } from 'kysely'
import { isLegalRule, legalRules, modeOf, type RuleModes, ruleModes } from '../../../catalogue/law/rules.ts'
import { longestStage } from '../../../catalogue/management/candidatura/fields.ts'
import { type Message, said } from '../../../catalogue/message.ts'
import { portuguese } from '../../../catalogue/phrase.ts'
import { render } from '../../../catalogue/render.ts'
import { niveis, signatarios } from '../../../catalogue/values/arquivo.ts'
import { pendenciasPedidas, tiposContratoComRegra } from '../../../catalogue/values/pendencia.ts'
import { operator } from '../../store/actor.ts'
import type { Database, Row, Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { pixKey } from '../../values/pix.ts'
import { changeFrom, firstOpenMonth, isDated } from './dated.ts'
import { requestedIn } from './requested-items.ts'

type Column = keyof Row<'cliente'>

/** One setting of a client: its column, parser and description. */
export interface ClientSetting {
  column: Column
  text: string
  /** The value to store; undefined if the text is invalid. */
  read: (text: string) => string | number | boolean | undefined
  expected: string
  /** Four-eyes rule: one member of staff proposes it, another confirms it. The operator sets it directly. */
  twoPersons?: true
}

const yes = { S: true, N: false } as const
const flag = (column: Column, text: string): ClientSetting => ({
  column,
  text,
  read: (value) => yes[value.toUpperCase() as keyof typeof yes],
  expected: 'S ou N',
})
const oneOf = (column: Column, text: string, values: readonly string[]): ClientSetting => ({
  column,
  text,
  read: (value) => (values.includes(value) ? value : undefined),
  expected: values.join(', '),
})
const count = (column: Column, text: string, least: number, most: number): ClientSetting => ({
  column,
  text,
  read: (value) =>
    /^\d{1,6}$/.test(value) && Number(value) >= least && Number(value) <= most ? Number(value) : undefined,
  expected: `um número de ${least} a ${most}`,
})
const amount = (column: Column, text: string): ClientSetting => ({
  column,
  text,
  read: (value) => (/^\d{1,6}(\.\d{1,2})?$/.test(value) ? value : undefined),
  expected: 'um valor em reais, como 85.00',
})
const longestWait = 8_760

/** Tests MM-DD in a leap year, so that 29 February is valid. */
const isHoliday = (text: string): boolean => {
  const day = /^\d{2}-\d{2}$/.test(text) ? `2024-${text}` : text
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && isDay(day)
}
const isDay = (text: string): boolean => {
  const moment = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text)
}

/** All settings of a client except legal rules. */
export const clientSettings: Readonly<Record<string, ClientSetting>> = {
  nome: {
    column: 'nome',
    text: 'Nome da instituição.',
    read: (value) => value.trim() || undefined,
    expected: 'um texto',
  },
  fuso: {
    column: 'fuso',
    text: 'Fuso horário IANA dos dias e períodos.',
    read: (value) => (Intl.supportedValuesOf('timeZone').includes(value) ? value : undefined),
    expected: 'um fuso IANA, como America/Sao_Paulo',
  },
  compatHttp200: flag('compat_http_200', 'Responde 200 também às recusas, com o mesmo corpo.'),
  formatoContratos: oneOf('formato_contratos', 'Forma usual das consultas de contratos.', [
    'lista',
    'amostra',
  ]),
  informaSucesso: flag('informa_sucesso', 'Registra ocorrência também do que foi incluído e atualizado.'),
  esperaReferencias: {
    column: 'espera_referencias',
    text: 'Horas que um registro espera por uma referência que ainda não existe; 0 recusa na hora.',
    read: (value) => (/^\d{1,4}$/.test(value) && Number(value) <= longestWait ? Number(value) : undefined),
    expected: `horas, de 0 a ${longestWait}`,
  },
  mensagensPorDia: count('mensagens_por_dia', 'Mensagens que um endereço pode receber por dia.', 1, 1_000),
  validadeLinks: count('validade_links_dias', 'Dias em que um link pessoal pode ser usado.', 1, 365),
  guardaLinks: count('guarda_links_dias', 'Dias que um link fica guardado depois de usado.', 1, 3_650),
  guardaMensagens: count('guarda_mensagens_meses', 'Meses que uma mensagem fica guardada.', 1, 120),
  copiaLinkAssinatura: flag('copia_link_assinatura', 'Permite assinar por um link que a instituição copiou.'),
  lembretes: {
    column: 'lembretes_dias',
    text: 'Dias antes de um prazo em que as pessoas são lembradas; nenhum, não são.',
    read: (value) => {
      const days = value === '' ? [] : value.split(',')
      const fits = days.length <= 5 && days.every((day) => /^\d{1,2}$/.test(day) && Number(day) <= 90)
      return fits ? `{${days.join(',')}}` : undefined
    },
    expected: 'até cinco números de dias, de 0 a 90, entre vírgulas',
  },
  exigeSegundoFator: flag(
    'exige_segundo_fator',
    'Quem tem permissões de financeiro, de acessos, de configuração ou de integração só entra com um segundo fator.',
  ),
  loginUnicoDispensa: flag(
    'login_unico_dispensa',
    'Quem entra pelo login único da instituição não precisa de outro segundo fator.',
  ),
  idadeMinima: {
    column: 'idade_minima',
    text: 'Idade mínima de quem faz estágio, no primeiro dia.',
    read: (value) => (/^(1[4-9]|2[01])$/.test(value) ? Number(value) : undefined),
    expected: 'anos, de 14 a 21',
  },
  exigeConvenio: flag(
    'exige_convenio',
    'O termo de estágio só é emitido com convênio vigente com a concedente.',
  ),
  horasMonitoria: {
    column: 'horas_monitoria',
    text: 'Horas semanais que um monitor pode fazer.',
    read: (value) => (/^([1-9]|[1-3]\d|40)$/.test(value) ? Number(value) : undefined),
    expected: 'horas, de 1 a 40',
  },
  diaPagamento: count('dia_pagamento', 'Dia do mês seguinte em que as bolsas vencem.', 1, 28),
  mesComercial: flag('mes_comercial', 'Conta o mês com trinta dias; N, com os do calendário.'),
  taxaAdministrativa: amount('taxa_administrativa', 'Taxa administrativa por contrato e mês.'),
  seguroMensal: amount('seguro_mensal', 'Seguro por contrato e mês.'),
  taxaProporcional: flag('taxa_proporcional', 'Cobra taxa e seguro na proporção dos dias do mês.'),
  recessoFracao: count(
    'recesso_fracao',
    'Dias a partir dos quais uma fração de mês dá direito a recesso.',
    1,
    31,
  ),
  recessoPago: flag('recesso_pago', 'Paga no fim do contrato o recesso que não foi gozado.'),
  pixChave: {
    column: 'chave_pix',
    text: 'Chave Pix em que a instituição recebe; com pixCidade, os faturamentos a receber trazem o Pix copia e cola. Vale quando outra pessoa a confirma.',
    read: (value) => pixKey(value)?.chave,
    expected: 'uma chave Pix',
    twoPersons: true,
  },
  pixCidade: {
    column: 'pix_cidade',
    text: 'Cidade que o Pix da instituição nomeia.',
    read: (value) => (/^[A-Za-z ]{1,15}$/.test(value.trim()) ? value.trim() : undefined),
    expected: 'um nome sem acentos, de até 15 letras',
  },
  retemIrrf: flag('retem_irrf', 'Retém imposto de renda das bolsas.'),
  feriados: {
    column: 'feriados',
    text: 'Feriados locais, além dos nacionais: datas (2026-06-13) ou dias de todo ano (06-13). Não contam nos benefícios por dia útil.',
    read: (value) => {
      const days = value.trim() === '' ? [] : value.split(',').map((one) => one.trim())
      return days.length <= 60 && days.every(isHoliday) ? `{${days.join(',')}}` : undefined
    },
    expected: 'até sessenta datas AAAA-MM-DD ou dias MM-DD, entre vírgulas',
  },
  feriadosFacultativos: flag(
    'feriados_facultativos',
    'Carnaval e Corpus Christi não contam nos benefícios por dia útil.',
  ),
  etapasCandidatura: {
    column: 'etapas_candidatura',
    text: 'Etapas da seleção, na ordem.',
    read: (value) => {
      const stages = value.split(',').map((one) => one.trim())
      const fits = stages.length <= 12 && stages.every((one) => one !== '' && one.length <= longestStage)
      const once = new Set(stages).size === stages.length
      return fits && once && !/["\\{}]/.test(value)
        ? `{${stages.map((one) => `"${one}"`).join()}}`
        : undefined
    },
    expected: `até doze nomes diferentes, de até ${longestStage} letras, entre vírgulas`,
  },
  guardaCurriculos: count(
    'guarda_curriculos_meses',
    'Meses que um currículo fica guardado desde o consentimento; depois é anonimizado.',
    1,
    120,
  ),
  vagasPublicas: flag(
    'vagas_publicas',
    'Publica as vagas abertas, para todos, em /vagas-abertas/ seguido do código da instituição.',
  ),
  aprovaVagas: flag('aprova_vagas', 'Vagas recebidas entram em aprovação em vez de abertas.'),
  prazoAssinatura: {
    column: 'prazo_assinatura',
    text: 'Dias que os assinantes de um documento têm para assiná-lo.',
    read: (value) =>
      /^\d{1,3}$/.test(value) && Number(value) > 0 && Number(value) <= 365 ? Number(value) : undefined,
    expected: 'dias, de 1 a 365',
  },
}

/** A group of settings, one for each key, stored in one column. */
interface Keyed {
  prefix: string
  column: Column
  keys: readonly string[]
  /** The value to store; undefined if the text is invalid. */
  read: (text: string) => string | undefined
  expected: string
  /** Description of one setting. */
  text: (key: string) => string
  /** Current value of a key, from the stored column. */
  now: (kept: object, key: string) => string
}

const among = (values: readonly string[]): Pick<Keyed, 'read' | 'expected'> => ({
  read: (text) => (values.includes(text) ? text : undefined),
  expected: values.join(', '),
})

const keyed: readonly Keyed[] = [
  {
    prefix: 'regra.',
    column: 'regras_legais',
    keys: Object.keys(legalRules),
    ...among(ruleModes),
    text: (key) => (isLegalRule(key) ? portuguese(legalRules[key]) : key),
    now: (kept, key) => (isLegalRule(key) ? modeOf(kept as RuleModes, key) : ''),
  },
  {
    prefix: 'assinatura.',
    column: 'niveis_assinatura',
    keys: Object.keys(signatarios),
    ...among(niveis),
    text: (key) => `Nível de assinatura que se pede de: ${portuguese(Reflect.get(signatarios, key))}.`,
    now: (kept, key) => String(Reflect.get(kept, key) ?? niveis[0]),
  },
  {
    prefix: 'pendencias.',
    column: 'pendencias_contrato',
    keys: Object.keys(tiposContratoComRegra),
    read: (text) => requestedIn(text)?.join(', '),
    expected: `nenhum ou alguns destes, entre vírgulas: ${pendenciasPedidas.join(', ')}`,
    text: (key) =>
      `Pendências que todo contrato de ${Reflect.get(tiposContratoComRegra, key)} tem, além das da lei, quando entra em vigor ou é aditado.`,
    now: (kept, key) => String(Reflect.get(kept, key) ?? ''),
  },
]

export class SettingProblem extends Error {
  readonly said: Message

  constructor(message: Message) {
    super(render(message, 'pt'))
    this.said = message
  }
}

/** Changes settings of a client, all or none. Runs as the operator. */
export const changeSettings = (
  owner: Database,
  clienteId: number,
  changes: ReadonlyMap<string, string>,
): Promise<void> =>
  owner.inClient(clienteId, (tx) => changeOwnSettings(tx, changes), operator('client settings'))

/**
 * Changes settings of the current client. Settings of money apply from the given month, by default the first
 * open one.
 */
export async function changeOwnSettings(
  tx: Tx,
  changes: ReadonlyMap<string, string>,
  month?: string,
): Promise<void> {
  for (const change of [...changes].map(([name, text]) => readChange(name, text))) {
    if (!('key' in change) && isDated(change.column)) {
      await changeFrom(tx, change.column, change.value, month ?? (await firstOpenMonth(tx)))
      continue
    }
    await ('key' in change
      ? sql`update cliente set ${sql.ref(change.column)} = ${sql.ref(change.column)}
          || jsonb_build_object(${change.key}::text, ${change.value}::text) where cliente_id = ${currentClient}`
      : sql`update cliente set ${sql.ref(change.column)} = ${change.value} where cliente_id = ${currentClient}`
    ).execute(tx)
  }
}

type Change =
  | { column: Column; key: string; value: string }
  | { column: Column; value: string | number | boolean }

export function readChange(name: string, text: string): Change {
  const kind = keyed.find(({ prefix }) => name.startsWith(prefix))
  if (kind) {
    const key = name.slice(kind.prefix.length)
    if (!kind.keys.includes(key)) throw unknown(name)
    const value = kind.read(text)
    if (value === undefined) throw wrong(name, kind.expected)
    return { column: kind.column, key, value }
  }
  const setting = Object.hasOwn(clientSettings, name) ? clientSettings[name] : undefined
  if (!setting) throw unknown(name)
  const value = setting.read(text)
  if (value === undefined) throw wrong(name, setting.expected)
  return { column: setting.column, value }
}

const wrong = (name: string, expected: string) =>
  new SettingProblem(said('cliente.ajusteEsperava', { campo: name, esperado: expected }))

export const settingNames: readonly string[] = [
  ...Object.keys(clientSettings),
  ...keyed.flatMap(({ prefix, keys }) => keys.map((key) => prefix + key)),
]

const unknown = (name: string) =>
  new SettingProblem(said('cliente.ajusteDesconhecido', { nome: name, nomes: settingNames.join(', ') }))

/** Current settings of a client by name. Runs as the operator. */
export const readSettings = (owner: Database, clienteId: number): Promise<Record<string, string>> =>
  owner.reading(clienteId, readOwnSettings)

/** Current settings of the transaction's client by name. */
export async function readOwnSettings(tx: Tx): Promise<Record<string, string>> {
  const row = await tx
    .selectFrom('cliente')
    .selectAll()
    .where('cliente_id', '=', currentClient)
    .executeTakeFirstOrThrow()
  const plain = (value: unknown) => (typeof value === 'boolean' ? (value ? 'S' : 'N') : String(value ?? ''))
  return {
    ...Object.fromEntries(
      Object.entries(clientSettings).map(([name, { column }]) => [name, plain(row[column])]),
    ),
    ...Object.fromEntries(
      keyed.flatMap(({ prefix, column, keys, now }) =>
        keys.map((key) => [prefix + key, now(row[column] as object, key)]),
      ),
    ),
  }
}

/** Description and accepted values of a setting. */
export function settingText(name: string): { descricao: string; esperado: string } {
  const kind = keyed.find(({ prefix }) => name.startsWith(prefix))
  if (kind) return { descricao: kind.text(name.slice(kind.prefix.length)), esperado: kind.expected }
  const { text, expected } = clientSettings[name]!
  return { descricao: text, esperado: expected }
}
