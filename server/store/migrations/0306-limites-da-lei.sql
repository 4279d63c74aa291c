-- migration: transaction

-- The days of recess of a year are data of the law (catalogue/law/limits.ts), which the caller passes.
drop function direito_de_recesso(date, date, integer);
create function direito_de_recesso(inicio date, termino date, fracao integer, dias_ano integer) returns integer
  language sql immutable
return (
  select ceil((m.meses + case when termino + 1 - (inicio + make_interval(months => m.meses))::date >= fracao then 1 else 0 end) * dias_ano / 12.0)::integer
    from (select (extract(year from termino + 1) - extract(year from inicio))::integer * 12
               + (extract(month from termino + 1) - extract(month from inicio))::integer
               - case when extract(day from termino + 1) < extract(day from inicio) then 1 else 0 end as meses) m);

-- Null is the least age of the law on a contract's first day; an institution may set another one.
-- 0311 changes the rows, and 0312 checks them.
alter table cliente
  alter column idade_minima drop not null,
  alter column idade_minima drop default,
  drop constraint cliente_idade_minima_check,
  add constraint cliente_idade_minima_check check (idade_minima between 14 and 21) not valid;
