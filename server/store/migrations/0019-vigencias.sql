-- Records whose validity has come become inactive: in every table that has one, found without reading the rest.

create function tabelas_com_vigencia() returns setof regclass language sql stable
begin atomic
  select c.oid::regclass from pg_class c
    join pg_attribute v on v.attrelid = c.oid and v.attname = 'validade' and not v.attisdropped
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'ativo' and not a.attisdropped
   where c.relnamespace = 'vinculo'::regnamespace and c.relkind = 'r';
end;

do $$
declare
  tabela regclass;
begin
  for tabela in select tabelas_com_vigencia() loop
    execute format(
      'create index if not exists %I on %s (cliente_id, validade) where ativo and validade is not null',
      tabela || '_a_vencer', tabela);
  end loop;
end $$;

-- Of the tables named, or of all.
create procedure vencer(hoje date, tabelas text[] default null) language plpgsql as $$
declare
  tabela regclass;
  vencidos boolean;
begin
  for tabela in select t from tabelas_com_vigencia() t where tabelas is null or t::text = any(tabelas) loop
    execute format('select exists (select from %s where cliente_id = cliente_atual() and ativo and validade <= $1)',
      tabela) into vencidos using hoje;
    if vencidos then
      execute format('update %s set ativo = false where cliente_id = cliente_atual() and ativo and validade <= $1',
        tabela) using hoje;
    end if;
  end loop;
end $$;
