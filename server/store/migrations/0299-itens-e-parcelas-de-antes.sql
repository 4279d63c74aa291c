-- 0280 and 0281 wrote rows of before under row-level security, and so of no client.
-- Items from before belong to the run of their invoice.
alter table faturamento_item disable trigger user;
alter table faturamento disable trigger user;
alter table faturamento_item no force row level security;
alter table faturamento no force row level security;
update faturamento_item i set execucao_id = f.execucao_id
  from faturamento f
 where f.cliente_id = i.cliente_id and f.id = i.faturamento_id and f.execucao_id is not null and i.execucao_id is null;
-- A stored generated column is worked out again when its row is written.
update faturamento set versao = versao + 1, atualizacao = greatest(now(), atualizacao)
 where tipo = 'P' and situacao_basica = 'Aberto' and quitado > 0;
alter table faturamento force row level security;
alter table faturamento_item force row level security;
alter table faturamento enable trigger user;
alter table faturamento_item enable trigger user;
