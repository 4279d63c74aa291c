-- migration: transaction

-- The messages that texts about bank files were rendered from. Null in earlier rows, which keep their text.
alter table retorno_item add column efeito_mensagem jsonb;
alter table retorno add column avisos_mensagens jsonb;
alter table remessa add column avisos_mensagens jsonb;
call versionar('retorno_item');
call versionar('remessa');
call auditar('retorno_item', '{"versao": null, "efeito_mensagem": null}');
call auditar('retorno', '{"avisos_mensagens": null}');
call auditar('remessa', '{"versao": null, "avisos_mensagens": null}');
