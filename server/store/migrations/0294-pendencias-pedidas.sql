-- Pending items that the institution asks of every contract of a type: their names, between commas, by type.
alter table cliente add pendencias_contrato jsonb not null default '{}';
call auditar('cliente', '{"pix_proposta_versao": null}');

-- People send files of policies too.
alter table arquivo add foreign key (cliente_id, apolice_id) references apolice;
create index arquivo_por_apolice on arquivo (cliente_id, apolice_id) where apolice_id is not null;
