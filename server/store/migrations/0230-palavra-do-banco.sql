-- What the bank's word books is no longer on its way: said with the sums, an invoice is written once where it was twice, and
-- each time into all of its indexes.
create or replace function somar_movimentos() returns trigger language plpgsql
  set plan_cache_mode = force_custom_plan as $$
declare
  somados bigint;
begin
  update faturamento f
     set movimentado = f.movimentado + m.valor, quitado = f.quitado + m.quitado,
         agendado = f.agendado and not m.respondido, atualizacao = greatest(now(), f.atualizacao)
    from (select cliente_id, faturamento_id, tipo, sum(valor) as valor, sum(valor - juros - multa + desconto) as quitado,
                 bool_or(origem = 'Retorno') as respondido
            from novo group by cliente_id, faturamento_id, tipo) m
   where f.cliente_id = m.cliente_id and f.id = m.faturamento_id and f.tipo = m.tipo;
  get diagnostics somados = row_count;
  if somados <> (select count(distinct faturamento_id) from novo) then
    raise exception 'movimento de outro tipo que o do faturamento' using errcode = 'check_violation';
  end if;
  return null;
end $$;
