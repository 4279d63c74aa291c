import { ofereceVaga } from '../../catalogue/management/vaga/oferece-vaga.ts'

/** Vacancies that staff offer on behalf of a host. */
export const ofertas = [ofereceVaga] as const
