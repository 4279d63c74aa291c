-- Instalments that a student gives back are paid with the invoice that asks for them, as those that a student is paid are.
create or replace function pagar_parcelas() returns trigger language plpgsql set plan_cache_mode = force_custom_plan as $$
begin
  update parcela p set pagamento = k.dia
    from (select i.cliente_id, i.contrato_id, i.parcela, n.tipo, f.dia
            from (select distinct cliente_id, faturamento_id, tipo from novo) n
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
     and (p.tipo_taxa is not distinct from 'A receber') = (k.tipo = 'R') and p.pagamento is distinct from k.dia;
  return null;
end $$;
