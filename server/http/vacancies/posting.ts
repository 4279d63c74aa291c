import type { PublicVacancy } from '../../domain/vaga/public.ts'

/** Kinds of vacancies that schema.org has a term for. */
const kinds: Readonly<Record<string, string>> = { O: 'INTERN', N: 'INTERN' }
const units: Readonly<Record<string, string>> = { M: 'MONTH', H: 'HOUR' }
const country = { '@type': 'Country', name: 'BR' }

/** A vacancy as schema.org JobPosting. */
export function jobPosting(vacancy: PublicVacancy, institution: string, zone: string): object {
  const { titulo, tipo, identificacao, quantidade, cidade, uf, bolsaValor, bolsaTipo, fim } = vacancy
  const remote = vacancy.modalidade === 'R'
  return {
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: titulo,
    description: [vacancy.descricao, vacancy.requisitos, vacancy.beneficios]
      .filter((one) => one !== null)
      .map(paragraphs)
      .join(''),
    identifier: { '@type': 'PropertyValue', name: institution, value: identificacao },
    datePosted: vacancy.inicio,
    // Applications are accepted until the end of the last day in the institution's time zone.
    validThrough: Temporal.PlainDate.from(fim)
      .toZonedDateTime({ timeZone: zone, plainTime: '23:59:59' })
      .toString({ timeZoneName: 'never' }),
    ...(kinds[tipo] && { employmentType: kinds[tipo] }),
    hiringOrganization:
      vacancy.concedente === null ? 'confidential' : { '@type': 'Organization', name: vacancy.concedente },
    ...((cidade || uf) && {
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          ...(cidade && { addressLocality: cidade }),
          ...(uf && { addressRegion: uf }),
          addressCountry: 'BR',
        },
      },
    }),
    ...(remote && { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: country }),
    ...(bolsaValor !== null && {
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'BRL',
        value: {
          '@type': 'QuantitativeValue',
          value: Number(bolsaValor),
          ...(bolsaTipo && { unitText: units[bolsaTipo] }),
        },
      },
    }),
    totalJobOpenings: quantidade,
  }
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** The description is HTML, so user text is escaped. */
const paragraphs = (text: string) =>
  text
    .split(/\n{2,}/)
    .map((one) => `<p>${one.replace(/[&<>]/g, (sign) => escapes[sign]!).replaceAll('\n', '<br>')}</p>`)
    .join('')

/** JSON that can be embedded in a page: `<` is escaped, so that it cannot close its element. */
export const inPage = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c')
