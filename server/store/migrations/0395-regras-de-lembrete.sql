-- migration: transaction

-- Days before and after a deadline on which people are reminded, by kind: texts such as "7,1". A kind that is
-- missing has the usual days. lembretes_dias stays for processes of the version before.
alter table cliente
  add column lembretes_antes jsonb not null default '{}',
  add column lembretes_depois jsonb not null default '{}';
call auditar('cliente', '{"pix_proposta_versao": null}');
