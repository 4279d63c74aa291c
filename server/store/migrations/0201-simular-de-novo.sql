-- A batch can be simulated again while its refused records are processed again: each once at a time.
drop index lote_reprocesso_aberto;
create unique index lote_reprocesso_aberto on lote (cliente_id, origem_id, simulado)
  where origem_id is not null and not reenvio and situacao in ('Recebido', 'Em processamento');
