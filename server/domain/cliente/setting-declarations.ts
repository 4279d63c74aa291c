import { limitsOf } from '../../../catalogue/law/limits.ts'
import { longestStage } from '../../../catalogue/management/candidatura/fields.ts'
import { alike, type Phrase, phrase } from '../../../catalogue/phrase.ts'
import type { Row } from '../../store/database.ts'
import { pixKey } from '../../values/pix.ts'

export type Column = keyof Row<'cliente'>

/** One setting of a client: its column, parser and description. */
export interface ClientSetting {
  column: Column
  text: Phrase
  /** The value to store; undefined if the text is invalid. */
  read: (text: string) => string | number | boolean | undefined
  expected: Phrase
  /** Four-eyes rule: one member of staff proposes it, another confirms it. The operator sets it directly. */
  twoPersons?: true
  /** The value of the law on a day. It applies, and is not stored, while the client sets no other. */
  byLaw?: (day: string) => number
}

const yes = { S: true, N: false } as const
const flag = (column: Column, text: Phrase): ClientSetting => ({
  column,
  text,
  read: (value) => yes[value.toUpperCase() as keyof typeof yes],
  expected: alike('S ou N'),
})
const oneOf = (column: Column, text: Phrase, values: readonly string[]): ClientSetting => ({
  column,
  text,
  read: (value) => (values.includes(value) ? value : undefined),
  expected: alike(values.join(', ')),
})
const count = (column: Column, text: Phrase, least: number, most: number): ClientSetting => ({
  column,
  text,
  read: (value) =>
    /^\d{1,6}$/.test(value) && Number(value) >= least && Number(value) <= most ? Number(value) : undefined,
  expected: phrase(`um número de ${least} a ${most}`, `a number from ${least} to ${most}`),
})
const amount = (column: Column, text: Phrase): ClientSetting => ({
  column,
  text,
  read: (value) => (/^\d{1,6}(\.\d{1,2})?$/.test(value) ? value : undefined),
  expected: phrase('um valor em reais, como 85.00', 'an amount in reais, such as 85.00'),
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

/** Settings of a client that have a column of their own. */
export const clientSettings: Readonly<Record<string, ClientSetting>> = {
  nome: {
    column: 'nome',
    text: phrase('Nome da instituição.', 'Name of the institution.'),
    read: (value) => value.trim() || undefined,
    expected: phrase('um texto', 'a text'),
  },
  fuso: {
    column: 'fuso',
    text: phrase('Fuso horário IANA dos dias e períodos.', 'IANA time zone of days and periods.'),
    read: (value) => (Intl.supportedValuesOf('timeZone').includes(value) ? value : undefined),
    expected: phrase('um fuso IANA, como America/Sao_Paulo', 'an IANA time zone, such as America/Sao_Paulo'),
  },
  compatHttp200: flag(
    'compat_http_200',
    phrase(
      'Responde 200 também às recusas, com o mesmo corpo.',
      'Answers 200 to refusals too, with the same body.',
    ),
  ),
  formatoContratos: oneOf(
    'formato_contratos',
    phrase('Forma usual das consultas de contratos.', 'Usual form of the queries of contracts.'),
    ['lista', 'amostra'],
  ),
  informaSucesso: flag(
    'informa_sucesso',
    phrase(
      'Registra ocorrência também do que foi incluído e atualizado.',
      'Records an occurrence also of what was added and updated.',
    ),
  ),
  esperaReferencias: {
    column: 'espera_referencias',
    text: phrase(
      'Horas que um registro espera por uma referência que ainda não existe; 0 recusa na hora.',
      'Hours that a record waits for a reference that does not exist yet; 0 refuses it at once.',
    ),
    read: (value) => (/^\d{1,4}$/.test(value) && Number(value) <= longestWait ? Number(value) : undefined),
    expected: phrase(`horas, de 0 a ${longestWait}`, `hours, from 0 to ${longestWait}`),
  },
  mensagensPorDia: count(
    'mensagens_por_dia',
    phrase('Mensagens que um endereço pode receber por dia.', 'Messages that an address may get in a day.'),
    1,
    1_000,
  ),
  validadeLinks: count(
    'validade_links_dias',
    phrase('Dias em que um link pessoal pode ser usado.', 'Days for which a personal link can be used.'),
    1,
    365,
  ),
  guardaLinks: count(
    'guarda_links_dias',
    phrase(
      'Dias que um link fica guardado depois de usado.',
      'Days for which a link is kept after it was used.',
    ),
    1,
    3_650,
  ),
  guardaMensagens: count(
    'guarda_mensagens_meses',
    phrase('Meses que uma mensagem fica guardada.', 'Months for which a message is kept.'),
    1,
    120,
  ),
  copiaLinkAssinatura: flag(
    'copia_link_assinatura',
    phrase(
      'Permite assinar por um link que a instituição copiou.',
      'Lets people sign by a link that the institution copied.',
    ),
  ),
  exigeSegundoFator: flag(
    'exige_segundo_fator',
    phrase(
      'Quem tem permissões de financeiro, de acessos, de configuração ou de integração só entra com um segundo fator.',
      'Whoever has rights over money, access, settings or integration enters only with a second factor.',
    ),
  ),
  loginUnicoDispensa: flag(
    'login_unico_dispensa',
    phrase(
      'Quem entra pelo login único da instituição não precisa de outro segundo fator.',
      'Whoever enters by the single sign-on of the institution needs no other second factor.',
    ),
  ),
  idadeMinima: {
    column: 'idade_minima',
    text: phrase(
      'Idade mínima de quem faz estágio, no primeiro dia.',
      'Least age of an intern, on the first day.',
    ),
    read: (value) => (/^(1[4-9]|2[01])$/.test(value) ? Number(value) : undefined),
    expected: phrase('anos, de 14 a 21', 'years, from 14 to 21'),
    byLaw: (day) => limitsOf('idade', day).anos,
  },
  exigeConvenio: flag(
    'exige_convenio',
    phrase(
      'O termo de estágio só é emitido com convênio vigente com a concedente.',
      'The term of an internship is issued only under an agreement in force with the host.',
    ),
  ),
  confereTermo: flag(
    'confere_termo',
    phrase(
      'Antes de emitir o termo de estágio, a concedente confere a minuta por um link. Ele vai sozinho, quando nada mais falta ao contrato.',
      'Before the term of an internship is issued, the host checks its draft by a link. It is sent by itself, when the contract lacks nothing else.',
    ),
  ),
  horasMonitoria: {
    column: 'horas_monitoria',
    text: phrase(
      'Horas semanais que um monitor pode fazer.',
      'Hours a week that a teaching assistant may do.',
    ),
    read: (value) => (/^([1-9]|[1-3]\d|40)$/.test(value) ? Number(value) : undefined),
    expected: phrase('horas, de 1 a 40', 'hours, from 1 to 40'),
  },
  diaPagamento: count(
    'dia_pagamento',
    phrase(
      'Dia do mês seguinte em que as bolsas vencem.',
      'Day of the following month on which grants are due.',
    ),
    1,
    28,
  ),
  mesComercial: flag(
    'mes_comercial',
    phrase(
      'Conta o mês com trinta dias; N, com os do calendário.',
      'Counts a month as thirty days; No, as those of the calendar.',
    ),
  ),
  taxaAdministrativa: amount(
    'taxa_administrativa',
    phrase('Taxa administrativa por contrato e mês.', 'Administrative fee by contract and month.'),
  ),
  seguroMensal: amount(
    'seguro_mensal',
    phrase('Seguro por contrato e mês.', 'Insurance by contract and month.'),
  ),
  taxaProporcional: flag(
    'taxa_proporcional',
    phrase(
      'Cobra taxa e seguro na proporção dos dias do mês.',
      'Charges fee and insurance in proportion to the days of the month.',
    ),
  ),
  recessoFracao: count(
    'recesso_fracao',
    phrase(
      'Dias a partir dos quais uma fração de mês dá direito a recesso.',
      'Days from which on a part of a month gives a right to recess.',
    ),
    1,
    31,
  ),
  recessoPago: flag(
    'recesso_pago',
    phrase(
      'Paga no fim do contrato o recesso que não foi gozado.',
      'Pays at the end of the contract the recess that was not taken.',
    ),
  ),
  pixChave: {
    column: 'chave_pix',
    text: phrase(
      'Chave Pix em que a instituição recebe; com pixCidade, os faturamentos a receber trazem o Pix copia e cola. Vale quando outra pessoa a confirma.',
      'Pix key at which the institution is paid; with pixCidade, invoices to receive bring the Pix to copy and paste. It counts once another person confirms it.',
    ),
    read: (value) => pixKey(value)?.chave,
    expected: phrase('uma chave Pix', 'a Pix key'),
    twoPersons: true,
  },
  pixCidade: {
    column: 'pix_cidade',
    text: phrase('Cidade que o Pix da instituição nomeia.', 'City that the Pix of the institution names.'),
    read: (value) => (/^[A-Za-z ]{1,15}$/.test(value.trim()) ? value.trim() : undefined),
    expected: phrase('um nome sem acentos, de até 15 letras', 'a name without accents, of up to 15 letters'),
  },
  retemIrrf: flag(
    'retem_irrf',
    phrase('Retém imposto de renda das bolsas.', 'Withholds income tax from grants.'),
  ),
  feriados: {
    column: 'feriados',
    text: phrase(
      'Feriados locais, além dos nacionais: datas (2026-06-13) ou dias de todo ano (06-13). Não contam nos benefícios por dia útil.',
      'Local holidays, besides the national ones: dates (2026-06-13) or days of every year (06-13). They do not count in benefits per working day.',
    ),
    read: (value) => {
      const days = value.trim() === '' ? [] : value.split(',').map((one) => one.trim())
      return days.length <= 60 && days.every(isHoliday) ? `{${days.join(',')}}` : undefined
    },
    expected: phrase(
      'até sessenta datas AAAA-MM-DD ou dias MM-DD, entre vírgulas',
      'up to sixty dates YYYY-MM-DD or days MM-DD, with commas between them',
    ),
  },
  feriadosFacultativos: flag(
    'feriados_facultativos',
    phrase(
      'Carnaval e Corpus Christi não contam nos benefícios por dia útil.',
      'Carnival and Corpus Christi do not count in benefits per working day.',
    ),
  ),
  etapasCandidatura: {
    column: 'etapas_candidatura',
    text: phrase('Etapas da seleção, na ordem.', 'Stages of the selection, in their order.'),
    read: (value) => {
      const stages = value.split(',').map((one) => one.trim())
      const fits = stages.length <= 12 && stages.every((one) => one !== '' && one.length <= longestStage)
      const once = new Set(stages).size === stages.length
      return fits && once && !/["\\{}]/.test(value)
        ? `{${stages.map((one) => `"${one}"`).join()}}`
        : undefined
    },
    expected: phrase(
      `até doze nomes diferentes, de até ${longestStage} letras, entre vírgulas`,
      `up to twelve different names, of up to ${longestStage} letters, with commas between them`,
    ),
  },
  guardaCurriculos: count(
    'guarda_curriculos_meses',
    phrase(
      'Meses que um currículo fica guardado desde o consentimento; depois é anonimizado.',
      'Months for which a résumé is kept from its consent on; then it is made anonymous.',
    ),
    1,
    120,
  ),
  vagasPublicas: flag(
    'vagas_publicas',
    phrase(
      'Publica as vagas abertas, para todos, em /vagas-abertas/ seguido do código da instituição.',
      'Publishes open vacancies, for everybody, at /vagas-abertas/ followed by the code of the institution.',
    ),
  ),
  aprovaVagas: flag(
    'aprova_vagas',
    phrase(
      'Vagas recebidas entram em aprovação em vez de abertas.',
      'Vacancies that are received await approval instead of being open.',
    ),
  ),
  prazoAssinatura: {
    column: 'prazo_assinatura',
    text: phrase(
      'Dias que os assinantes de um documento têm para assiná-lo.',
      'Days that the signers of a document have to sign it.',
    ),
    read: (value) =>
      /^\d{1,3}$/.test(value) && Number(value) > 0 && Number(value) <= 365 ? Number(value) : undefined,
    expected: phrase('dias, de 1 a 365', 'days, from 1 to 365'),
  },
}
