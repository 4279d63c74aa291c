export const tiposConvenio = ['Convênio', 'Acordo de cooperação'] as const
