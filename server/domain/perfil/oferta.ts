/** The rights that are suggested for a profile and that it lacks, as SQL over the alias of its row. */
export const offered = (alias: string): string =>
  `array(select o from unnest(${alias}.oferta) with ordinality s(o, n) where o <> all(${alias}.permissoes) order by n)`
