-- Which batch a change came from. The engine tells the transaction; what people do has none.
alter table auditoria add lote_id bigint
  default nullif(current_setting('vinculo.lote', true), '')::bigint;
