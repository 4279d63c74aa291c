-- What a file of payments is made of, those due first.
create index faturamento_a_pagar on faturamento (cliente_id, vencimento, id)
  where tipo = 'P' and situacao_basica = 'Aberto';

-- A receipt alone and ten thousand payments of a return are booked by these: each is planned for what there is of it.
-- What the transaction does besides, such as looking up whom each row names, keeps its plans.
alter function somar_movimentos() set plan_cache_mode = force_custom_plan;
alter function conferir_itens(integer, bigint[]) set plan_cache_mode = force_custom_plan;

-- The days of an invoice's movements are found by the invoice, however little the database knows of movements yet: told here
-- which of them count, it would take the index of those, and read all of a client's for each invoice.
create or replace function pagar_parcelas() returns trigger language plpgsql set plan_cache_mode = force_custom_plan as $$
begin
  update parcela p set pagamento = k.dia
    from (select i.cliente_id, i.contrato_id, i.parcela, f.dia
            from (select distinct cliente_id, faturamento_id from novo where tipo = 'P') n
           cross join lateral (
             select case when f.quitado = liquido_do_faturamento(f) then (
                      select max(m.data) filter (where m.estorno_de is null) from movimento m
                       where m.cliente_id = f.cliente_id and m.faturamento_id = f.id) end as dia
               from faturamento f where f.cliente_id = n.cliente_id and f.id = n.faturamento_id offset 0) f
           cross join lateral (
             select i.cliente_id, i.contrato_id, i.parcela from faturamento_item i
              where i.cliente_id = n.cliente_id and i.faturamento_id = n.faturamento_id and i.parcela is not null offset 0) i
          offset 0) k
   where p.cliente_id = k.cliente_id and p.contrato_id = k.contrato_id and p.parcela = k.parcela
     and p.pagamento is distinct from k.dia;
  return null;
end $$;
