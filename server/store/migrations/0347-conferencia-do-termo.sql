-- migration: transaction

-- Whether the host reviews the draft before a term is issued.
alter table cliente add column confere_termo boolean not null default false;
call auditar('cliente', '{"pix_proposta_versao": null}');

alter table solicitacao
  -- Answer of the host that reviewed a term: what is wrong, and which fields of its data it changed.
  add column erros text,
  add column mudou text[],
  drop constraint solicitacao_tipo_check,
  add constraint solicitacao_tipo_check check (tipo in ('Inclusão de contrato', 'Alteração contratual', 'Rescisão',
    'Recesso', 'Declaração', 'Equivalência', 'Convênio', 'Conferência do termo')) not valid;
call versionar('solicitacao');
call auditar('solicitacao', '{"contrato_numero": null, "versao": null}');

alter table link drop constraint link_finalidade_check;
alter table link add constraint link_finalidade_check
  check (finalidade in ('assinar', 'entregar', 'opinar', 'conferir', 'tudo', 'senha')) not valid;
