import type { DemoRecord } from './alunos.ts'
import { cityOf } from './people.ts'
import { hostDocumentAt } from './pessoas.ts'
import { Random } from './random.ts'

/** Prefix of every sample vacancy's identification; a number follows. */
export const vacancyPrefix = 'VE'

const areas = [
  'desenvolvimento de software',
  'contabilidade',
  'engenharia civil',
  'direito trabalhista',
  'enfermagem',
  'design de produto',
  'análise de dados',
  'comunicação',
  'arquitetura',
  'laboratório de química',
] as const

/** Vacancy record, open for applications around a day. */
export function vagaRecord(index: number, seed: number, hosts: number, today: string): DemoRecord {
  const random = new Random(seed, 0x7000_0000 + index)
  const area = random.pick(areas)
  const city = cityOf(random)
  const hours = random.pick([4, 6])
  const obligatory = random.percent(20)
  const day = (days: number) => Temporal.PlainDate.from(today).add({ days }).toString()
  return {
    ESIVA_IDENTIFICACAO: `${vacancyPrefix}${String(index + 1).padStart(5, '0')}`,
    ESIVA_TITULO: `Estágio em ${area}`,
    ESIVA_TIPO: obligatory ? 'O' : 'N',
    ESIVA_CONCEDENTE: hostDocumentAt(1 + random.below(hosts)),
    ESIVA_QUANTIDADE: random.between(1, 5),
    ESIVA_QUANTIDADE_PCD: 1,
    ESIVA_DESCRICAO: `Apoio à equipe de ${area}, com plano de atividades e supervisor da área.`,
    ESIVA_NIVEL: 'GR',
    ESIVA_PERIODO_MINIMO: random.between(2, 6),
    ESIVA_HORAS_DIARIAS: hours,
    ESIVA_HORAS_SEMANAIS: 5 * hours,
    ESIVA_BOLSA_VALOR: obligatory ? '' : `${random.between(9, 22)}00.00`,
    ESIVA_BOLSA_TIPO: obligatory ? '' : 'M',
    ESIVA_AUXILIO_TRANSPORTE: 'S',
    ESIVA_MODALIDADE: random.pick(['P', 'P', 'H']),
    ESIVA_CIDADE: city.name,
    ESIVA_UF: city.uf,
    ESIVA_INICIO_INSCRICAO: day(-random.between(1, 30)),
    ESIVA_FIM_INSCRICAO: day(random.between(5, 90)),
  }
}
