-- What people changed in records that batches feed, so that the next batch does not undo it unless the source changed
-- its mind too.
create table correcao (
  cliente_id integer not null,
  id bigint generated always as identity,
  -- The table of the record, and the record's key as batches name it: there may be no row yet.
  entidade text collate "C" not null,
  chave text collate "C" not null,
  campo text collate "C" not null,
  -- Keyed digest of the value that the source had sent.
  impressao bytea not null,
  -- The value that stands, as JSON, sealed.
  valor bytea not null,
  -- Not changed itself, but belongs to a field that was: they end together.
  acompanha boolean not null default false,
  -- Ended by hand; kept until the source sends the record again, which then counts whatever it says.
  encerrada boolean not null default false,
  -- The source was told that it stands.
  informada boolean not null default false,
  autor text not null default coalesce(nullif(current_setting('vinculo.usuario', true), ''), 'sistema'),
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  primary key (cliente_id, id),
  unique (cliente_id, entidade, chave, campo)
);
call proteger('correcao');
call auditar('correcao', '{"informada": null, "autor": null}');

-- How often somebody besides the batches changed records of the client: what was read before is read again.
create table edicao (
  cliente_id integer primary key,
  numero bigint not null
);
call proteger('edicao');

alter table lote add correcoes integer not null default 0;
comment on column lote.correcoes is 'Values of its records in whose place a correction stood';
