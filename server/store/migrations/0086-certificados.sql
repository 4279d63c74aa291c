-- The certificate with which a client's documents are sealed once everybody signed.
create table certificado (
  cliente_id integer not null unique references cliente,
  id bigint generated always as identity,
  -- Who it is of, as it says itself.
  titular text not null,
  valido_de timestamptz not null,
  valido_ate timestamptz not null,
  -- Private key and certificates, sealed.
  segredo bytea not null,
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  primary key (cliente_id, id)
);
call proteger('certificado');
call auditar('certificado', '{"segredo": null}');

-- With whose certificate a document was sealed; absent where none was configured.
alter table documento add certificado text;
