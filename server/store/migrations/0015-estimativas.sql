-- Whose rows are asked for is told by a setting. Written as a plain call, the planner looks the setting up and
-- compares it with its statistics, in which a client that has just begun does not occur: it then takes every
-- index for equally good and reads all of the client's rows for each one that is wanted. Behind a select, it
-- counts on a client like the others.
create or replace procedure proteger(tabela regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', tabela);
  execute format('alter table %s force row level security', tabela);
  execute format(
    'create policy do_cliente on %s using (cliente_id = (select cliente_atual()))
       with check (cliente_id = (select cliente_atual()))', tabela);
end $$;

do $$
declare
  tabela text;
begin
  for tabela in select tablename from pg_policies where schemaname = 'vinculo' and policyname = 'do_cliente' loop
    execute format(
      'alter policy do_cliente on %I using (cliente_id = (select cliente_atual()))
         with check (cliente_id = (select cliente_atual()))', tabela);
  end loop;
end $$;
