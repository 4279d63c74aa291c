-- A run of a month is written in parts; one that a process left in the middle says so.
alter table execucao drop constraint execucao_situacao_check;
alter table execucao add constraint execucao_situacao_check
  check (situacao in ('Prévia', 'Em andamento', 'Confirmada', 'Interrompida'));

-- Invoices of hosts that a run may still add to.
create index faturamento_por_pessoa on faturamento (cliente_id, pessoa_id, competencia) where pessoa_id is not null;

-- Most invoices are the sum of their items as they were written: that is seen at once, and the rest is looked at again.
create or replace function conferir_faturamento() returns trigger language plpgsql as $$
begin
  if new.valor <> (select coalesce(sum(i.valor), 0) from faturamento_item i
                    where i.cliente_id = new.cliente_id and i.faturamento_id = new.id) then
    perform conferir_itens(new.cliente_id, array[new.id]);
  end if;
  return null;
end $$;

-- From the invoices to their instalments, each by its index: a bank's return settles thousands at once.
create or replace function pagar_parcelas() returns trigger language plpgsql as $$
begin
  update parcela p set pagamento = k.dia
    from (select i.cliente_id, i.contrato_id, i.parcela, f.dia
            from (select distinct cliente_id, faturamento_id from novo where tipo = 'P') n
           cross join lateral (
             select case when f.quitado = liquido_do_faturamento(f) then (select max(m.data) from movimento m
                      where m.cliente_id = f.cliente_id and m.faturamento_id = f.id and m.estorno_de is null) end as dia
               from faturamento f where f.cliente_id = n.cliente_id and f.id = n.faturamento_id offset 0) f
           cross join lateral (
             select i.cliente_id, i.contrato_id, i.parcela from faturamento_item i
              where i.cliente_id = n.cliente_id and i.faturamento_id = n.faturamento_id and i.parcela is not null offset 0) i
          offset 0) k
   where p.cliente_id = k.cliente_id and p.contrato_id = k.contrato_id and p.parcela = k.parcela
     and p.pagamento is distinct from k.dia;
  return null;
end $$;
