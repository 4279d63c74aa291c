-- A payment is written into fewer indexes. What a return without numbers is about is found by its day, in the order of which
-- payments are listed too.
drop index remessa_item_aberto;
-- Most movements take nothing back, and those of people come by no return: they need not stand where they are never looked for.
alter table movimento
  drop constraint movimento_cliente_id_estorno_de_key,
  drop constraint movimento_cliente_id_retorno_item_id_key;
create unique index movimento_por_estornado on movimento (cliente_id, estorno_de) where estorno_de is not null;
create unique index movimento_por_retorno_item on movimento (cliente_id, retorno_item_id) where retorno_item_id is not null;
