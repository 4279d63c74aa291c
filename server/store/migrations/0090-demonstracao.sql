-- How far the sample data of a client have come. Each portion of them is written together with it: whoever goes on after a
-- crash, or beside another process, makes no portion twice.
create table demonstracao (
  cliente_id integer primary key references cliente,
  semente bigint not null,
  alunos integer not null,
  contratos integer not null,
  -- The day from which all others are counted.
  dia date not null,
  -- How many of each kind there were before; theirs are numbered from there on.
  antes jsonb not null,
  etapa text not null,
  parte integer not null default 0,
  -- Numbers of records that later stages go on with, by name.
  guardado jsonb not null default '{}',
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  fim timestamptz
);
call proteger('demonstracao');
