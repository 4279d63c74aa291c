-- Whoever asks for what changed of one kind counts that kind alone, in the index. Lists of both kinds go on in the order of a
-- narrower one.
drop index faturamento_por_atualizacao;
create index faturamento_por_atualizacao on faturamento (cliente_id, tipo, atualizacao, id)
  include (inclusao, vencimento, situacao_basica);
call ordenar('faturamento', 'atualizacao', 'atualizacao');

-- Invoices made here have no identification: they are not written where nobody looks for them.
alter table faturamento drop constraint faturamento_cliente_id_identificacao_tipo_key;
create unique index faturamento_por_identificacao on faturamento (cliente_id, identificacao, tipo)
  where identificacao is not null;
