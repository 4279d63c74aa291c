-- People who are not students, vacancies and invoices.

-- The day it is where the current client is.
create function hoje_do_cliente() returns date language sql stable
  begin atomic
    select (now() at time zone fuso)::date from cliente where cliente_id = cliente_atual();
  end;

alter table pessoa
  add nome_social text,
  add papel json,
  add email text,
  add telefone text,
  add endereco text,
  add numero text,
  add complemento text,
  add bairro text,
  add cidade text,
  add uf text,
  add cep text,
  add inscricao_estadual text,
  add quantidade_empregados bigint,
  add conselho text,
  add registro_conselho text,
  add representante_nome text,
  add representante_cpf text collate "C",
  add representante_cargo text,
  -- Document of the host that a supervisor works for.
  add empresa text collate "C",
  add dados_bancarios bytea,
  add ativo boolean not null default true,
  add impressao bytea,
  add lote_id bigint;
-- The policy would hide every row from the migration: it works for no client.
alter table pessoa no force row level security;
update pessoa set papel = to_json(array(select upper(papel) from unnest(papeis) papel)) where papeis <> '{}';
alter table pessoa force row level security;
create index pessoa_por_documento on pessoa (cliente_id, documento);
create index pessoa_por_atualizacao on pessoa (cliente_id, atualizacao, id) include (inclusao);

create table vaga (
  cliente_id integer not null,
  id bigint generated always as identity,
  identificacao text collate "C" not null,
  origem text not null default 'Recrutamento' check (origem in ('Recrutamento', 'Workforce')),
  situacao text not null default 'Aberta' check (situacao in
    ('Em aprovação', 'Aberta', 'Suspensa', 'Reprovada', 'Encerrada', 'Cancelada')),
  titulo text not null,
  tipo text not null,
  concedente_id bigint not null,
  quantidade bigint not null,
  quantidade_pcd bigint,
  descricao text not null,
  requisitos text,
  cursos json,
  nivel text,
  periodo_minimo bigint,
  horas_diarias numeric(4, 2),
  horas_semanais numeric(4, 2),
  horario text,
  bolsa_valor numeric(10, 2),
  bolsa_tipo text,
  auxilio_transporte boolean not null default false,
  beneficios text,
  modalidade text,
  cidade text,
  uf text,
  inicio_inscricao date not null,
  fim_inscricao date not null,
  contato_email text,
  confidencial boolean not null default false,
  encerramento_motivo text,
  encerramento_data date,
  encerramento_observacao text,
  quantidade_preenchida bigint,
  impressao_encerramento bytea,
  lote_encerramento_id bigint,
  impressao bytea,
  lote_id bigint,
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  primary key (cliente_id, id),
  unique (cliente_id, identificacao),
  foreign key (cliente_id, concedente_id) references pessoa
);
create index vaga_por_concedente on vaga (cliente_id, concedente_id);
create index vaga_por_atualizacao on vaga (cliente_id, atualizacao, id) include (inclusao);
call proteger('vaga');

-- The end of a vacancy, as a record of its own: it has its batch and its digest, but no row besides the vacancy.
create view vaga_encerramento with (security_invoker) as
  select cliente_id, id, identificacao, situacao, encerramento_motivo as motivo, encerramento_data as data,
         quantidade_preenchida, encerramento_observacao as observacao, impressao_encerramento as impressao,
         lote_encerramento_id as lote_id, inclusao, atualizacao
    from vaga;

-- Invoices: sent by another system (Externa) or made here (Interna). Whether one is overdue or partly paid
-- follows from its dates and amounts.
create table faturamento (
  cliente_id integer not null,
  id bigint generated always as identity,
  origem text not null default 'Externa' check (origem in ('Interna', 'Externa')),
  -- Of the other system; an invoice made here has a number instead.
  identificacao text collate "C",
  numero text collate "C",
  tipo text collate "C" not null check (tipo in ('R', 'P')),
  documento text collate "C" not null,
  nome text not null,
  unidade_id bigint,
  contrato_id bigint,
  competencia text collate "C" not null,
  emissao date not null,
  vencimento date not null,
  valor numeric(12, 2) not null,
  desconto numeric(12, 2),
  juros numeric(12, 2),
  multa numeric(12, 2),
  situacao text not null check (situacao in ('A', 'L', 'C')),
  liquidacao date,
  valor_liquidado numeric(12, 2),
  centro_custo text,
  historico text,
  impressao bytea,
  lote_id bigint,
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  primary key (cliente_id, id),
  unique (cliente_id, identificacao, tipo),
  foreign key (cliente_id, unidade_id) references unidade,
  check (origem = 'Interna' or identificacao is not null)
);
create unique index faturamento_por_numero on faturamento (cliente_id, tipo, numero) where numero is not null;
create index faturamento_por_emissao on faturamento (cliente_id, tipo, emissao, id);
create index faturamento_por_vencimento on faturamento (cliente_id, tipo, vencimento, id);
create index faturamento_por_documento on faturamento (cliente_id, documento);
create index faturamento_por_atualizacao on faturamento (cliente_id, atualizacao, id) include (inclusao);
call proteger('faturamento');

-- Contents of files, sealed, once per content. The name is the SHA-256 of what was sent.
create table arquivo_conteudo (
  cliente_id integer not null,
  sha256 text collate "C" not null check (sha256 ~ '^[0-9a-f]{64}$'),
  conteudo bytea not null,
  inclusao timestamptz not null default now(),
  primary key (cliente_id, sha256)
);
-- What is encrypted does not compress.
alter table arquivo_conteudo alter conteudo set storage external;
call proteger('arquivo_conteudo');

-- A row that comes with a content hands it over in the same transaction and keeps only what identifies it.
create function guardar_conteudo() returns trigger language plpgsql as $$
begin
  insert into arquivo_conteudo (cliente_id, sha256, conteudo)
  values (new.cliente_id, new.arquivo_sha256, new.arquivo_conteudo)
  on conflict do nothing;
  new.arquivo_conteudo := null;
  return new;
end $$;

create table curriculo (
  cliente_id integer not null,
  id bigint generated always as identity,
  identificacao text collate "C" not null,
  aluno_id bigint,
  nome text not null,
  nome_social text,
  cpf text collate "C",
  documento text,
  email text not null,
  email_chave text collate "C" not null,
  telefone text,
  nascimento date,
  sexo text,
  cidade text,
  uf text,
  cep text,
  dados_deficiencia bytea,
  objetivo text,
  pretensao numeric(10, 2),
  formacoes json,
  experiencias json,
  idiomas json,
  arquivo_nome text,
  arquivo_sha256 text collate "C",
  arquivo_tamanho bigint,
  arquivo_tipo text,
  arquivo_conteudo bytea check (arquivo_conteudo is null),
  consentimento date not null,
  validade date,
  ativo boolean not null default true,
  impressao bytea,
  lote_id bigint,
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  primary key (cliente_id, id),
  unique (cliente_id, identificacao)
);
create unique index curriculo_cpf on curriculo (cliente_id, cpf) where ativo and cpf is not null;
create unique index curriculo_email on curriculo (cliente_id, email_chave) where ativo;
create index curriculo_por_cpf on curriculo (cliente_id, cpf) where cpf is not null;
create index curriculo_por_lote on curriculo (cliente_id, lote_id);
create index curriculo_por_atualizacao on curriculo (cliente_id, atualizacao, id) include (inclusao);
create trigger guardar_conteudo before insert or update on curriculo
  for each row when (new.arquivo_conteudo is not null) execute function guardar_conteudo();
call proteger('curriculo');

-- A student who arrives after the resume is linked to it. Most clients have no resumes: that costs one look.
create function ligar_curriculos() returns trigger language plpgsql as $$
begin
  if exists (select from curriculo where cliente_id = cliente_atual()) then
    update curriculo c set aluno_id = m.id from mudou m
     where c.cliente_id = m.cliente_id and c.cpf = m.cpf and m.ativo and c.aluno_id is distinct from m.id;
  end if;
  return null;
end $$;
create trigger ligar_ao_insert after insert on aluno referencing new table as mudou
  for each statement execute function ligar_curriculos();
create trigger ligar_ao_update after update on aluno referencing new table as mudou
  for each statement execute function ligar_curriculos();

-- Invoices' papers.
create table documento_financeiro (
  cliente_id integer not null,
  id bigint generated always as identity,
  identificacao text collate "C" not null,
  faturamento_id bigint not null,
  tipo text not null,
  numero text,
  serie text,
  chave_acesso text,
  emissao date not null,
  vencimento date,
  valor numeric(12, 2) not null,
  linha_digitavel text,
  nosso_numero text,
  pix_copia_cola text,
  url text,
  arquivo_nome text,
  arquivo_sha256 text collate "C",
  arquivo_tamanho bigint,
  arquivo_tipo text,
  arquivo_conteudo bytea check (arquivo_conteudo is null),
  impressao bytea,
  lote_id bigint,
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  primary key (cliente_id, id),
  unique (cliente_id, identificacao),
  foreign key (cliente_id, faturamento_id) references faturamento
);
create index documento_financeiro_por_faturamento on documento_financeiro (cliente_id, faturamento_id);
create index documento_financeiro_por_atualizacao
  on documento_financeiro (cliente_id, atualizacao, id) include (inclusao);
create trigger guardar_conteudo before insert or update on documento_financeiro
  for each row when (new.arquivo_conteudo is not null) execute function guardar_conteudo();
call proteger('documento_financeiro');
