/** Numbers, amounts and dates as Portuguese documents write them in words. */

const small = [
  ...['zero', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez', 'onze'],
  ...['doze', 'treze', 'quatorze', 'quinze', 'dezesseis', 'dezessete', 'dezoito', 'dezenove'],
]
const tens = ['', '', 'vinte', 'trinta', 'quarenta', 'cinquenta', 'sessenta', 'setenta', 'oitenta', 'noventa']
const hundreds = [
  ...['', 'cento', 'duzentos', 'trezentos', 'quatrocentos', 'quinhentos', 'seiscentos', 'setecentos'],
  ...['oitocentos', 'novecentos'],
]

/** Number below a thousand. */
function group(number: number): string {
  if (number === 100) return 'cem'
  const rest = number % 100
  const parts = [
    hundreds[Math.floor(number / 100)]!,
    ...(rest < 20
      ? [rest > 0 ? small[rest]! : '']
      : [tens[Math.floor(rest / 10)]!, rest % 10 > 0 ? small[rest % 10]! : '']),
  ]
  return parts.filter(Boolean).join(' e ')
}

const scales = [
  [1e9, 'bilhão', 'bilhões'],
  [1e6, 'milhão', 'milhões'],
] as const

/** A whole number from 0 to 999,999,999,999 in words: "mil duzentos e trinta e quatro". */
export function inWords(number: number): string {
  if (number === 0) return small[0]!
  const parts: { words: string; value: number }[] = []
  let rest = number
  for (const [scale, one, many] of scales) {
    const count = Math.floor(rest / scale)
    if (count > 0) parts.push({ words: `${group(count)} ${count === 1 ? one : many}`, value: count * scale })
    rest %= scale
  }
  const thousands = Math.floor(rest / 1000)
  if (thousands > 0)
    parts.push({ words: thousands === 1 ? 'mil' : `${group(thousands)} mil`, value: thousands * 1000 })
  rest %= 1000
  if (rest > 0) parts.push({ words: group(rest), value: rest })
  // "e" joins the last part where it is below a hundred or a whole number of hundreds.
  return parts
    .map(({ words, value }, at) => {
      if (at === 0) return words
      const joined = at === parts.length - 1 && (value < 100 || (value < 1000 && value % 100 === 0))
      return `${joined ? ' e ' : ' '}${words}`
    })
    .join('')
}

/** An amount in words: "mil duzentos reais e cinquenta centavos". */
export function moneyInWords(amount: string | number): string {
  const cents = Math.round(Number(amount) * 100)
  const [reais, centavos] = [Math.floor(cents / 100), cents % 100]
  // "um milhão de reais", but "um milhão e cem reais".
  const of = reais >= 1e6 && reais % 1e6 === 0 ? ' de' : ''
  const parts = [
    reais > 0 ? `${inWords(reais)}${of} ${reais === 1 ? 'real' : 'reais'}` : '',
    centavos > 0 ? `${inWords(centavos)} ${centavos === 1 ? 'centavo' : 'centavos'}` : '',
  ].filter(Boolean)
  return parts.length > 0 ? parts.join(' e ') : 'zero real'
}

const months = [
  ...['janeiro', 'fevereiro', 'março', 'abril', 'maio', 'junho', 'julho', 'agosto', 'setembro', 'outubro'],
  ...['novembro', 'dezembro'],
]

/** A date in words: "1º de março de 2026". */
export function dateInWords(day: string): string {
  const [year, month, date] = day.slice(0, 10).split('-').map(Number) as [number, number, number]
  return `${date === 1 ? '1º' : date} de ${months[month - 1]} de ${year}`
}

const ordinalUnits = [
  ...['', 'primeira', 'segunda', 'terceira', 'quarta', 'quinta', 'sexta', 'sétima', 'oitava', 'nona'],
]
const ordinalTens = [
  ...['', 'décima', 'vigésima', 'trigésima', 'quadragésima', 'quinquagésima', 'sexagésima', 'septuagésima'],
  ...['octogésima', 'nonagésima'],
]

/** Feminine ordinal from 1 to 99, as clauses are counted: "décima segunda". */
export const clauseOrdinal = (number: number): string =>
  [ordinalTens[Math.floor(number / 10)], ordinalUnits[number % 10]].filter(Boolean).join(' ')

/** Masculine ordinal from 1 to 99, as amendments are counted: "segundo". */
export const termOrdinal = (number: number): string => clauseOrdinal(number).replace(/a(?= |$)/g, 'o')

const romans = [
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const

export function roman(number: number): string {
  let rest = number
  let text = ''
  for (const [value, sign] of romans) {
    while (rest >= value) {
      text += sign
      rest -= value
    }
  }
  return text
}
