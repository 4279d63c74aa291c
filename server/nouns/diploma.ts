import { altera } from '../domain/diploma/altera.ts'
import { anula } from '../domain/diploma/anula.ts'
import { diplomas } from '../domain/diploma/guards.ts'
import { registra } from '../domain/diploma/registra.ts'
import { diplomas as diplomasListing } from '../listing/sources/diplomas.ts'
import { diplomas as diplomasPage } from '../query/sources/diplomas.ts'
import type { Noun } from './noun.ts'
import { ofItsCourse, own } from './scopes.ts'

export const diploma: Noun<'diploma'> = {
  bound: diplomas,
  verbs: {
    RegistraDiploma: registra,
    AlteraDiploma: altera,
    AnulaDiploma: anula,
  },
  scope: {
    diploma: { units: ofItsCourse, parties: { aluno: own('aluno_id') } },
  },
  listings: { ListaDiplomas: diplomasListing },
  page: { source: diplomasPage },
}
