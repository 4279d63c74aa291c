/** Suggested rights that a profile lacks, as SQL over its alias. */
export const offered = (alias: string): string =>
  `array(select o from unnest(${alias}.oferta) with ordinality s(o, n) where o <> all(${alias}.permissoes) order by n)`
