-- migration: transaction

-- Which kinds of pending items require a document, where the client deviates from the defaults: S or N by kind.
alter table cliente add column documentos_exigidos jsonb not null default '{}';
call auditar('cliente', '{"pix_proposta_versao": null}');
