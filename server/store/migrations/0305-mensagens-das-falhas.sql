-- migration: transaction

-- The message that the failure of a batch was rendered from. Null in earlier rows, which keep their text.
alter table lote add column falha_mensagem jsonb;
