-- A movement names the payment that it books: one that a person confirms has no row of a return that would.
alter table movimento add remessa_item_id bigint;
alter table movimento no force row level security;
alter table retorno_item no force row level security;
alter table movimento disable trigger user;
update movimento m set remessa_item_id = r.remessa_item_id
  from retorno_item r
 where m.retorno_item_id is not null and m.estorno_de is null and r.cliente_id = m.cliente_id and r.id = m.retorno_item_id;
alter table movimento enable trigger user;
alter table retorno_item force row level security;
alter table movimento force row level security;
alter table movimento add foreign key (cliente_id, remessa_item_id) references remessa_item;
-- A payment is booked once; what comes back is another payment.
create unique index movimento_por_pagamento on movimento (cliente_id, remessa_item_id) where remessa_item_id is not null;
call auditar('movimento', '{"end_to_end": "endToEndId"}');

-- What is booked of a payment is no longer on its way, whoever says so.
create or replace function somar_movimentos() returns trigger language plpgsql
  set plan_cache_mode = force_custom_plan as $$
declare
  somados bigint;
begin
  update faturamento f
     set movimentado = f.movimentado + m.valor, quitado = f.quitado + m.quitado,
         agendado = f.agendado and not m.respondido, versao = f.versao + 1, atualizacao = greatest(now(), f.atualizacao)
    from (select cliente_id, faturamento_id, tipo, sum(valor) as valor, sum(valor - juros - multa + desconto) as quitado,
                 bool_or(origem = 'Retorno' or remessa_item_id is not null) as respondido
            from novo group by cliente_id, faturamento_id, tipo) m
   where f.cliente_id = m.cliente_id and f.id = m.faturamento_id and f.tipo = m.tipo;
  get diagnostics somados = row_count;
  if somados <> (select count(distinct faturamento_id) from novo) then
    raise exception 'movimento de outro tipo que o do faturamento' using errcode = 'check_violation';
  end if;
  return null;
end $$;
