-- migration: transaction

-- The message that an entry of a contract's history was rendered from. Null in earlier rows, which keep their text.
alter table contrato_historico add column mensagem jsonb;
call auditar('contrato_historico', '{"mensagem": null}');
