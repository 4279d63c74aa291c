import type { Context } from '../server/context.ts'
import type { InstitutionData } from '../server/domain/cliente/institution.ts'
import { changeSettings, readSettings } from '../server/domain/cliente/settings.ts'
import { today } from '../server/values/dates.ts'
import { cpfAt } from './documents.ts'
import { institutionDocument } from './pessoas.ts'

/** What documents of the sample institution say of it. */
export const sampleInstitution = {
  razaoSocial: 'Universidade de Demonstração',
  mantenedora: 'Fundação Educacional de Demonstração',
  cnpj: institutionDocument,
  endereco: 'Avenida das Nações, 100, Centro, CEP 01310-100',
  cidade: 'São Paulo/SP',
  representante: 'Regina Couto Amaral',
  representanteCargo: 'Reitora',
  representanteCpf: cpfAt(99_000_001),
  representanteAto: 'Portaria nº 12/2025',
  foro: 'da Comarca de São Paulo/SP',
} as const satisfies InstitutionData

/** Tells the data of the institution, unless some are set. */
export async function tellInstitution({ owner, clock }: Context, clienteId: number): Promise<void> {
  const standing = await readSettings(owner, clienteId, today('UTC', clock.now()))
  const settings = Object.entries(sampleInstitution).map(
    ([key, value]) => [`instituicao.${key}`, value] as const,
  )
  if (settings.every(([name]) => standing[name] === ''))
    await changeSettings(owner, clienteId, new Map(settings))
}
