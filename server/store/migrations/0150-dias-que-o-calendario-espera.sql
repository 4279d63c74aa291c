-- The days for which the calendar waits are no columns that somebody wrote: they make no version of a contract.
create or replace procedure versionar(tabela regclass) language plpgsql as $$
declare
  mudou text;
begin
  select string_agg(format('old.%1$I%2$s is distinct from new.%1$I%2$s', attname,
           case when atttypid = 'json'::regtype then '::text' else '' end), ' or ' order by attnum)
    into mudou
    from pg_attribute
   where attrelid = tabela and attnum > 0 and not attisdropped
     and attname not in ('cliente_id', 'id', 'versao', 'inclusao', 'atualizacao')
     and attname !~ '^(impressao|lote)(_|$)'
     and not (tabela = 'contrato'::regclass and attname in ('documento', 'vigora_em', 'cancela_em'));
  execute format('create or replace trigger versionar before update on %s for each row when (%s)
    execute function contar_versao()', tabela, mudou);
end $$;
call versionar('contrato');
