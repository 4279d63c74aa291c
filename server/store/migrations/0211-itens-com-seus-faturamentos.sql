-- A run writes invoices together with their items: whether they sum up is seen once for all of them, when that is done. What
-- is made one by one gets its items later, and is judged when everything is written, as is what an invoice is changed to.
drop trigger conferir_itens on faturamento;
create constraint trigger conferir_itens after insert on faturamento
  deferrable initially deferred for each row when (new.origem = 'Interna' and new.execucao_id is null)
  execute function conferir_faturamento();
create constraint trigger conferir_valor after update of valor on faturamento
  deferrable initially deferred for each row when (new.origem = 'Interna') execute function conferir_faturamento();

-- Items that are written are compared with their invoices; what is left are invoices that have none.
create function conferir_execucao() returns trigger language plpgsql as $$
begin
  perform conferir_itens(n.cliente_id, array_agg(n.id)) from novo n
    where n.execucao_id is not null and not exists (select from faturamento_item i
           where i.cliente_id = n.cliente_id and i.faturamento_id = n.id)
    group by n.cliente_id;
  return null;
end $$;
create trigger conferir_execucao after insert on faturamento referencing new table as novo
  for each statement execute function conferir_execucao();
