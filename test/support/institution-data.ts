import { sql } from 'kysely'
import { cpfAt } from '../../demo/documents.ts'
import type { InstitutionData } from '../../server/domain/cliente/institution.ts'
import type { Tx } from '../../server/store/database.ts'
import { currentClient } from '../../server/store/expressions.ts'

/** What documents say of an institution in tests. */
export const institutionData = {
  razaoSocial: 'Universidade de Teste',
  cnpj: '33000167000101',
  endereco: 'Rua da Reitoria, 1, Centro, CEP 11000-000',
  cidade: 'Santos/SP',
  representante: 'Sílvia Rocha Dias',
  representanteCargo: 'Reitora',
  representanteCpf: cpfAt(7_400_000),
  foro: 'da Comarca de Santos/SP',
} as const satisfies InstitutionData

export const tellInstitution = (tx: Tx, data: InstitutionData = institutionData) =>
  sql`update cliente set instituicao = ${JSON.stringify(data)}::jsonb where cliente_id = ${currentClient}`.execute(
    tx,
  )
