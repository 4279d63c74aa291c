-- migration: transaction

-- Natural persons who may sign for a host, besides the representative in its own record.
create table representante (
  cliente_id integer not null,
  id bigint generated always as identity,
  concedente_id bigint not null,
  pessoa_id bigint not null,
  inclusao timestamptz not null default now(),
  primary key (cliente_id, id),
  unique (cliente_id, concedente_id, pessoa_id),
  foreign key (cliente_id, concedente_id) references pessoa,
  foreign key (cliente_id, pessoa_id) references pessoa,
  check (concedente_id <> pessoa_id)
);
create index representante_por_pessoa on representante (cliente_id, pessoa_id);
call proteger('representante');
call auditar('representante');

-- A refusal and a delegation are evidence too.
alter table evidencia
  add column motivo text,
  -- The person to whom a signature was delegated.
  add column para text,
  drop constraint evidencia_ato_check,
  add constraint evidencia_ato_check check (ato in ('assinou', 'registrado', 'recusou', 'delegou')) not valid;

-- The student of a host's request, as the host wrote it. It is matched when staff read it, never when it is written.
alter table solicitacao add column matricula text collate "C";
call versionar('solicitacao');
call auditar('solicitacao', '{"contrato_numero": null, "versao": null}');
