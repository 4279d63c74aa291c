-- A month that begins on a day which the last month does not have is complete on the first day after that month
-- (Civil Code, article 132, § 3), as server/money/recess.ts counts it: 31 October to 27 February has 28 days left.
create or replace function direito_de_recesso(inicio date, termino date, fracao integer) returns integer language sql immutable
return (
  select ceil((m.meses + case when termino + 1 - (inicio + make_interval(months => m.meses))::date >= fracao then 1 else 0 end) * 2.5)::integer
    from (select (extract(year from termino + 1) - extract(year from inicio))::integer * 12
               + (extract(month from termino + 1) - extract(month from inicio))::integer
               - case when extract(day from termino + 1) < extract(day from inicio) then 1 else 0 end as meses) m);
