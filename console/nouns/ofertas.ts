import { ofereceVaga } from '../../catalogue/management/vaga/oferece-vaga.ts'

/** Vacancies that staff offer in the name of a host. */
export const ofertas = [ofereceVaga] as const
