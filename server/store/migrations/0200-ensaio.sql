-- A client in which the systems of another are tried: filled with sample data, emptied and filled again at will.

-- Whose sandbox a client is. Only the owner makes clients, so only the owner writes it.
alter table cliente add ensaio_de integer unique references cliente;
call auditar('cliente');

create table ensaio (
  cliente_id integer not null unique references cliente,
  id bigint generated always as identity,
  situacao text not null check (situacao in ('Em preparo', 'Pronto', 'Em remoção')),
  -- The client that it is, once it was made. It stays the same while it is emptied and filled.
  ambiente_id integer unique references cliente,
  codigo text collate "C",
  -- Whether what is there has to go first.
  esvaziar boolean not null default false,
  -- Its token outlives what is in it; forgotten when somebody revoked it there.
  token_inicio text not null,
  token_hash bytea,
  etapa text,
  etapas_feitas integer not null default 0,
  etapas integer,
  pronto_em timestamptz,
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  primary key (cliente_id, id),
  check (situacao <> 'Pronto' or (ambiente_id is not null and not esvaziar))
);
call proteger('ensaio');
call auditar('ensaio', '{"token_hash": null, "etapa": null, "etapas_feitas": null, "etapas": null, "pronto_em": null}');

alter table tarefa
  drop constraint tarefa_tipo_check,
  add constraint tarefa_tipo_check check (tipo in ('senhas', 'documentos', 'espera', 'emissoes', 'ensaio'));
