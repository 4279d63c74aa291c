-- What a file of payments is made of, those due first.
create index faturamento_a_pagar on faturamento (cliente_id, vencimento, id)
  where tipo = 'P' and situacao_basica = 'Aberto';

-- A receipt alone and ten thousand payments of a return are booked by these: each is planned for what there is of it.
-- What the transaction does besides, such as looking up whom each row names, keeps its plans.
alter function somar_movimentos() set plan_cache_mode = force_custom_plan;
alter function pagar_parcelas() set plan_cache_mode = force_custom_plan;
alter function conferir_itens(integer, bigint[]) set plan_cache_mode = force_custom_plan;
